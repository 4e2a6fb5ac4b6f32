/**
 * The kinds of warnings on a publication, each accepted by itself: prices that move far, prices outside the plausible
 * range, rows that go, checking dates that go back, old prices, samples in the place of real data, changes that undo
 * others' publications, conflicts with others' changes, yards whose places do not fit, slips in a spreadsheet, groups of
 * rows (other names, prices that move together, cities alike), prices that name the one yard that gave them, and real
 * data beside fictional contacts.
 */
export const KINDS = [
  "moves",
  "range",
  "removals",
  "days",
  "old",
  "sample",
  "undo",
  "conflicts",
  "places",
  "slips",
  "names",
  "together",
  "alike",
  "alone",
  "contacts",
] as const;

/** The kind of a warning. */
export type Kind = (typeof KINDS)[number];

/** A line about a row, with its key; about several rows it has none. */
export interface Line {
  text: string;
  key?: string | undefined;
}

/** A kind of mistake that a publication may hold, with every example of it. */
export interface Warning {
  kind: Kind;
  heading: string;
  lines: Line[];
}

/** A warning; none if there is no example of it. */
export function warning(kind: Kind, heading: string, lines: (Line | string)[]): Warning[] {
  const all = lines.map((line) => (typeof line === "string" ? { text: line } : line));
  return all.length > 0 ? [{ kind, heading, lines: all }] : [];
}
