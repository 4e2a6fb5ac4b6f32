import { notInFuture } from "../../publishing/check/check.ts";
import { applied, changeOf } from "../../publishing/compare/change.ts";
import { type Content, contentOf, type Fields } from "../../publishing/compare/content.ts";
import { cellsOf } from "../../publishing/compare/row-cells.ts";
import { checkRows, columnsOf } from "../../publishing/read/check-rows.ts";
import { type CsvFile, rowOf } from "../../publishing/read/header.ts";
import { priceColumns } from "../../publishing/read/prices.ts";
import { NOTHING } from "../../publishing/read/reading.ts";
import { understand } from "../../publishing/read/understand.ts";
import type { Statement } from "../../publishing/statement.ts";
import { type DraftRow, draftOf, type KnownRows, saveDraft } from "../data/desk.ts";
import type { DeskContext } from "./desk.ts";

/** What somebody has typed and not published, by key. */
export type Draft = ReadonlyMap<string, DraftRow>;

/** The draft of whoever asks. @throws DatabaseError */
export async function ownDraft(c: DeskContext): Promise<Draft> {
  const rows = await draftOf(c.get("store"), c.get("email"));
  return new Map(rows.map((row) => [row.key, row]));
}

const NO_ROWS = { dataset: [], states: [], things: [], items: [], places: [] };

/** Rows as publications name and compare them: as they are live, and as they are with a draft. */
export function withDraft(known: KnownRows, draft: Draft): { live: Content; drafted: Content } {
  const live = contentOf({ ...NO_ROWS, ...known });
  const own = [...draft.values()].filter(({ key, before }) => before === null || live.has(key));
  return { live, drafted: applied(live, own) };
}

/** A table whose rows are typed at the desk. */
type Typed = "prices" | "quotes" | "scrap_yards" | "synonyms" | "todos";

/** What was typed in a cell and cannot be: `line` counts the rows from 0. */
interface Slip {
  line: number;
  column: string;
  text: string;
}

/** What typed rows mean. */
export interface Reading {
  /** By the lines that are right. */
  rows: Map<number, Fields>;
  slips: Slip[];
  /** Amounts that were rounded, and from what, and what was left out. */
  notes: string[];
}

/**
 * Reads typed cells as those of the CSV files are read: "185/t", "8.20-8.90", "no", "Mo-Fr 7am-4pm".
 * @param known the yards that quotes are of, the cities and the metals
 */
export function readTyped(
  table: Typed,
  typed: Record<string, string>[],
  known: Content,
  today: string,
): Reading {
  const own: CsvFile = { name: `${table}.csv`, rows: [], problems: [], absent: [] };
  const columns = priceColumns(columnsOf(table));
  own.rows = typed.flatMap((row, line) => rowOf(own, line, columns, ({ name }) => row[name] ?? ""));
  const understood = understand({ [table]: own }, cellsOf(known, ""), { today });
  // As in a file, what says nothing of a price is left out, and named.
  const blank = own.rows.filter(({ cells }) => NOTHING.test(cells.low ?? ""));
  own.rows = own.rows.filter((row) => !blank.includes(row));
  const wrong = [
    ...own.problems,
    ...checkRows(table, own),
    ...notInFuture({ [table]: own }, today),
  ];
  const slips = wrong.map(({ line, column = "", reason }) => ({
    line: Number(line),
    column,
    text: reason,
  }));
  const isWrong = new Set(slips.map(({ line }) => line));
  const right = own.rows.filter(({ line }) => !isWrong.has(Number(line)));
  const rows = new Map(right.map(({ line, fields }) => [Number(line), fields!]));
  const rounded = new Set(understood.flatMap(({ as }) => as.says ?? []));
  return {
    rows,
    slips,
    notes: [...rounded, ...blank.map(({ typed }) => `Left out “${typed.low}”`)],
  };
}

/**
 * Saves rows as they shall be in the draft of whoever asks; one that is as it is live leaves it. What was live when a
 * row was first typed stays on record, so that publishing sees what somebody else made of it since.
 * @param wanted by key; null takes the row away
 */
export async function keep(
  c: DeskContext,
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
    const known = Object.entries(earlier?.before ?? {}).filter(
      ([name]) => before && name in before,
    );
    rows.push({
      key,
      before: before && { ...before, ...Object.fromEntries(known) },
      after,
      report,
    });
  }
  await saveDraft(c.get("store"), c.get("email"), rows, gone);
}

/** Statements that go with the publication of a draft: its rows leave it, and the reports that they answer close. */
export function publishedDraft(by: string, draft: DraftRow[]): Statement[] {
  const reports = draft.flatMap(({ report }) => report ?? []);
  return [
    {
      sql: "update reports set is_closed = 1 where id in (select value from json_each(?1))",
      json: JSON.stringify(reports),
    },
    {
      // What was typed again meanwhile stays.
      sql: `delete from desk_drafts where ("by", "key", ifnull("after", '')) in (
        select value->>0, value->>1, value->>2 from json_each(?1))`,
      json: JSON.stringify(
        draft.map(({ key, after }) => [by, key, after ? JSON.stringify(after) : ""]),
      ),
    },
  ];
}
