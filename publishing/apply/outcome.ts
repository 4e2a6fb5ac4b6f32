import { type Live, liveText } from "../compare/live.ts";
import type { Statement } from "../statement.ts";
import { readNow } from "./read-live.ts";
import type { Target } from "./target.ts";

/** Nothing was published; the message says why, and what to do. */
export class NotPublished extends Error {
  override name = "NotPublished";
}

/** A publication that has been started. */
interface Attempt {
  statements: Statement[];
  /** The version that it would create. */
  version: string | undefined;
  /** The live versions when it was prepared. */
  live: Live["state"];
  /** In ms since 1970. */
  startedAt: number;
}

/**
 * Runs statements in one transaction. If that fails, it reads the database again, because the connection may have been
 * lost only after the commit. Returns true if there was an error but the data was published.
 * @throws NotPublished with a message that says what failed and what the site shows
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
  // The column `follows` is unique.
  const isConflict = String(failure.message).includes("publications.follows");
  const cause = isConflict
    ? OTHERS
    : (plainMessage(failure) ?? `The database failed, so nothing was published: ${failure}`);
  if (!now)
    throw new NotPublished(
      `${cause}\nThe database does not answer, so we can't say whether it was published: all of it was, or nothing. Check what is live before you try again (\`npm run data:status\`).`,
    );
  const { state, publication } = now;
  const isOurs =
    state.publication === live.publication
      ? state.version !== live.version
      : (publication?.publishedAt ?? 0) >= startedAt;
  if (state.version === version && isOurs && !isConflict) return true;
  const still = state.publication === live.publication ? "still " : "";
  throw new NotPublished(`${cause}\nThe site ${still}shows ${liveText(now)}.`);
}

/** The message if another publication came first. */
export const OTHERS =
  "Another publication came first. Nothing of yours was published, and nothing of it is lost: look at what is live now, then publish again.";

/** The message of an expected error; undefined for any other error. */
export function plainMessage(error: unknown): string | undefined {
  // A Worker does not include the command line, so we recognise its errors by name.
  const isOfCommand = error instanceof Error && error.name === "CommandError";
  if (error instanceof NotPublished || isOfCommand) return error.message;
  // The local database gives this error while another process is writing to it.
  if (!/commit token|SQLITE_BUSY/.test(String(error))) return undefined;
  return "Another program, such as the server, uses the local database. Wait a moment, then try again.";
}
