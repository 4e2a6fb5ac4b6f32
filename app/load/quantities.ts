import { readFigures, type Typed } from "../quantities.ts";

/** What a visitor can say how much there is in. */
export type Unit = "kg" | "piece" | "m" | "m2";

/** The heaviest weight in a row that we answer, in kg: anything heavier is sold by contract. */
const MAX_KILOGRAMS = 100_000;
/** The most of anything else. */
const MAX_UNITS = 10_000;

/** How much there is of something: in kg, or in another unit. */
export interface Quantity {
  /** As it was typed, without its unit. */
  figures: string;
  /** Undefined where none was typed. */
  unit: Unit | undefined;
  /** Of the unit; tonnes are already kilograms. */
  typed: Typed;
}

/** Units as visitors type them, each with how addresses hold it. */
const UNITS: { words: string[]; suffix: string; unit: Unit; times: number }[] = [
  { words: ["kgs?", "kilos?", "kilograms?"], suffix: "kg", unit: "kg", times: 1 },
  { words: ["t", "tonnes?"], suffix: "t", unit: "kg", times: 1000 },
  { words: ["x", "×", "pcs?", "pieces?", "each"], suffix: "x", unit: "piece", times: 1 },
  { words: ["m", "metres?", "meters?", "lm"], suffix: "m", unit: "m", times: 1 },
  { words: ["m2", "m²", "sqm", "square metres?"], suffix: "m2", unit: "m2", times: 1 },
];

/** A regular expression's source for every unit that is understood. */
export const UNIT_PATTERN: string = UNITS.flatMap(({ words }) => words).join("|");

function unitCalled(word: string) {
  return UNITS.find(({ words }) => new RegExp(`^(${words.join("|")})$`, "i").test(word.trim()));
}

/** A unit as addresses hold it behind a number: "kilos" is "kg"; "" if there is none. */
export function suffixOf(word: string): string {
  return unitCalled(word)?.suffix ?? "";
}

/**
 * How much a text says: "60", "7.5 kg", "1,500", "2 t", "3 pieces" and "12 m" are understood.
 * @param usual the unit of a number without one
 */
export function readQuantity(text: string, usual: Unit): Quantity {
  const trimmed = text.trim();
  const [, figures = "", word = ""] = /^([-−–]?[\d.,\s]*)(.*)$/s.exec(trimmed) ?? [];
  const known = unitCalled(word);
  if (word && !known) return { figures: trimmed, unit: undefined, typed: notANumber(usual) };
  const { unit, times = 1 } = known ?? {};
  const number = figures.trim();
  const typed = amountOf(number, unit ?? usual, times);
  // Tonnes stay as they were typed: the field is in kilograms.
  return { figures: times === 1 ? number : trimmed, unit, typed };
}

function amountOf(figures: string, unit: Unit, times: number): Typed {
  const isWeight = unit === "kg";
  if (/^[-−–]/.test(figures)) {
    return { problem: `${isWeight ? "A weight" : "A number"} can’t be negative.` };
  }
  const value = readFigures(figures) * times;
  if (Number.isNaN(value)) return notANumber(unit);
  if (isWeight && value > MAX_KILOGRAMS)
    return { problem: "We go up to 100 t. For more, ask yards for a quote." };
  if (!isWeight && value > MAX_UNITS)
    return { problem: "We go up to 10,000. For more, ask yards for a quote." };
  if (unit === "piece" && !Number.isInteger(value)) return notANumber(unit);
  if (isWeight ? Math.round(value * 1000) > 0 : value > 0) return { value };
  return { problem: isWeight ? "Type more than 0 kg." : "Type more than 0." };
}

function notANumber(unit: Unit): Typed {
  if (unit === "kg") return { problem: "Type a weight in kilograms, such as 60 or 7.5." };
  if (unit === "piece") return { problem: "Type a whole number, such as 2." };
  return { problem: `Type a number of ${unit === "m" ? "metres" : "square metres"}, such as 12.` };
}

/** The default cost of a kilometre: the Tax Office's rate for a car in 2025–26. */
export const KM_COST = 0.88;

/** A cost per kilometre in dollars, from 0 to 10: "0.88" or "$1.20". */
export function readKmCost(text: string): Typed {
  const dollars = readFigures(text.trim().replace(/^\$\s*/, ""));
  return dollars <= 10
    ? { value: dollars }
    : { problem: "Type an amount from 0 to 10 dollars, such as 0.88." };
}
