/** A number that somebody typed, with the upper end of a range, or the problem with it. */
export type Typed = { value: number; most?: number } | { problem: string };

/** Figures with a decimal point and no thousands separators, and the kind of separator that was typed. */
export interface Figures {
  value: string;
  written: "point" | "comma" | "thousands";
}

/** Thousands as Australians write them, "1,500" or "1 500"; never with a leading 0. */
const THOUSANDS = /^[1-9]\d{0,2}((,\d{3})+|(\s\d{3})+)(\.\d*)?$/;

/**
 * Reads figures with thousands separators or a decimal comma. Returns undefined for anything else, including text that
 * could be read as a thousand times too much or too little ("1234,567").
 */
export function figuresOf(text: string): Figures | undefined {
  if (THOUSANDS.test(text)) return { value: text.replaceAll(/[,\s]/g, ""), written: "thousands" };
  const [, whole = "", mark, decimals = ""] = /^(\d*)(?:([.,])(\d*))?$/.exec(text) ?? [];
  // "0,500" is half a kilogram: nobody puts a zero in front of thousands.
  const isUnclear = mark === "," && decimals.length === 3 && Number(whole) > 0;
  if (isUnclear || whole + decimals === "") return undefined;
  const value = `${whole || "0"}${decimals && `.${decimals}`}`;
  return { value, written: mark === "," ? "comma" : "point" };
}

/** Reads figures for publishing: "1,250" without decimals, which visitors mean as thousands, may also be 1.25. */
export function strictFiguresOf(text: string): Figures | undefined {
  const figures = figuresOf(text);
  return figures?.written === "thousands" && !/\.\d/.test(figures.value) ? undefined : figures;
}

/** Reads figures as a number; NaN if they are not one. */
export function readFigures(text: string): number {
  return Number(figuresOf(text)?.value ?? Number.NaN);
}
