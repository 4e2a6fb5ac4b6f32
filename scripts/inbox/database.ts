import type { Message } from "../../worker/data/messages.ts";
import type { Subscription } from "../../worker/data/subscribers.ts";
import { stateDirectory, withDatabase } from "../database/local.ts";
import { remoteDatabase } from "../database/remote.ts";
import { CommandError } from "../run.ts";

/** A message as stored; `sentAt` is in ms since 1970. */
export interface StoredMessage extends Message {
  id: number;
  sentAt: number;
}

/** A subscriber as stored; `consentedAt` is in ms since 1970. */
export interface StoredSubscriber extends Subscription {
  consentedAt: number;
}

/** Runs one statement and returns its rows. */
type Query = <Row>(sql: string) => Promise<Row[]>;

export type Inbox = ReturnType<typeof inboxOf>;

/**
 * Opens the inbox, at Cloudflare or on this machine, and returns what `use` returns.
 * @throws CommandError when the database cannot be reached or does not exist yet
 */
export async function openInbox<T>(isRemote: boolean, use: (inbox: Inbox) => Promise<T>) {
  if (isRemote) {
    const remote = remoteDatabase();
    return use(await existingInbox(async (sql) => remote.query(sql)));
  }
  return withDatabase(stateDirectory(), async (db) => use(await localInbox(db)));
}

/**
 * The inbox of a local database.
 * @throws CommandError when the database has none yet
 */
export function localInbox(db: D1Database): Promise<Inbox> {
  return existingInbox(async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results);
}

/** The operations on the inbox of a database. */
export function inboxOf(query: Query) {
  return {
    messages: () =>
      query<StoredMessage>(
        "select id, sent_at as sentAt, name, email, subject, message, page from messages order by id desc",
      ),
    subscribers: () =>
      query<StoredSubscriber>(
        "select email, consented_at as consentedAt, page from subscribers order by consented_at desc, email",
      ),
    /** Deletes a message; false when there is none with this number. */
    deleteMessage: async (id: number) => {
      if (!Number.isSafeInteger(id)) throw new Error("A message number must be a whole number.");
      return (await query(`delete from messages where id = ${id} returning id`)).length > 0;
    },
    /** Deletes a subscriber; false when the address is not on the list. */
    deleteSubscriber: async (email: string) => {
      const sql = `delete from subscribers where email = ${quoted(email)} returning email`;
      return (await query(sql)).length > 0;
    },
  };
}

async function existingInbox(query: Query): Promise<Inbox> {
  const tables = await query("select name from sqlite_master where name = 'messages'");
  if (tables.length > 0) return inboxOf(query);
  throw new CommandError(
    "This database has no inbox yet. `npm start` creates the local one, `npm run deploy` the one at Cloudflare.",
  );
}

/** A text as an SQL literal: quoted, with the quotes inside it doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
