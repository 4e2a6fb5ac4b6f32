import { counted, type Place, placeText } from "./problems.ts";

/** Texts that mean nothing; "$-" is how a spreadsheet shows an amount of 0. */
export const NOTHING =
  /^(n\/?a|n\.a\.|\$?\s?-+|[–—]+|nil|none|null|tba|tbc|unknown|poa|p\.o\.a\.|\?+)$/i;

/** How a cell was read, in words: "read 2 dates as day/month/year". */
export interface Manner {
  /** The kind of value, such as "date". */
  noun: string;
  how: string;
  /** A sentence for a cell whose value alone does not show what changed. */
  says?: string;
}

/** The meaning of a cell; `as` says how it was read if that differs from the typed text. */
export interface Reading {
  value: string;
  as?: Manner | undefined;
}

/** A cell that was read differently from how it was typed. */
export interface Difference {
  file: string;
  line: Place | undefined;
  column: string;
  typed: string;
  value: string;
  as: Manner;
}

/** Describes differences, one line for each column and way of reading. */
export function differenceLines(differences: Difference[]): string[] {
  const kinds = Map.groupBy(differences, ({ file, column, as }) => `${file} ${column} ${as.how}`);
  return [...kinds.values()].map((same) => {
    const { file, column, typed, value, line, as } = same[0]!;
    const many = as.noun.endsWith("s") ? `${as.noun}es` : `${as.noun}s`;
    const count = counted(same.length, as.noun, many);
    const example = `${same.length === 1 ? "" : "such as "}${shown(typed)} as ${shown(value)} on ${placeText(line)}`;
    const said = [...new Set(same.flatMap((one) => one.as.says ?? []))].map((text) => `; ${text}`);
    return `${file} ${column}: read ${count} ${as.how}, ${example}${said.join("")}`;
  });
}

function shown(cell: string): string {
  if (cell === "") return "empty";
  const short = cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
  return JSON.stringify(short);
}
