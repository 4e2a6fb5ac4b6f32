/**
 * The start of a formula, at the start of a cell or after any character that some spreadsheet takes for the end of one:
 * a spreadsheet that separates by semicolons, for example, takes the quotes around a cell for text. Full-width forms
 * count in some languages. Blanks end at a tab or a line feed, because otherwise thousands of empty lines would take
 * seconds.
 */
const START = /(^|[,;|"\t\n])([^\S\t\n]*)(?='*[=+\-@＝＋－＠])/g;
/** The same, with the apostrophe that `harmless` adds. */
const MARKED = /(^|[,;|"\t\n])([^\S\t\n]*)'(?='*[=+\-@＝＋－＠])/g;

/** A number such as -33.86, or a phone number: digits alone are harmless, and programs read them. */
const NUMBER = /^[+-]?[\d .()-]*$/;

/** Makes a cell that no spreadsheet takes for a formula: adds an apostrophe before any possible start of one. */
export function harmless(text: string): string {
  return NUMBER.test(text) ? text : text.replace(START, "$1$2'");
}

/** Options for csv-stringify to write every text `harmless`; numbers stay the same. */
export const HARMLESS = { cast: { string: harmless } };

/** Reverses `harmless`. */
export function asWritten(cell: string): string {
  return cell.replace(MARKED, "$1$2");
}
