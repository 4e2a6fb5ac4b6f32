/**
 * What a spreadsheet takes for the start of a formula, at the start of a cell or after anything that
 * some spreadsheet takes for the end of one: it may be set to separate by semicolons, say, and then takes
 * the quotes around a cell for text. The full-width forms count in some languages. Blanks end at a tab or a
 * line feed, after which it starts again: otherwise thousands of empty lines would take seconds.
 */
const START = /(^|[,;|"\t\n])([^\S\t\n]*)(?='*[=+\-@＝＋－＠])/g;
/** The same with the apostrophe that stands before it in a file. */
const MARKED = /(^|[,;|"\t\n])([^\S\t\n]*)'(?='*[=+\-@＝＋－＠])/g;

/** A number such as -33.86, or a phone number: digits alone can do nothing, and programs read them. */
const NUMBER = /^[+-]?[\d .()-]*$/;

/** A text as a cell that no spreadsheet takes for a formula: an apostrophe stands before what could start one. */
export function harmless(text: string): string {
  return NUMBER.test(text) ? text : text.replace(START, "$1$2'");
}

/** Options with which csv-stringify writes every text so; numbers stay as they are. */
export const HARMLESS = { cast: { string: harmless } };

/** The text of such a cell, as it was before it was written. */
export function asWritten(cell: string): string {
  return cell.replace(MARKED, "$1$2");
}
