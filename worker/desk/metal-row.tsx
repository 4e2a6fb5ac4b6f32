import type { ReactNode } from "react";
import { shortDate } from "../../app/words/format.ts";
import { sinceWords } from "../../app/world/world-words.ts";
import type { AskedYard } from "../../publishing/compare/round.ts";
import type { KnownRows } from "../data/desk.ts";
import type { WorldPrices } from "../data/world-prices.ts";

/** A metal that yards are asked about. */
export type Metal = KnownRows["materials"][number];

/** A metal of which even the dearest is worth less, in cents per kg, is spoken of by the tonne. */
const BY_TONNE = 120;

/** Whether what yards pay for a metal is said for a tonne. */
export const isByTonne = ({ highCents }: Metal) => highCents !== null && highCents <= BY_TONNE;

/** Cents per kg as they are typed: "8.20-8.90", or "180/t". */
export function spoken(metal: Metal, cents: number[]): string {
  const isTonne = isByTonne(metal);
  const ends = cents.map((one) =>
    isTonne ? String(Math.round(one * 10)) : (one / 100).toFixed(2),
  );
  return [...new Set(ends)].join("-") + (isTonne ? "/t" : "");
}

/** What a yard said last of a metal, as it is typed, and the day; "" if it never said anything. */
export function lastOf({ last }: AskedYard, metal: Metal): { price: string; day: string } {
  const [said, day = ""] = (last.get(metal.id) ?? "").replace(/ \(-?\d+\)$/, "").split(", ");
  return {
    price: said
      ? spoken(
          metal,
          said.split("-").map((end) => Number(end) * 100),
        )
      : "",
    day,
  };
}

interface Asked {
  metal: Metal;
  yard: AskedYard;
  /** What the city shows now. */
  shown: KnownRows["prices"][number] | undefined;
  world: WorldPrices;
  values: (name: string) => string;
  error: string | undefined;
}

/**
 * The cells of a metal in the form of a yard: what it said last and what the world price did since, or what its city
 * shows if it never said anything; and what it says now.
 */
export function metalCells({ metal, yard, shown, world, values, error }: Asked): ReactNode[] {
  const { slug, name } = metal;
  const { price, day } = lastOf(yard, metal);
  const months = metal.world ? world.of(metal.world) : undefined;
  const known = months && day ? [{ world: metal.world!, months, checkedOn: day }] : [];
  const city = shown?.minCents ? `City: ${spoken(metal, [shown.minCents, shown.maxCents])}. ` : "";
  return [
    <>
      {isByTonne(metal) ? `${name}, a tonne` : name}
      <span className="quiet" id={`last-${slug}`}>
        {day ? `${price}, ${shortDate(day)}. ` : `${city}Never asked. `}
        {sinceWords(known, "it said so")}
      </span>
    </>,
    <>
      <input
        {...{ name: `price.${slug}`, defaultValue: values(`price.${slug}`), autoComplete: "off" }}
        inputMode="decimal"
        aria-label={`${name}, says now`}
        aria-describedby={error ? `wrong-${slug}` : `last-${slug}`}
        aria-invalid={error ? true : undefined}
      />
      {error && (
        <p className="error" id={`wrong-${slug}`}>
          {error}
        </p>
      )}
    </>,
    ["Same", "No"].map((word) => {
      const box = `${word.toLowerCase()}.${slug}`;
      return (
        <label key={word}>
          <input
            {...{ type: "checkbox", name: box, value: "1", defaultChecked: values(box) !== "" }}
            disabled={word === "Same" && !day}
            aria-label={`${word}, ${name}`}
          />
          {word}
        </label>
      );
    }),
  ];
}
