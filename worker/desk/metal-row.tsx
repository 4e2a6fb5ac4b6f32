import type { ComponentProps, ReactNode } from "react";
import { sinceWords } from "../../app/prices/world-words.ts";
import { shortDate } from "../../app/words/format.ts";
import type { AskedYard } from "../../publishing/compare/yards-to-ring.ts";
import { isNo } from "../../publishing/derive/quoted-range.ts";
import { perTonne } from "../../publishing/read/price-cells.ts";
import { NO } from "../../publishing/read/rows.ts";
import { toDollars } from "../amounts/cents.ts";
import type { KnownRows } from "../data/desk.ts";
import type { WorldPrices } from "../data/world-prices.ts";

/** A metal in a yard's form. */
export type Metal = KnownRows["materials"][number];

/** Reads a field of a form by its name. */
export type Values = (name: string) => string;

/** The highest value, in cents per kg, of a metal whose prices are given by the tonne. */
const BY_TONNE = 120;

/** The usual unit for prices of a metal. */
export function unitOf({ highCents }: Metal): "t" | "kg" {
  return highCents !== null && highCents <= BY_TONNE ? "t" : "kg";
}

/** The two ends of a price in cents per kg, as typed in the metal's unit: "8.20" and "8.90", or only "180". */
export function endsOf(metal: Metal, cents: number[]): string[] {
  const ends = cents.map((one) =>
    unitOf(metal) === "t" ? String(Math.round(one * 10)) : toDollars(one).toFixed(2),
  );
  return [...new Set(ends)];
}

/** A price in cents per kg as one text: "8.20-8.90", or "180/t". */
export function spoken(metal: Metal, cents: number[]): string {
  return endsOf(metal, cents).join("-") + (unitOf(metal) === "t" ? "/t" : "");
}

/** A yard's last quote for a metal, as typed, and its day; both "" if there is none. */
export function lastOf({ last }: AskedYard, metal: Metal): { price: string; day: string } {
  const said = last.get(metal.id);
  if (!said) return { price: "", day: "" };
  const price = isNo(said) ? NO : spoken(metal, [said.lowCents, said.highCents]);
  return { price, day: said.quotedOn };
}

const PARTS = ["price", "to", "same", "no", "unit"];

/** The values of a metal's fields, joined: "8.20|8.90|||kg". */
export function stateOf(values: Values, metal: Metal): string {
  const own = PARTS.map((part) => values(`${part}.${metal.slug}`));
  own[4] ||= unitOf(metal);
  return own.join("|");
}

/** The same for people: "8.20-8.90", "no" or "nothing". */
export function stateText(state: string): string {
  const [, , , no] = state.split("|");
  return no ? NO : priceIn(state) || "nothing";
}

/** The price in joined values, in the format of a file: "8.20-8.90", "180/t". */
function priceIn(state: string): string {
  const [price, to, , , unit] = state.split("|");
  const range = [price, to].filter(Boolean).join("-");
  return unit === "t" ? perTonne(range) : range;
}

const EITHER = "type a price or tick a box beside it, not both";

/**
 * The quote for a metal in a form, in the format of a file, or "" if it was removed; with its problem, if any.
 * Undefined if it has not changed since the form was shown. If more than one of price, Same and No is filled in, only
 * the new ones count.
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
  // If there is no earlier quote, the word itself becomes an error.
  if (same || /^s(ame)?$/i.test(price)) return { text: lastOf(yard, metal).price || "same" };
  if (to && !price) return { text: to, problem: `type the lower price, too, or ${to} there` };
  return { text: priceIn(state) };
}

/** An error in the fields of a metal. */
export interface FieldError {
  text: string;
  /** The typed text, if it can be confirmed. */
  doubted?: string;
  /** The current values of the fields, if they have been changed elsewhere since the form was shown. */
  now?: string;
}

interface MetalCellsProps {
  metal: Metal;
  yard: AskedYard;
  /** The city's current price. */
  shown: KnownRows["prices"][number] | undefined;
  world: WorldPrices;
  values: Values;
  error: FieldError | undefined;
}

/**
 * The cells of a metal in a yard's form: its last quote and the change in the world price since, or the city's price if
 * there is no quote; and the fields for a new quote.
 */
export function metalCells(props: MetalCellsProps): ReactNode[] {
  const { metal, yard, shown, world, values } = props;
  const { slug, name } = metal;
  const { price, day } = lastOf(yard, metal);
  const months = world.of(metal.world);
  const city = shown?.minCents ? `City: ${spoken(metal, [shown.minCents, shown.maxCents])}. ` : "";
  return [
    <>
      {name}
      <span className="quiet" id={`last-${slug}`}>
        {day ? `${price}, ${shortDate(day)}. ` : `${city}Never asked. `}
        {metal.world && months && day && sinceWords(metal.world, months, day, "it said so")}
      </span>
    </>,
    <PriceFields
      key="price"
      {...props}
      ends={["says now", "at most"]}
      units={{ kg: "$/kg", t: "$/t" }}
    />,
    ["Same", "No"].map((word) => {
      const box = `${word.toLowerCase()}.${slug}`;
      return (
        <Box key={word} name={box} of={name} values={values} disabled={word === "Same" && !day}>
          {word}
        </Box>
      );
    }),
  ];
}

interface PriceFieldsProps extends Pick<MetalCellsProps, "metal" | "values" | "error"> {
  /** The labels of the lower and the upper end; only one if a range is typed in one field. */
  ends: string[];
  /** The labels of the units. */
  units: Record<"kg" | "t", string>;
  /** Shown between the fields and the error. */
  children?: ReactNode;
}

/** The two ends of a price, its unit and its error; a hidden field holds the values that were shown. */
export function PriceFields({ metal, values, error, ends, units, children }: PriceFieldsProps) {
  const { slug, name } = metal;
  const [low = "", high] = ends;
  const field = (part: string, label: string) => (
    <input
      id={`${part}.${slug}`}
      name={`${part}.${slug}`}
      defaultValue={values(`${part}.${slug}`)}
      autoComplete="off"
      inputMode="decimal"
      aria-label={`${name}, ${label}`}
      aria-describedby={error ? `wrong-${slug}` : `last-${slug}`}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <>
      <input
        type="hidden"
        name={`was.${slug}`}
        value={error?.now ?? (values(`was.${slug}`) || stateOf(values, metal))}
      />
      <div className="price">
        {field("price", low)}
        {high && <span>to</span>}
        {high && field("to", high)}
        <select
          name={`unit.${slug}`}
          defaultValue={values(`unit.${slug}`) || unitOf(metal)}
          aria-label={`${name}, unit`}
        >
          <option value="kg">{units.kg}</option>
          <option value="t">{units.t}</option>
        </select>
      </div>
      {children}
      {error && (
        <p className="error" id={`wrong-${slug}`}>
          {error.text}
        </p>
      )}
      {error?.doubted && (
        <Box name={`ok.${slug}`} value={error.doubted} of={name}>
          Yes, as typed
        </Box>
      )}
    </>
  );
}

interface BoxProps extends ComponentProps<"input"> {
  name: string;
  /** The metal, which its accessible name includes. */
  of: string;
  /** The values of the form, to tick it if it was; without them it is not. */
  values?: Values;
  children: string;
}

/** A box to tick. */
export function Box({ of, values, children, ...input }: BoxProps) {
  return (
    <label>
      <input
        type="checkbox"
        value="1"
        {...input}
        defaultChecked={Boolean(values?.(input.name))}
        aria-label={`${children}, ${of}`}
      />
      {children}
    </label>
  );
}
