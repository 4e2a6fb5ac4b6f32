/**
 * The kinds of warnings on a publication, each of which must be accepted separately: large price moves, prices outside
 * the plausible range, rows to be removed, checking dates that go back, old prices, samples mixed up with real data,
 * changes that undo others' publications, conflicts with others' changes, yards whose places do not match, spreadsheet
 * slips, suspicious groups of rows (renamed rows, prices that move together, cities with equal prices), prices that
 * reveal the only yard that gave them, and fictional contacts next to real data.
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

/** A line with the key of the row that it is about; no key if it is about several rows. */
export interface Line {
  text: string;
  key?: string | undefined;
}

/** A kind of mistake that a publication may contain, with every example of it. */
export interface Warning {
  kind: Kind;
  heading: string;
  lines: Line[];
}

/** A list with the warning; empty if it has no lines. */
export function warning(kind: Kind, heading: string, lines: (Line | string)[]): Warning[] {
  const all = lines.map((line) => (typeof line === "string" ? { text: line } : line));
  return all.length > 0 ? [{ kind, heading, lines: all }] : [];
}
