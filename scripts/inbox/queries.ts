import type { Message } from "../../worker/data/messages.ts";
import type { Subscription } from "../../worker/data/subscribers.ts";
import type { Selection, Table } from "./arguments.ts";
import type { NumberRange } from "./option-values.ts";

/** A row as SQLite has it: it knows no booleans. */
type Row<Entry> = Omit<Entry, "isSuspectedSpam"> & { isSuspectedSpam: 0 | 1 };

/** Which entries of a table. */
type Filter = Pick<Selection, "spam" | "isOpen">;

/** A message as stored; `sentAt` is in ms since 1970. */
export interface StoredMessage extends Row<Message> {
  id: number;
  sentAt: number;
  isAnswered: 0 | 1;
}

/** A subscriber as stored; `consentedAt` is in ms since 1970. */
export interface StoredSubscriber extends Row<Subscription> {
  consentedAt: number;
}

/** Runs one statement and returns its rows. Statements hold their values: wrangler binds none. */
export type Query = <Row>(sql: string) => Promise<Row[]>;

/** The entries of each table. */
export interface Entries {
  messages: StoredMessage;
  subscribers: StoredSubscriber;
}

/** The operations on the inbox of a database. */
export type Inbox = ReturnType<typeof inboxOf>;

/** Entries that one statement reads at most when all are read: D1 bounds what comes back at once. */
const AT_ONCE = 200;

const COLUMNS: Record<Table, string> = {
  messages:
    "id, sent_at as sentAt, name, email, subject, message, page, is_suspected_spam as isSuspectedSpam, is_answered as isAnswered",
  subscribers: "email, consented_at as consentedAt, page, is_suspected_spam as isSuspectedSpam",
};

/** Newest first, and never the same place for two. */
const ORDER: Record<Table, string> = {
  messages: "sent_at desc, id desc",
  subscribers: "consented_at desc, email",
};

const SPAM = { only: "is_suspected_spam = 1", none: "is_suspected_spam = 0" };

/** The filter as SQL; empty if it lets everything through. */
function where({ spam, isOpen }: Filter): string {
  const conditions = [...(spam ? [SPAM[spam]] : []), ...(isOpen ? ["is_answered = 0"] : [])];
  return conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
}

/** The inbox behind a query function. */
export function inboxOf(query: Query) {
  const page = <T extends Table>(table: T, selection: Selection): Promise<Entries[T][]> => {
    const offset = (selection.page - 1) * selection.pageSize;
    return query(
      `select ${COLUMNS[table]} from ${table}${where(selection)} order by ${ORDER[table]} limit ${selection.pageSize} offset ${offset}`,
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
    count: (table: Table, filter: Filter) => count(table, where(filter)),
    /** How many messages were sent before a time in ms since 1970. */
    countBefore: (time: number) => count("messages", ` where sent_at < ${integer(time)}`),
    /** Deletes messages by their numbers; returns the numbers of those that there were. */
    deleteMessages: (ranges: readonly NumberRange[]) =>
      remove<number>("messages", "id", numbered(ranges)),
    /** Marks messages as answered by their numbers; returns the numbers of those that there are. */
    markAnswered: async (ranges: readonly NumberRange[]) => {
      const sql = `update messages set is_answered = 1 where ${numbered(ranges)} returning id`;
      return (await query<{ id: number }>(sql)).map(({ id }) => id);
    },
    /** Deletes messages that were sent before a time in ms since 1970; returns their numbers. */
    deleteBefore: (time: number) => remove<number>("messages", "id", `sent_at < ${integer(time)}`),
    /** Deletes subscribers; returns the addresses that were on the list. */
    deleteSubscribers: (emails: readonly string[]) =>
      remove<string>("subscribers", "email", `email in (${emails.map(quoted).join(", ")})`),
    /** Deletes what is suspected of spam; returns how many entries there were. */
    deleteSpam: async (table: Table) =>
      (await remove(table, "is_suspected_spam", "is_suspected_spam = 1")).length,
  };
}

/** A condition: the message has one of these numbers. */
function numbered(ranges: readonly NumberRange[]): string {
  const list = JSON.stringify(ranges.map((range) => range.map(integer)));
  // json_each has an "id" of its own.
  return `exists (select 1 from json_each('${list}') as r where messages.id between r.value ->> 0 and r.value ->> 1)`;
}

function integer(number: number): number {
  if (Number.isSafeInteger(number)) return number;
  throw new Error(`not a whole number: ${number}`);
}

/** A text as an SQL literal: quoted, with the quotes inside it doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
