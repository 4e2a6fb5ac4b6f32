import { notInFuture } from "../../publishing/check/check.ts";
import { applied, changeOf } from "../../publishing/compare/change.ts";
import { type Content, contentOf, type Fields } from "../../publishing/compare/content.ts";
import { cellsOf } from "../../publishing/compare/row-cells.ts";
import { checkRows, columnsOf } from "../../publishing/read/check-rows.ts";
import { type CsvFile, rowOf } from "../../publishing/read/header.ts";
import { priceColumns } from "../../publishing/read/price-cells.ts";
import { NOTHING } from "../../publishing/read/reading.ts";
import { understand } from "../../publishing/read/understand.ts";
import type { Statement } from "../../publishing/statement.ts";
import { type DraftRow, draftOf, type KnownRows, saveDraft } from "../data/desk.ts";
import type { DeskContext } from "./context.ts";

/** An operator's unpublished rows, by key. */
export type Draft = ReadonlyMap<string, DraftRow>;

/** The operator's own draft. @throws DatabaseError */
export async function ownDraft(c: Pick<DeskContext, "get">): Promise<Draft> {
  const rows = await draftOf(c.get("store"), c.get("email"));
  return new Map(rows.map((row) => [row.key, row]));
}

const NO_ROWS = { dataset: [], states: [], things: [], items: [], places: [] };

/** The live rows in the form in which publications compare them, and the same with a draft applied. */
export function withDraft(known: KnownRows, draft: Draft): { live: Content; drafted: Content } {
  const live = contentOf({ ...NO_ROWS, ...known });
  const own = [...draft.values()].filter(({ key, before }) => before === null || live.has(key));
  return { live, drafted: applied(live, own) };
}

/** A table whose rows are typed at the desk. */
type Typed = "prices" | "quotes" | "scrap_yards" | "synonyms" | "todos";

/**
 * Reads typed cells as publishing reads CSV files: "185/t", "8.20-8.90", "no", "Mo-Fr 7am-4pm".
 * @param known the yards of quotes, the cities and the metals
 * @returns the rows without errors, by line; errors; and notes on amounts that were rounded, with the typed text, and on
 * cells that were left out
 */
export function readTyped(
  table: Typed,
  typed: Record<string, string>[],
  known: Content,
  today: string,
) {
  const own: CsvFile = { name: `${table}.csv`, rows: [], problems: [], absent: [] };
  const columns = priceColumns(columnsOf(table));
  own.rows = typed.flatMap((row, line) => rowOf(own, line, columns, ({ name }) => row[name] ?? ""));
  const understood = understand({ [table]: own }, cellsOf(known, ""), { today });
  // As in a file, a cell without a price is left out and reported.
  const blank = own.rows.filter(({ cells }) => NOTHING.test(cells.low ?? ""));
  own.rows = own.rows.filter((row) => !blank.includes(row));
  const wrong = [
    ...own.problems,
    ...checkRows(table, own),
    ...notInFuture({ [table]: own }, today),
  ];
  // The lines count the rows from 0.
  const slips = wrong.map(({ line, column = "", reason }) => {
    return { line: Number(line), column, text: reason };
  });
  const rows = new Map(own.rows.map(({ line, fields }) => [Number(line), fields!]));
  for (const { line } of slips) rows.delete(line);
  const rounded = new Set(understood.flatMap(({ as }) => as.says ?? []));
  const leftOut = blank.map(({ typed }) => `Left out “${typed.low}”`);
  return { rows, slips, notes: [...rounded, ...leftOut] };
}

/**
 * Saves rows in the operator's draft; a row that equals the live one is removed from it. The row that was live when
 * typing began is kept, so that publishing can tell if somebody else has changed it since.
 * @param wanted rows by key; null deletes the row
 */
export async function keep(
  c: Pick<DeskContext, "get">,
  { live, draft }: { live: Content; draft: Draft },
  wanted: Iterable<readonly [string, Fields | null]>,
  report: number | null = null,
): Promise<void> {
  const rows: DraftRow[] = [];
  const gone: string[] = [];
  for (const [key, row] of wanted) {
    const earlier = draft.get(key);
    const change = changeOf(key, live.get(key) ?? null, row);
    if (!change) {
      if (earlier) gone.push(key);
      continue;
    }
    const { before, after } = change;
    const first = Object.entries(earlier?.before ?? {}).filter(([name]) => name in (before ?? {}));
    const known = before && { ...before, ...Object.fromEntries(first) };
    rows.push({ key, before: known, after, report });
  }
  await saveDraft(c.get("store"), c.get("email"), rows, gone);
}

/** The statements to run when a draft is published: they delete its rows, and close the reports that it answers. */
export function publishedDraft(draft: (DraftRow & { by: string })[]): Statement[] {
  const reports = draft.flatMap(({ report }) => report ?? []);
  const rows = draft.map(({ by, key, after }) => [by, key, after ? JSON.stringify(after) : ""]);
  return [
    {
      sql: "update reports set is_closed = 1 where id in (select value from json_each(?1))",
      json: JSON.stringify(reports),
    },
    {
      // A row that was typed again in the meantime stays.
      sql: `delete from desk_drafts where ("by", "key", ifnull("after", '')) in (
        select value->>0, value->>1, value->>2 from json_each(?1))`,
      json: JSON.stringify(rows),
    },
  ];
}
