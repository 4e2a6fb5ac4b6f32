import type { Row } from "../derive/tables.ts";

/**
 * What may look wrong in a publication, each of which is accepted by itself: prices that move far, prices outside
 * what is plausible, rows that go, checking dates that go back, prices that are old already, samples in the place of
 * real data, what would undo others' publications, what others changed as well, yards whose places do not
 * fit, what a slip in a spreadsheet does, whole sets (other names, prices that move together, cities alike), prices
 * that name the one yard that gave them, and real data beside contacts that are fictional.
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

/** One of them. */
export type Kind = (typeof KINDS)[number];

/** A line about a row, by its key; by none where it is about several. */
export interface Line {
  text: string;
  key?: string | undefined;
}

/** Makes a line about a price that begins with its name. */
export type About = (price: Pick<Row<"prices">, "cityId" | "materialId">, text?: string) => Line;

/** Something that looks wrong, with every example of it. */
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
