import type { Message } from "../../worker/data/messages.ts";
import type { Subscription } from "../../worker/data/subscribers.ts";
import { stateDirectory, type Wrangler, withDatabase, wrangler } from "../database/wrangler.ts";

/** A message as it was kept; `sentAt` is in ms since 1970. */
export interface KeptMessage extends Message {
  id: number;
  sentAt: number;
}

/** A subscriber as it was kept; `consentedAt` is in ms since 1970. */
export interface KeptSubscriber extends Subscription {
  consentedAt: number;
}

/** Runs one statement and gives back its rows. */
type Query = <Row>(sql: string) => Promise<Row[]>;

export type Inbox = ReturnType<typeof inboxOf>;

/**
 * Opens the inbox, at Cloudflare or on this machine, for as long as `use` runs.
 * Throws when the database cannot be read, or was never made.
 */
export async function openInbox<T>(isRemote: boolean, use: (inbox: Inbox) => Promise<T>) {
  if (isRemote) return use(await madeInbox(remoteQuery(wrangler)));
  return withDatabase(stateDirectory(), async (db) => use(await madeInbox(localQuery(db))));
}

/** What can be asked of the inbox. */
export function inboxOf(query: Query) {
  return {
    messages: () =>
      query<KeptMessage>(
        "select id, sent_at as sentAt, name, email, subject, message, page from messages order by id desc",
      ),
    subscribers: () =>
      query<KeptSubscriber>(
        "select email, consented_at as consentedAt, page from subscribers order by consented_at desc, email",
      ),
    /** Whether there was such a message. */
    deleteMessage: async (id: number) => {
      if (!Number.isSafeInteger(id)) throw new Error("A message's number is a whole number.");
      return (await query(`delete from messages where id = ${id} returning id`)).length > 0;
    },
    /** Whether there was such a subscriber. */
    deleteSubscriber: async (email: string) => {
      const sql = `delete from subscribers where email = ${quoted(email)} returning email`;
      return (await query(sql)).length > 0;
    },
  };
}

/** Asks the database at Cloudflare through wrangler, which hands the SQL over by no shell. */
export function remoteQuery(run: Wrangler): Query {
  return async <Row>(sql: string) => {
    const output = run(["d1", "execute", "DB", "--remote", "--json", "--command", sql], {
      silent: true,
    });
    const [answer] = JSON.parse(String(output)) as [{ results: Row[] }];
    return answer.results;
  };
}

function localQuery(db: D1Database): Query {
  return async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results;
}

async function madeInbox(query: Query): Promise<Inbox> {
  const tables = await query("select name from sqlite_master where name = 'messages'");
  if (tables.length > 0) return inboxOf(query);
  throw new Error(
    "This database has no inbox yet: `npm start` makes the local one, `npm run deploy` the one at Cloudflare.",
  );
}

/** A text as SQL: in quotes, and those in it doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
