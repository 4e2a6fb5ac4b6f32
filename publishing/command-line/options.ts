import path from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";

/** The option of the commands that use the database at Cloudflare instead of the one on this machine. */
export const REMOTE = { remote: { type: "boolean", default: false } } as const;

/** The command line is invalid; the message says what to change. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * The options and arguments of a command line, with at most `most` arguments.
 * @param missing the message if there is no argument and one is needed
 * @throws UsageError that says what is wrong
 */
export function readOptions<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  most: number,
  missing?: string,
) {
  const { values, positionals, tokens } = parsed(args, options);
  if (positionals.length > most)
    throw new UsageError(`Unexpected argument "${positionals[most]}".`);
  const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
  const twice = names.find((name, i) => names.indexOf(name) < i && !options[name]?.multiple);
  if (twice) throw new UsageError(`--${twice} is given twice.`);
  if (missing && !positionals[0]) throw new UsageError(missing);
  return { values, positionals };
}

function parsed<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, tokens: true });
  } catch (error) {
    // Node's own messages end with advice that is wrong here.
    const [message = ""] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(`${message}.`);
  }
}

/** True for a command line with --help, whatever else it contains. */
export function asksForHelp(args: string[]): boolean {
  return args.includes("--help");
}

/** Prints this program's usage and exits, if its command line has --help. */
export function answerHelp(usage: string): void {
  if (!asksForHelp(process.argv.slice(2))) return;
  console.log(`Usage: ${usage}`);
  process.exit();
}

/**
 * The options and arguments of this program, with at most `most` arguments. Prints the usage and exits if the command
 * line has --help or is invalid.
 */
export function programOptions<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  most: number,
) {
  answerHelp(usage);
  try {
    return readOptions(process.argv.slice(2), options, most);
  } catch (error) {
    console.error(`${(error as UsageError).message}\nUsage: ${usage}`);
    return process.exit(2);
  }
}

/** A path as the user typed it: npm runs commands in the project's folder, and says where it was started. */
export function typedPath(given: string): string {
  return path.resolve(process.env.INIT_CWD ?? "", given);
}
