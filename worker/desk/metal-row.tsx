import type { ComponentProps, ReactNode } from "react";
import { sinceWords } from "../../app/prices/world-words.ts";
import { shortDate } from "../../app/words/format.ts";
import type { AskedYard } from "../../publishing/compare/round.ts";
import { isNo } from "../../publishing/derive/quoted-range.ts";
import { perTonne } from "../../publishing/read/prices.ts";
import { NO } from "../../publishing/read/rows.ts";
import type { KnownRows } from "../data/desk.ts";
import type { WorldPrices } from "../data/world-prices.ts";

/** A metal that yards are asked about. */
export type Metal = KnownRows["materials"][number];

/** What the fields of a form say, by name. */
export type Values = (name: string) => string;

/** A metal of which even the dearest is worth less, in cents per kg, is spoken of by the tonne. */
const BY_TONNE = 120;

/** The unit in which what yards pay for a metal is said. */
export const unitOf = ({ highCents }: Metal): "t" | "kg" =>
  highCents !== null && highCents <= BY_TONNE ? "t" : "kg";

/** Cents per kg as the two ends are typed, in the metal's unit: "8.20" and "8.90", or "180" alone. */
export function endsOf(metal: Metal, cents: number[]): string[] {
  const ends = cents.map((one) =>
    unitOf(metal) === "t" ? String(Math.round(one * 10)) : (one / 100).toFixed(2),
  );
  return [...new Set(ends)];
}

/** The same as one text: "8.20-8.90", or "180/t". */
export function spoken(metal: Metal, cents: number[]): string {
  return endsOf(metal, cents).join("-") + (unitOf(metal) === "t" ? "/t" : "");
}

/** What a yard said last of a metal, as it is typed, and the day; "" if it never said anything. */
export function lastOf({ last }: AskedYard, metal: Metal): { price: string; day: string } {
  const said = last.get(metal.id);
  if (!said) return { price: "", day: "" };
  const { lowCents, highCents, quotedOn } = said;
  return { price: isNo(said) ? NO : spoken(metal, [lowCents, highCents]), day: quotedOn };
}

const PARTS = ["price", "to", "same", "no", "unit"];

/** What the fields of a metal say, one after the other. */
export function stateOf(values: Values, metal: Metal): string {
  const own = PARTS.map((part) => values(`${part}.${metal.slug}`));
  own[4] ||= unitOf(metal);
  return own.join("|");
}

/** The same as a person reads it: "8.20-8.90", "no" or "nothing". */
export function stateText(state: string): string {
  const [, , , no] = state.split("|");
  return no ? NO : priceIn(state) || "nothing";
}

/** The price in it, as it is typed in a file: "8.20-8.90", "180/t". */
function priceIn(state: string): string {
  const [price, to, , , unit] = state.split("|");
  const range = [price, to].filter(Boolean).join("-");
  return unit === "t" ? perTonne(range) : range;
}

const EITHER = "type a price, or choose Same or No: one of them";

/**
 * What is said of a metal, as it is typed in a file, "" where it was taken out, and what is wrong with it; undefined if
 * nobody touched it since the form was shown. Of a price, Same and No those that were there before give way.
 */
export function saidOf(
  values: Values,
  yard: AskedYard,
  metal: Metal,
): { text: string; problem?: string } | undefined {
  const state = stateOf(values, metal);
  const shown = values(`was.${metal.slug}`) || stateOf(() => "", metal);
  if (state === shown) return undefined;
  const [now, before] = [state, shown].map((one) => {
    const [price = "", to = "", same = "", no = ""] = one.split("|");
    return [price + to, same, no];
  });
  const isFree = now!.filter(Boolean).length === 1;
  const [typed, same, no] = now!.map((one, i) => (isFree || one !== before![i] ? one : ""));
  const [price = "", to = ""] = state.split("|");
  if ([typed, same, no].filter(Boolean).length > 1) return { text: price, problem: EITHER };
  if (no) return { text: NO };
  // Of a yard that never said anything the word itself is what cannot be read.
  if (same || /^s(ame)?$/i.test(price)) return { text: lastOf(yard, metal).price || "same" };
  if (to && !price) return { text: to, problem: `type the lower price, too, or ${to} there` };
  return { text: priceIn(state) };
}

/** What is wrong with what was typed. */
export interface FieldError {
  text: string;
  /** What was typed, if it can be confirmed. */
  doubted?: string;
  /** What the fields say by now, if somebody else changed that after the form was shown. */
  now?: string;
}

interface Asked {
  metal: Metal;
  yard: AskedYard;
  /** What the city shows now. */
  shown: KnownRows["prices"][number] | undefined;
  world: WorldPrices;
  values: Values;
  error: FieldError | undefined;
}

/**
 * The cells of a metal in the form of a yard: what it said last and what the world price did since, or what its city
 * shows if it never said anything; and what it says now. A hidden field has what stood there.
 */
export function metalCells(asked: Asked): ReactNode[] {
  const { metal, yard, shown, world, values, error } = asked;
  const { slug, name } = metal;
  const { price, day } = lastOf(yard, metal);
  const months = world.of(metal.world);
  const city = shown?.minCents ? `City: ${spoken(metal, [shown.minCents, shown.maxCents])}. ` : "";
  const field = (part: string, label: string) => (
    <input
      {...{ name: `${part}.${slug}`, defaultValue: values(`${part}.${slug}`), autoComplete: "off" }}
      inputMode="decimal"
      aria-label={`${name}, ${label}`}
      aria-describedby={error ? `wrong-${slug}` : `last-${slug}`}
      aria-invalid={error ? true : undefined}
    />
  );
  return [
    <>
      {name}
      <span className="quiet" id={`last-${slug}`}>
        {day ? `${price}, ${shortDate(day)}. ` : `${city}Never asked. `}
        {metal.world && months && day && sinceWords(metal.world, months, day, "it said so")}
      </span>
    </>,
    <>
      <input
        type="hidden"
        name={`was.${slug}`}
        value={error?.now ?? (values(`was.${slug}`) || stateOf(values, metal))}
      />
      <div className="price">
        {field("price", "says now")}
        <span>to</span>
        {field("to", "at most")}
        <select
          name={`unit.${slug}`}
          defaultValue={values(`unit.${slug}`) || unitOf(metal)}
          aria-label={`${name}, unit`}
        >
          <option value="kg">$/kg</option>
          <option value="t">$/t</option>
        </select>
      </div>
      {error && (
        <p className="error" id={`wrong-${slug}`}>
          {error.text}
        </p>
      )}
      {error?.doubted && (
        <Box {...{ name: `ok.${slug}`, value: error.doubted, of: name }}>Yes, as typed</Box>
      )}
    </>,
    ["Same", "No"].map((word) => {
      const box = `${word.toLowerCase()}.${slug}`;
      return (
        <Box
          key={word}
          {...{ name: box, value: "1", of: name, defaultChecked: values(box) !== "" }}
          disabled={word === "Same" && !day}
        >
          {word}
        </Box>
      );
    }),
  ];
}

/** A box to tick, named after what it is `of`. */
function Box({
  of,
  children,
  ...input
}: ComponentProps<"input"> & { of: string; children: string }) {
  return (
    <label>
      <input type="checkbox" {...input} aria-label={`${children}, ${of}`} />
      {children}
    </label>
  );
}
