import { realpathSync } from "node:fs";
import { inspect } from "node:util";
import { NotPublished, plainMessage } from "../apply/outcome.ts";
import { d1Target, type Target } from "../apply/target.ts";
import { asksForHelp, UsageError } from "../command-line/options.ts";
import { type Terminal, terminal } from "../command-line/terminal.ts";
import { stateDirectory, withMigratedDatabase } from "../database/local.ts";
import { remoteDatabase } from "../database/remote.ts";
import { DataError } from "../read/problems.ts";
import { remoteTarget } from "./targets.ts";

const MAX_PROBLEMS_SHOWN = 50;

/** The terminal and the databases that a command uses; tests replace them. */
export interface Surroundings extends Terminal {
  /** Prints an error. */
  complain: (text: string) => void;
  withTarget: typeof withTarget;
}

/** An operator's command. */
export interface Command {
  usage: string;
  /** Resolves to true if it succeeded. */
  run: (args: string[], surroundings: Surroundings) => Promise<boolean>;
  /** The last line to print on an error that does not say itself what happened to the publication. */
  failed?: string;
}

/** Runs a command if its file, given as `import.meta.filename`, is the program that was started. */
export async function start(command: Command, file: string): Promise<void> {
  const [, program] = process.argv;
  if (program === undefined || realpathSync(program) !== file) return;
  process.exitCode = await exitCodeOf(command, process.argv.slice(2), {
    ...terminal(),
    complain: console.error,
    withTarget,
  });
}

/**
 * Runs a command or prints its usage. Resolves to its exit code: 0 if it succeeded, 1 if it failed, and 2 if the
 * command line is invalid.
 */
export async function exitCodeOf(
  { usage, run, failed }: Command,
  args: string[],
  surroundings: Surroundings,
): Promise<number> {
  const { complain, print } = surroundings;
  if (asksForHelp(args)) {
    print(`Usage: ${usage}\n\nseed/README.md and docs/operations.md explain the options.`);
    return 0;
  }
  try {
    return (await run(args, surroundings)) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      complain(`${error.message}\nUsage: ${usage}`);
      return 2;
    }
    complain(causeOf(error));
    if (failed && !(error instanceof NotPublished)) complain(failed);
    return 1;
  }
}

/** The message for an error; an unexpected one is shown in full, with its stack. */
function causeOf(error: unknown): string {
  if (error instanceof DataError) {
    const { problems } = error;
    const hidden = problems.length - MAX_PROBLEMS_SHOWN;
    const more = hidden > 0 ? [`… and ${hidden} more`] : [];
    return [...problems.slice(0, MAX_PROBLEMS_SHOWN), ...more].join("\n");
  }
  return plainMessage(error) ?? inspect(error);
}

/**
 * Opens the database, at Cloudflare or on this machine (where it is created or migrated first if necessary), and
 * returns what `use` returns.
 * @throws CommandError if the one at Cloudflare cannot be used
 */
async function withTarget<T>(isRemote: boolean, use: (target: Target) => Promise<T>): Promise<T> {
  if (isRemote) return use(remoteTarget(remoteDatabase()));
  return withMigratedDatabase(stateDirectory(), (db) => use(d1Target(db)));
}
