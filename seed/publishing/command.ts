import { UsageError } from "../../scripts/command-line.ts";
import { stateDirectory, withMigratedDatabase } from "../../scripts/database/local.ts";
import { remoteDatabase } from "../../scripts/database/remote.ts";
import { CommandError } from "../../scripts/run.ts";
import { noCharacterMessage } from "../dataset/cells.ts";
import { DataError } from "../dataset/problems.ts";
import { localTarget, remoteTarget, type Target } from "../dataset/target.ts";
import { PublishingError } from "./outcome.ts";

const MAX_PROBLEMS_SHOWN = 50;
const MAX_NOTE = 300;

/**
 * Runs a command: `run` returns whether it did what it was asked for. The exit code is 0 if so, 1 if not,
 * and 2 if the command line is not valid. `failed` is the last line when it ends with an error that does
 * not itself say what became of the publication.
 */
export async function runCommand(
  usage: string,
  run: (args: string[]) => Promise<boolean>,
  failed?: string,
): Promise<void> {
  try {
    if (!(await run(process.argv.slice(2)))) process.exitCode = 1;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nUsage: ${usage}`);
      process.exitCode = 2;
      return;
    }
    report(error);
    if (failed && !(error instanceof PublishingError)) console.error(failed);
    process.exitCode = 1;
  }
}

function report(error: unknown): void {
  if (error instanceof DataError) {
    for (const problem of error.problems.slice(0, MAX_PROBLEMS_SHOWN)) console.error(problem);
    const hidden = error.problems.length - MAX_PROBLEMS_SHOWN;
    if (hidden > 0) console.error(`… and ${hidden} more`);
  } else console.error(error instanceof CommandError ? error.message : error);
}

/**
 * A note for the record.
 * @throws UsageError when it is too long, not one line, or holds what is no character
 */
export function noteOf(given: string | undefined): string | undefined {
  const note = given?.trim();
  if (note === undefined) return undefined;
  if (note === "") throw new UsageError("--note needs some text.");
  if (/[\p{Cc}\u2028\u2029]/u.test(note)) throw new UsageError("--note must be one line.");
  const problem = noCharacterMessage(note);
  if (problem) throw new UsageError(`--note ${problem}.`);
  if (note.length <= MAX_NOTE) return note;
  throw new UsageError(`--note must be ${MAX_NOTE} characters or fewer (found ${note.length}).`);
}

/**
 * Opens the database at Cloudflare or on this machine, which is created or migrated first if necessary;
 * returns what `use` returns.
 * @throws CommandError when the one at Cloudflare cannot be used
 */
export async function withTarget<T>(
  isRemote: boolean,
  use: (target: Target) => Promise<T>,
): Promise<T> {
  if (isRemote) return use(remoteTarget(remoteDatabase()));
  return withMigratedDatabase(stateDirectory(), (db) => use(localTarget(db)));
}
