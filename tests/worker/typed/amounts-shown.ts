/** The numbers of a text, with or without commas between thousands. */
export function numbersIn(text: string): number[] {
  return [...withoutGrouping(text).matchAll(/\d+(?:\.\d+)?|\.\d+/g)].map(Number);
}

/** A text whose thousands have no commas: "1,500 kg" as "1500 kg". */
export function withoutGrouping(text: string): string {
  return text.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "");
}

/** Returns true if two figures are the same, apart from rounding, and from pounds written in kilograms. */
export function isAbout(shown: number, right: number): boolean {
  return Math.abs(shown - right) <= Math.max(0.005, right * 0.005);
}

/** Returns true if a word of a text begins with another, in any case: "tap" in "Brass taps". */
export function hasWord(text: string, word: string): boolean {
  const literal = word.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\d.])${literal}`, "iu").test(text);
}
