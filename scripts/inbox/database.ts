import { CommandError } from "../../command-line/run.ts";
import { hasTable } from "../../database/local.ts";
import { remoteDatabase } from "../../database/remote.ts";
import {
  COLUMNS,
  type Entries,
  isNumbered,
  type NumberedTable,
  source,
  type Table,
} from "../../worker/data/inbox-entries.ts";
import type { Selection } from "./arguments.ts";
import type { NumberRange } from "./values.ts";

/** What tells an entry from others. */
type Key<T extends Table> = T extends NumberedTable ? number : string;
const KEY = { messages: "id", reports: "id", subscribers: "email", searches: "word" };

/** Newest first, words by how many visitors, and never the same place for two. */
const ORDER = {
  messages: "sent_at desc, id desc",
  reports: "sent_at desc, id desc",
  subscribers: "consented_at desc, email",
  searches: "visitors desc, word",
};

/** The column with the operator's mark. */
const MARK = { messages: "is_answered", reports: "is_closed" };

/** Entries that one statement reads at most when all are read: D1 bounds what comes back at once. */
const AT_ONCE = 200;

/** Runs one statement and returns its rows. Statements hold their values: wrangler binds none. */
type Query = <Row>(sql: string) => Promise<Row[]>;

/** The operations on the inbox of a database. */
export type Inbox = ReturnType<typeof inboxOf>;

/** The inbox at Cloudflare; its operations throw a CommandError when that cannot be used. */
export function remoteInbox(remote = remoteDatabase()): Inbox {
  return inboxOf(async (sql) => remote.query(sql));
}

/**
 * The inbox of a local database.
 * @throws CommandError when the database has none yet, or is too old
 */
export async function localInbox(db: D1Database): Promise<Inbox> {
  const query: Query = async <Found>(sql: string) => (await db.prepare(sql).all<Found>()).results;
  if (await hasTable(db, "searched_words")) return inboxOf(query);
  throw new CommandError(
    (await hasTable(db, "messages"))
      ? "This database lacks the newest migrations. `npm start` applies them."
      : "This database has no inbox yet. `npm start` creates the local one, `npm run deploy` the one at Cloudflare.",
  );
}

/** The inbox behind a query function. */
export function inboxOf(query: Query) {
  const page = <T extends Table>(table: T, selection: Selection): Promise<Entries[T][]> => {
    const offset = (selection.page - 1) * selection.pageSize;
    return query(
      `select ${COLUMNS[table]} from ${source(table)} where ${matching(table, selection)} order by ${ORDER[table]} limit ${selection.pageSize} offset ${offset}`,
    );
  };
  const change = async <T extends Table>(table: T, sql: string) => {
    const rows = await query<{ key: Key<T> }>(`${sql} returning ${KEY[table]} as key`);
    return rows.map(({ key }) => key);
  };
  return {
    /** One page of a table, in its order. */
    page,
    /** Every entry of a table that the selection's filter lets through, in the table's order. */
    all: async <T extends Table>(table: T, filter: Selection) => {
      // An entry that arrives meanwhile moves the others down: one that is read twice is kept once.
      const found = new Map<string | number, Entries[T]>();
      for (let number = 1; ; number++) {
        const rows = await page(table, { ...filter, page: number, pageSize: AT_ONCE });
        for (const row of rows) found.set(keyOf(row), row);
        if (rows.length < AT_ONCE) return [...found.values()];
      }
    },
    /** How many entries of a table meet the condition. */
    count: async (table: Table, condition: string) => {
      const sql = `select count(*) as n from ${source(table)} where ${condition}`;
      return (await query<{ n: number }>(sql))[0]?.n ?? 0;
    },
    /** Deletes entries; returns the numbers, addresses or words of those that there were. */
    delete: <T extends Table>(table: T, condition: string) =>
      change(
        table,
        `delete from ${table === "searches" ? "searched_words" : table} where ${condition}`,
      ),
    /** Marks messages as answered, or closes reports; returns their numbers. */
    close: (table: NumberedTable, condition: string) =>
      change(table, `update ${table} set ${MARK[table]} = 1 where ${condition}`),
    /** Takes the mark away again; returns the numbers. */
    reopen: (table: NumberedTable, condition: string) =>
      change(table, `update ${table} set ${MARK[table]} = 0 where ${condition}`),
  };
}

function keyOf(row: Entries[Table]): string | number {
  if ("id" in row) return row.id;
  return "email" in row ? row.email : row.word;
}

// Conditions: which entries of a table, in SQL.

/** What the selection lets through, as far as it is about this table. */
export function matching(table: Table, { spam, state, kind }: Selection): string {
  const conditions = [
    ...(spam ? [`is_suspected_spam = ${Number(spam === "only")}`] : []),
    ...(state && isNumbered(table) ? [`${MARK[table]} = ${Number(state === "closed")}`] : []),
    ...(kind && table === "reports" ? [`kind = ${quoted(kind)}`] : []),
  ];
  return conditions.join(" and ") || "true";
}

/** What is suspected of spam. */
export const SUSPECTED = "is_suspected_spam = 1";

/** The messages or reports that were sent before a day (UTC). */
export function sentBefore(day: string): string {
  return `sent_at < ${Date.parse(day)}`;
}

/** The messages or reports that have one of these numbers. */
export function numbered(table: NumberedTable, ranges: readonly NumberRange[]): string {
  const list = JSON.stringify(ranges);
  // json_each has an "id" of its own.
  return `exists (select 1 from json_each('${list}') as r where ${table}.id between r.value ->> 0 and r.value ->> 1)`;
}

/** The subscribers with these addresses, or the words of searches. */
export function named(table: "subscribers" | "searches", names: readonly string[]): string {
  return `${KEY[table]} in (${names.map(quoted).join(", ")})`;
}

/** A text as an SQL literal: quoted, with the quotes inside it doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
