import { type Live, liveText } from "../compare/live.ts";
import type { Statement } from "../statement.ts";
import { readNow } from "./read-live.ts";
import type { Target } from "./target.ts";

/** Nothing was published: the message says why and what to do. */
export class NotPublished extends Error {
  override name = "NotPublished";
}

/** A publication that was started. */
export interface Attempt {
  statements: Statement[];
  /** The version that it makes. */
  version: string | undefined;
  /** What was live when it was prepared. */
  live: Live["state"];
  /** When it began, in ms since 1970. */
  startedAt: number;
}

/**
 * Runs statements in one transaction. Where that fails or seems to, it finds out what the database shows: the connection
 * may be lost after they are complete. Resolves to whether there was an error all the same.
 * @throws NotPublished that says what failed and what the site shows
 */
export async function applySurely(
  target: Target,
  { statements, version, live, startedAt }: Attempt,
): Promise<boolean> {
  const failure = await target.apply(statements).then(
    () => undefined,
    (error: Error) => error,
  );
  if (!failure) return false;
  const now = await readNow(target).catch(() => undefined);
  const cause = causeOf(failure);
  if (!now)
    throw new NotPublished(
      `${cause}\nThe database does not answer, so we can't say whether it was published: all of it was, or nothing. Check what is live before you try again (\`npm run data:status\`).`,
    );
  const { state, publication } = now;
  const isOurs =
    state.publication === live.publication
      ? state.version !== live.version
      : (publication?.publishedAt ?? 0) >= startedAt;
  if (state.version === version && isOurs && !isConflict(failure)) return true;
  const still = state.publication === live.publication ? "still " : "";
  throw new NotPublished(`${cause}\nThe site ${still}shows ${liveText(now)}.`);
}

function isConflict(error: unknown): boolean {
  return String((error as Error)?.message).includes("publications.follows");
}

function causeOf(error: unknown): string {
  return isConflict(error)
    ? OTHERS
    : (plainMessage(error) ?? `The database failed, so nothing was published: ${error}`);
}

/** What is said where another publication came first. */
export const OTHERS =
  "Another publication came first. Nothing of yours was published, and nothing of it is lost: look at what is live now, then publish again.";

/** What an error says in plain words; undefined of one that nobody expects. */
export function plainMessage(error: unknown): string | undefined {
  if (error instanceof NotPublished || isOfCommand(error)) return error.message;
  // The local database answers so while another process writes.
  if (!/commit token|SQLITE_BUSY/.test(String(error))) return undefined;
  return "Another program, such as the server, uses the local database. Wait a moment, then try again.";
}

/** Whether an error is one of the command line, which a Worker has none of. */
function isOfCommand(error: unknown): error is Error {
  return error instanceof Error && error.name === "CommandError";
}
