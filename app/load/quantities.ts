/** The heaviest weight in a row that we answer, in kg: anything heavier is sold by contract. */
const MAX_KILOGRAMS = 100_000;
/** The most pieces of an item. */
const MAX_PIECES = 100;

/** A number that was typed, or what is wrong with it. */
export type Typed = { value: number } | { problem: string };

const WEIGHT = /^([\d.,\s]+?)\s*(kgs?|kilos?|kilograms?|t|tonnes?)?$/i;

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
  const pieces = Number(text.trim());
  if (Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES) return { value: pieces };
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

/** A number with thousands separators or a decimal comma; NaN for anything else. */
function readFigures(text: string): number {
  const compact = text.replaceAll(/\s/g, "");
  // "1,500" is fifteen hundred, as Australians write it, and "1,5" is one and a half.
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(compact)
    ? compact.replaceAll(",", "")
    : compact.replace(",", ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}
