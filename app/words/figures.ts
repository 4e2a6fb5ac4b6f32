/** A number somebody typed, or what is wrong with it. */
export type Typed = { value: number } | { problem: string };

/** Thousands as Australians write them, "1,500" or "1 500"; never with a leading 0. */
const THOUSANDS = /^[1-9]\d{0,2}((,\d{3})+|(\s\d{3})+)(\.\d*)?$/;

/**
 * Parses a number with thousands separators or a decimal comma; NaN for anything else, including figures that
 * could be read a thousand times too large or small ("1234,567").
 */
export function readFigures(text: string): number {
  if (THOUSANDS.test(text)) return Number(text.replaceAll(/[,\s]/g, ""));
  const [, whole = "", mark, decimals = ""] = /^(\d*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  // "0,500" is half a kilogram: nobody puts a zero in front of thousands.
  const isUnclear = mark === "," && decimals.length === 3 && Number(whole) > 0;
  return isUnclear ? Number.NaN : Number(`${whole}.${decimals}`);
}
