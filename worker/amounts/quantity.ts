import { type AmountInText, type Measure, masked, measuresIn } from "./amounts.ts";
import type { Typed } from "./figures.ts";
import { type NumberInText, numberAt } from "./numbers.ts";
import type { Unit } from "./units.ts";

/** The heaviest weight accepted in one row, in kg; anything heavier is sold by contract. */
const MAX_KILOGRAMS = 100_000;
/** The largest amount accepted in any other unit. */
const MAX_UNITS = 10_000;

/** An amount of something, in kg or another unit. */
export interface Quantity {
  /** As typed, without the unit; "" for text that isn't an amount. */
  figures: string;
  /** Undefined if none was typed. */
  unit: Unit | undefined;
  /** In the unit above; tonnes and grams already converted to kilograms. */
  typed: Typed;
  /** The number of pieces that weigh this much, if it was typed. */
  pieces?: number;
  /** Likely meanings of an unclear amount, as they are written in URLs. */
  choices?: string[];
  /** The offer for it, as typed. */
  offer?: string;
}

/**
 * Reads the amount in a text such as "60", "7.5 kg", "1,500", "2 t", "half a dozen", "30-40 kg" or "2 x 20 kg".
 * @param usual the unit of a bare number
 */
export function readQuantity(text: string, usual: Unit): Quantity {
  const measures = measuresIn(text.trim());
  const offer = measures.find(({ kind }) => kind === "money")?.typed;
  return {
    figures: "",
    unit: undefined,
    ...amountIn(text.trim(), measures, usual),
    ...(offer && { offer: offer.replace(/^@\s*([\d.,$]+)$/, "$1 a kg").replace(/^@\s*/, "") }),
  };
}

type Amount = Partial<Quantity> & Pick<Quantity, "typed">;

/** Reads the only amount among measures, or says what to type instead. */
function amountIn(typed: string, measures: Measure[], usual: Unit): Amount {
  const amounts = measures.filter((measure) => measure.kind === "amount");
  const held = measures.find(({ kind }) => kind === "held");
  const [one, other, ...more] = amounts;
  const unread = { figures: typed, typed: { problem: notANumber(usual) } };
  if (held) {
    // "A pallet of batteries, 900 kg" includes its weight.
    const isWeighed = amounts.length === 1 && one!.unit?.unit === "kg";
    const name = held.typed.replace(/\s+of$/i, "");
    if (!isWeighed) return { typed: { problem: `How much is ${name}? ${notANumber(usual)}` } };
    const holders = numberAt(held.typed, 0);
    if (holders && holders.value > 1) return severalOf(holders, one!) ?? unread;
  }
  if (!one && measures.some(({ kind }) => kind === "money")) return { typed: unread.typed };
  if (!one || more.length > 0 || hasWords(typed, measures)) return unread;
  const isCount = one.unit === undefined || one.unit.unit === "piece";
  if (other) return (isCount && severalOf(one, other)) || unread;
  if (one.less !== undefined) {
    const left = [one.figures, String(rounded(one.value - one.less))];
    const problem = `“${typed}”: type the weight of the metal alone.`;
    return { typed: { problem }, choices: left.map((figures) => figures + one.unit!.suffix) };
  }
  if (one.isEach && !one.times)
    return { typed: { problem: "How many are there? Type the weight of all of them." } };
  return inUnit(one, usual);
}

/** An amount in its own unit, or in the usual one. */
function inUnit(amount: AmountInText & { typed: string }, usual: Unit): Amount {
  const { unit: own, times: pieces, figures } = amount;
  const value = rounded(amount.value * (pieces ?? 1));
  const all = pieces ? String(value) : figures;
  const inOwn = pieces ? `${all} ${own?.suffix}` : amount.typed;
  return {
    // A number of tonnes is shown as typed, because the field is in kilograms.
    figures: own === undefined || own.times === 1 ? all : inOwn,
    unit: own?.unit,
    typed: amountOf({ ...amount, value }, own?.unit ?? usual, own?.times ?? 1),
    ...(pieces && { pieces }),
  };
}

/**
 * The weight of several things; asks if it is the weight of each, unless the text says so. Undefined if it can be
 * neither.
 */
function severalOf(count: NumberInText, weight: AmountInText): Amount | undefined {
  const { unit, value, figures } = weight;
  const isWhole = Number.isInteger(count.value) && count.value >= 1;
  if (unit?.unit !== "kg" || count.most || weight.most || !isWhole) return undefined;
  const all = rounded(value * count.value);
  if (weight.isEach)
    return {
      figures: unit.times === 1 ? String(all) : `${all} ${unit.suffix}`,
      unit: "kg",
      typed: amountOf({ value: all }, "kg", unit.times),
      pieces: count.value,
    };
  const problem = `Is ${figures} ${unit.suffix} the weight of one, or of all ${count.figures}?`;
  const choices = [`${all}${unit.suffix}`, `${figures}${unit.suffix}`];
  return { typed: { problem }, choices };
}

function hasWords(text: string, measures: Measure[]): boolean {
  const rest = masked(text, measures);
  return /[\p{L}\d]/u.test(rest.replaceAll(/\b(?:of|at|for)\b/gi, ""));
}

/** Checks an amount against the limits of its unit, and converts it. */
function amountOf(
  { value: figure, most }: Pick<AmountInText, "value" | "most">,
  unit: Unit,
  times: number,
): Typed {
  const isWeight = unit === "kg";
  if (figure < 0) return { problem: `${isWeight ? "A weight" : "A number"} can’t be negative.` };
  const value = figure * times;
  if (Number.isNaN(value)) return { problem: notANumber(unit) };
  if ((most ?? figure) * times > (isWeight ? MAX_KILOGRAMS : MAX_UNITS)) {
    const limit = isWeight ? "100 t" : "10,000";
    return { problem: `We go up to ${limit}. For more, ask yards for a quote.` };
  }
  if (unit === "piece" && !Number.isInteger(value)) return { problem: notANumber(unit) };
  if (isWeight ? Math.round(value * 1000) > 0 : value > 0)
    return { value, ...(most !== undefined && { most: most * times }) };
  return { problem: isWeight ? "Type more than 0 kg." : "Type more than 0." };
}

/** Returns a hint on what to type instead of a text that isn't an amount in a unit. */
export function notANumber(unit: Unit): string {
  if (unit === "kg") return "Type a weight in kilograms, such as 60 or 7.5.";
  if (unit === "piece") return "Type a whole number, such as 2.";
  return `Type a number of ${unit === "m" ? "metres" : "square metres"}, such as 12.`;
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}
