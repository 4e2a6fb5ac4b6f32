import type { Selection } from "./arguments.ts";
import { COLUMNS, type Entries, type NumberedTable, ORDER, type Table } from "./entries.ts";
import type { NumberRange } from "./option-values.ts";

/** Which entries of a table. */
export type Filter = Pick<Selection, "spam" | "state" | "kind">;

/** Runs one statement and returns its rows. Statements hold their values: wrangler binds none. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

/** The operations on the inbox of a database. */
export type Inbox = ReturnType<typeof inboxOf>;

/** Entries that one statement reads at most when all are read: D1 bounds what comes back at once. */
const AT_ONCE = 200;

const SPAM = { only: "is_suspected_spam = 1", none: "is_suspected_spam = 0" };

/** The column with the operator's mark. */
const MARK = { messages: "is_answered", reports: "is_closed" };
const MARKED = { open: 0, closed: 1 };

/** The filter as SQL, as far as it is about this table; empty if it lets everything through. */
function where(table: Table, { spam, state, kind }: Filter): string {
  const conditions = [
    ...(spam ? [SPAM[spam]] : []),
    ...(state && table !== "subscribers" ? [`${MARK[table]} = ${MARKED[state]}`] : []),
    ...(kind && table === "reports" ? [`kind = ${quoted(kind)}`] : []),
  ];
  return conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
}

/** The inbox behind a query function. */
export function inboxOf(query: Query) {
  const page = <T extends Table>(table: T, selection: Selection): Promise<Entries[T][]> => {
    const offset = (selection.page - 1) * selection.pageSize;
    return query(
      `select ${COLUMNS[table]} from ${table}${where(table, selection)} order by ${ORDER[table]} limit ${selection.pageSize} offset ${offset}`,
    );
  };
  const count = async (table: Table, filter: string): Promise<number> => {
    const [row] = await query<{ n: number }>(`select count(*) as n from ${table}${filter}`);
    return row?.n ?? 0;
  };
  /** Deletes rows, and returns a column of them. */
  const remove = async <Value>(
    table: Table,
    column: string,
    condition: string,
  ): Promise<Value[]> => {
    const sql = `delete from ${table} where ${condition} returning ${column} as value`;
    return (await query<{ value: Value }>(sql)).map(({ value }) => value);
  };
  return {
    /** One page of a table, newest first. */
    page,
    /** Every entry of a table that the selection's filter lets through, newest first. */
    all: async <T extends Table>(table: T, filter: Filter) => {
      // An entry that arrives meanwhile moves the others down: one that is read twice is kept once.
      const found = new Map<string | number, Entries[T]>();
      for (let number = 1; ; number++) {
        const rows = await page(table, { ...filter, page: number, pageSize: AT_ONCE });
        for (const row of rows) found.set("id" in row ? row.id : row.email, row);
        if (rows.length < AT_ONCE) return [...found.values()];
      }
    },
    /** How many entries of a table the filter lets through. */
    count: (table: Table, filter: Filter) => count(table, where(table, filter)),
    /** How many entries were sent before a time in ms since 1970. */
    countBefore: (table: NumberedTable, time: number) =>
      count(table, ` where sent_at < ${integer(time)}`),
    /** Deletes entries by their numbers; returns the numbers of those that there were. */
    delete: (table: NumberedTable, ranges: readonly NumberRange[]) =>
      remove<number>(table, "id", numbered(table, ranges)),
    /** Marks messages as answered or reports as closed, or takes the mark away; returns their numbers. */
    mark: async (table: NumberedTable, ranges: readonly NumberRange[], isClosed: boolean) => {
      const sql = `update ${table} set ${MARK[table]} = ${Number(isClosed)} where ${numbered(table, ranges)} returning id`;
      return (await query<{ id: number }>(sql)).map(({ id }) => id);
    },
    /** Deletes what was sent before a time in ms since 1970; returns how many entries there were. */
    deleteBefore: async (table: NumberedTable, time: number) =>
      (await remove(table, "id", `sent_at < ${integer(time)}`)).length,
    /** Deletes subscribers; returns the addresses that were on the list. */
    deleteSubscribers: (emails: readonly string[]) =>
      remove<string>("subscribers", "email", `email in (${emails.map(quoted).join(", ")})`),
    /** Deletes what is suspected of spam; returns how many entries there were. */
    deleteSpam: async (table: Table) =>
      (await remove(table, "is_suspected_spam", "is_suspected_spam = 1")).length,
  };
}

/** A condition: the entry has one of these numbers. */
function numbered(table: NumberedTable, ranges: readonly NumberRange[]): string {
  const list = JSON.stringify(ranges.map((range) => range.map(integer)));
  // json_each has an "id" of its own.
  return `exists (select 1 from json_each('${list}') as r where ${table}.id between r.value ->> 0 and r.value ->> 1)`;
}

function integer(number: number): number {
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`not a whole number: ${number}`);
}

/** A text as an SQL literal: quoted, with the quotes inside it doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
