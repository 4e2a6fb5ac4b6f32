/** The heaviest weight in a row that we answer, in kg: anything heavier is sold by contract. */
const MAX_KILOGRAMS = 100_000;
/** The most pieces of an item. */
const MAX_PIECES = 100;

/** A number that was typed, or what is wrong with it. */
export type Typed = { value: number } | { problem: string };

const WEIGHT = /^([\d.,\s]*[\d.,])\s*(kgs?|kilos?|kilograms?|t|tonnes?)?$/i;

/**
 * A weight as visitors type it, in grams: "60", "7.5", "7,5", "1,500 kg" and "2 t" are understood. More than
 * 0 and at most 100 t.
 */
export function readKilograms(text: string): Typed {
  const trimmed = text.trim();
  if (/^[-−–]/.test(trimmed)) return { problem: "A weight can’t be negative." };
  const [, figures = "", unit = ""] = WEIGHT.exec(trimmed) ?? [];
  const kilograms = readFigures(figures) * (/^t/i.test(unit) ? 1000 : 1);
  if (Number.isNaN(kilograms)) return { problem: "Type a weight in kilograms, such as 60 or 7.5." };
  const grams = Math.round(kilograms * 1000);
  if (kilograms > MAX_KILOGRAMS)
    return { problem: "We go up to 100 t. For more, ask yards for a quote." };
  return grams > 0 ? { value: grams } : { problem: "Type more than 0 kg." };
}

/** A number of pieces, from 1 to 100. */
export function readPieces(text: string): Typed {
  const pieces = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  if (pieces >= 1 && pieces <= MAX_PIECES) return { value: pieces };
  return { problem: `Type a whole number from 1 to ${MAX_PIECES}.` };
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

/** Thousands as Australians write them, "1,500" or "1 500"; a number that starts with 0 has none. */
const THOUSANDS = /^[1-9]\d{0,2}((,\d{3})+|(\s\d{3})+)(\.\d*)?$/;

/**
 * A number with thousands separators or a decimal comma; NaN for anything else. What may be a thousand times
 * as much ("1234,567") is not guessed.
 */
function readFigures(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replaceAll(/[,\s]/g, ""));
  const [, whole = "", mark, decimals = ""] = /^(\d*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  // "0,500" is half a kilogram: nobody writes a zero in front of thousands.
  const isUnclear = mark === "," && decimals.length === 3 && Number(whole) > 0;
  return isUnclear || whole + decimals === "" ? Number.NaN : Number(`${whole}.${decimals}`);
}
