import { counted, type Place, placeText } from "./problems.ts";

/** What people write for nothing; "$-" is what a spreadsheet shows of 0 as an amount. */
export const NOTHING =
  /^(n\/?a|n\.a\.|\$?\s?-+|[–—]+|nil|none|null|tba|tbc|unknown|poa|p\.o\.a\.|\?+)$/i;

/** How a cell was understood, in words: "read 2 dates as day/month/year". */
export interface Manner {
  one: string;
  many: string;
  how: string;
  /** Says of one of them what became of it, where its value alone does not. */
  says?: string;
}

/** What a cell means; `as` says how it was understood, where that is not what was typed. */
export interface Reading {
  value: string;
  as?: Manner | undefined;
}

/** A cell that was understood differently from what was typed. */
export interface Difference {
  file: string;
  line: Place | undefined;
  column: string;
  typed: string;
  value: string;
  as: Manner;
}

/** What was understood differently, a line for each column and manner. */
export function differenceLines(differences: Difference[]): string[] {
  const kinds = Map.groupBy(differences, ({ file, column, as }) => `${file} ${column} ${as.how}`);
  return [...kinds.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { file, column, typed, value, line, as } = first;
    const count = counted(same.length, as.one, as.many);
    const example = `${same.length === 1 ? "" : "such as "}${shown(typed)} as ${shown(value)} on ${placeText(line)}`;
    const said = [...new Set(same.flatMap((one) => one.as.says ?? []))].map((text) => `; ${text}`);
    return [`${file} ${column}: read ${count} ${as.how}, ${example}${said.join("")}`];
  });
}

function shown(cell: string): string {
  if (cell === "") return "empty";
  const short = cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
  return JSON.stringify(short);
}
