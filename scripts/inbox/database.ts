import { hasTable, stateDirectory, withDatabase } from "../database/local.ts";
import { remoteDatabase } from "../database/remote.ts";
import { CommandError } from "../run.ts";
import { type Inbox, inboxOf, type Query } from "./queries.ts";

/**
 * Opens the inbox, at Cloudflare or on this machine, and returns what `use` returns.
 * @throws CommandError when the database cannot be reached, does not exist yet or is too old
 */
export async function openInbox<T>(isRemote: boolean, use: (inbox: Inbox) => Promise<T>) {
  if (isRemote) {
    const remote = remoteDatabase();
    return use(inboxOf(async (sql) => remote.query(sql)));
  }
  return withDatabase(stateDirectory(), async (db) => use(await localInbox(db)));
}

/**
 * The inbox of a local database.
 * @throws CommandError when the database has none yet, or is too old
 */
export async function localInbox(db: D1Database): Promise<Inbox> {
  const query: Query = async <Found>(sql: string) => (await db.prepare(sql).all<Found>()).results;
  if (await hasTable(db, "reports")) return inboxOf(query);
  throw new CommandError(
    (await hasTable(db, "messages"))
      ? "This database lacks the newest migrations. `npm start` applies them."
      : "This database has no inbox yet. `npm start` creates the local one, `npm run deploy` the one at Cloudflare.",
  );
}
