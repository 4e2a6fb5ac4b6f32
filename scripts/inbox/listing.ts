import type { Entries, Table } from "../../worker/data/inbox/inbox-entries.ts";
import { cellsOf } from "./csv.ts";

/** The number of a table's entries to list. */
export const SHOWN = 20;

/** The first entries of a table as text for a terminal; `total` is the number of all entries. */
export function listText(
  table: Table,
  { entries, total }: { entries: Entries[Table][]; total: number },
): string {
  const isSearched = table === "searches";
  const what = table + (isSearched ? " (not understood, this month and the last)" : "");
  if (total === 0) return `No ${what}.`;
  const order = isSearched ? "most visitors" : "newest";
  const part = total > SHOWN ? ` (1 to ${SHOWN}; all of them: --csv ${table})` : "";
  const heading = `${what.charAt(0).toUpperCase()}${what.slice(1)}, ${order} first: ${total}${part}`;
  const texts = entries.map((entry) => entryText(cellsOf(table, entry)));
  return [heading, ...texts].join("\n\n");
}

/** An entry as text, with a line for each column that is not empty; further lines of a text are indented. */
function entryText(cells: [column: string, text: string][]): string {
  const lines = cells.map(([column, text]) => {
    return text && `  ${column.padEnd(15)}${text.replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(17)}`)}`;
  });
  return lines.filter(Boolean).join("\n");
}
