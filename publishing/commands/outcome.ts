import { CommandError } from "../../command-line/run.ts";
import { readLive } from "../apply/live.ts";
import type { Target } from "../apply/target.ts";
import type { Live, LiveState } from "../compare/live.ts";
import type { Dataset } from "../derive/tables.ts";
import { liveText } from "./preview.ts";

/** A publication failed after it had begun; the message says what the site shows. */
export class PublishingError extends CommandError {}

/** A publication that was started. */
export interface Attempt {
  dataset: Dataset;
  /** What was live when it was prepared. */
  live: LiveState;
  /** When it began, in ms since 1970. */
  startedAt: number;
}

/**
 * Finds out what a database shows after a publication has failed, or seems to have: wrangler may lose the
 * connection after the import is complete. Returns what is live if it did go through.
 * @throws PublishingError that says what failed and what the site shows
 */
export async function confirmOutcome(
  target: Target,
  attempt: Attempt,
  error: unknown,
): Promise<Live> {
  const cause = causeOf(error);
  const live = await readLive(target).catch(() => undefined);
  if (!live) {
    throw new PublishingError(
      `${cause}\nThe database does not answer, so we can't say whether the load went through. The site shows either all of the old data or all of the new. Check with \`npm run data:status\`.`,
    );
  }
  const { state, publication } = live;
  const isNew = state.version === attempt.dataset.dataset[0]?.version;
  const isOurs =
    state.publication === attempt.live.publication
      ? state.version !== attempt.live.version
      : (publication?.publishedAt ?? 0) >= attempt.startedAt;
  if (isNew && isOurs && !isConflict(error)) return live;
  const shown = `The site ${state.publication === attempt.live.publication ? "still " : ""}shows ${liveText(live)}.`;
  throw new PublishingError(`${cause}\n${shown}`);
}

function isConflict(error: unknown): boolean {
  return String((error as Error)?.message).includes("publications.follows");
}

function causeOf(error: unknown): string {
  if (isConflict(error)) {
    return "Another load came first, while this one was being prepared. Look at what it changed, then try again.";
  }
  return plainMessage(error) ?? `The load failed: ${error}`;
}

/** What an error says in plain words; undefined of one that nobody expects. */
export function plainMessage(error: unknown): string | undefined {
  if (error instanceof CommandError) return error.message;
  // The local database answers so while another process writes.
  if (!/commit token|SQLITE_BUSY/.test(String(error))) return undefined;
  return "Another program, such as the server, uses the local database. Wait a moment, then try again.";
}
