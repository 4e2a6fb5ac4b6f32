/**
 * What may look wrong in a publication, each of which is accepted by itself: prices that move far, prices outside
 * what is plausible, rows that go, checking dates that go back, prices that are old already, samples in the place of
 * real data, what would undo others' publications, what others changed as well, yards whose places do not
 * fit, what a slip in a spreadsheet does, whole sets (other names, prices that move together, cities alike), and prices
 * that name the one yard that gave them.
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
] as const;

/** One of them. */
export type Kind = (typeof KINDS)[number];

/** Something that looks wrong, with every example of it. */
export interface Warning {
  kind: Kind;
  heading: string;
  lines: string[];
}

/** A warning; none if there is no example of it. */
export function warning(kind: Kind, heading: string, lines: string[]): Warning[] {
  return lines.length > 0 ? [{ kind, heading, lines }] : [];
}
