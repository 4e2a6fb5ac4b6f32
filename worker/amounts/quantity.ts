import { type AmountInText, type Measure, masked, measuresIn } from "./amounts.ts";
import type { Typed } from "./figures.ts";
import { numberAt } from "./numbers.ts";
import type { Unit } from "./units.ts";

/** Heaviest weight accepted in one row, in kg: anything heavier is sold by contract. */
const MAX_KILOGRAMS = 100_000;
/** Largest amount accepted in any other unit. */
const MAX_UNITS = 10_000;

/** An amount of something, in kg or another unit. */
export interface Quantity {
  /** As typed, without the unit; "" for what is no amount. */
  figures: string;
  /** Undefined if none was typed. */
  unit: Unit | undefined;
  /** In the unit above; tonnes and grams already converted to kilograms. */
  typed: Typed;
  /** Pieces, where the weight is that of several. */
  pieces?: number;
  /** What it may be instead, as addresses have it. */
  choices?: string[];
  /** What somebody was offered for it, as typed. */
  offer?: string;
}

/**
 * The amount in a text such as "60", "7.5 kg", "1,500", "2 t", "half a dozen", "30-40 kg" or "2 x 20 kg".
 * @param usual the unit of a bare number
 */
export function readQuantity(text: string, usual: Unit): Quantity {
  const typed = text.trim();
  const measures = measuresIn(typed);
  const amounts = measures.filter((measure) => measure.kind === "amount");
  const offer = measures.find(({ kind }) => kind === "money");
  const offered = offer && {
    offer: offer.typed.replace(/^@\s*([\d.,$]+)$/, "$1 a kg").replace(/^@\s*/, ""),
  };
  const nothing = { figures: "", unit: undefined, ...offered };
  const unread = { ...nothing, figures: typed, typed: { problem: notANumber(usual) } };
  const [held] = measures.filter(({ kind }) => kind === "held");
  // "A pallet of batteries, 900 kg" says what it weighs.
  const isWeighed = amounts.length === 1 && amounts[0]!.unit?.unit === "kg";
  const holders = held && isWeighed ? numberAt(held.typed, 0) : undefined;
  if (holders && holders.value > 1) {
    const count: AmountInText = { kind: "amount", start: 0, ...holders, unit: undefined };
    return { ...unread, ...severalOf(count, amounts[0]!) };
  }
  if (held && !isWeighed) return { ...nothing, typed: { problem: unsaid(held.typed, usual) } };
  if (offer && amounts.length === 0) return { ...nothing, typed: { problem: notANumber(usual) } };
  const [one, other, ...more] = amounts;
  if (!one || more.length > 0 || hasWords(typed, measures)) return unread;
  if (other) return { ...unread, ...severalOf(one, other) };
  if (one.less !== undefined) {
    const { suffix } = one.unit!;
    const choices = [one.figures, String(rounded(one.value - one.less))].map(
      (left) => left + suffix,
    );
    return {
      ...nothing,
      typed: { problem: `“${typed}”: type the weight of the metal alone.` },
      choices,
    };
  }
  if (one.isEach && !one.times)
    return {
      ...nothing,
      typed: { problem: "How many are there? Type the weight of all of them." },
    };
  const own = one.unit;
  const times = one.times ?? 1;
  const figures = one.times ? String(rounded(one.value * times)) : one.figures;
  const value = amountOf(
    { ...one, value: rounded(one.value * times) },
    own?.unit ?? usual,
    own?.times ?? 1,
  );
  // Tonnes stay as typed, because the field is in kilograms.
  const shown =
    own === undefined || own.times === 1
      ? figures
      : one.times
        ? `${figures} ${own.suffix}`
        : one.typed;
  return {
    figures: shown,
    unit: own?.unit,
    typed: value,
    ...(one.times && { pieces: times }),
    ...offered,
  };
}

/** Of "2" and "80 kg" nobody says whether that is each. */
function severalOf(count: AmountInText, weight: AmountInText): Partial<Quantity> {
  const isCount = count.unit === undefined || count.unit.unit === "piece";
  const { unit, value, figures } = weight;
  if (
    !isCount ||
    unit?.unit !== "kg" ||
    count.most ||
    weight.most ||
    !Number.isInteger(count.value) ||
    count.value < 1
  )
    return {};
  const all = rounded(value * count.value);
  if (weight.isEach)
    return {
      figures: unit.times === 1 ? String(all) : `${all} ${unit.suffix}`,
      unit: "kg",
      typed: amountOf({ ...weight, value: all }, "kg", unit.times),
      pieces: count.value,
    };
  const problem = `Is ${figures} ${unit.suffix} the weight of one, or of all ${count.figures}?`;
  return {
    figures: "",
    typed: { problem },
    choices: [`${all}${unit.suffix}`, `${figures}${unit.suffix}`],
  };
}

function hasWords(text: string, measures: Measure[]): boolean {
  const rest = masked(text, measures);
  return /[\p{L}\d]/u.test(rest.replaceAll(/\b(?:of|at|for)\b/gi, ""));
}

function amountOf(
  { value: figure, most }: Pick<AmountInText, "value" | "most">,
  unit: Unit,
  times: number,
): Typed {
  const isWeight = unit === "kg";
  if (figure < 0) return { problem: `${isWeight ? "A weight" : "A number"} can’t be negative.` };
  const value = figure * times;
  if (Number.isNaN(value)) return { problem: notANumber(unit) };
  const highest = (most ?? figure) * times;
  if (isWeight && highest > MAX_KILOGRAMS)
    return { problem: "We go up to 100 t. For more, ask yards for a quote." };
  if (!isWeight && highest > MAX_UNITS)
    return { problem: "We go up to 10,000. For more, ask yards for a quote." };
  if (unit === "piece" && !Number.isInteger(value)) return { problem: notANumber(unit) };
  if (isWeight ? Math.round(value * 1000) > 0 : value > 0)
    return { value, ...(most !== undefined && { most: most * times }) };
  return { problem: isWeight ? "Type more than 0 kg." : "Type more than 0." };
}

function unsaid(held: string, unit: Unit): string {
  const what = held.replace(/\s+of$/i, "");
  return `How much is ${what}? ${notANumber(unit)}`;
}

/** What to type instead of something that is no amount in a unit. */
export function notANumber(unit: Unit): string {
  if (unit === "kg") return "Type a weight in kilograms, such as 60 or 7.5.";
  if (unit === "piece") return "Type a whole number, such as 2.";
  return `Type a number of ${unit === "m" ? "metres" : "square metres"}, such as 12.`;
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}
