import { z } from "zod";
import { readOptions, UsageError } from "../../publishing/command-line/options.ts";
import { SENT, TABLES, type Table } from "../../worker/data/inbox/inbox-entries.ts";

const [FLAG, TEXT, TEXTS] = [
  { type: "boolean" },
  { type: "string" },
  { type: "string", multiple: true },
] as const;

const OPTIONS = {
  remote: FLAG,
  yes: FLAG,
  only: TEXT,
  csv: TEXT,
  out: TEXT,
  ...{ "delete-message": TEXT, "delete-report": TEXT, "delete-before": TEXT },
  ...{ "delete-person": TEXT, "delete-subscriber": TEXTS, "delete-search": TEXTS },
  ...{ "delete-searches": FLAG, "delete-spam": FLAG },
} as const;

/** The first and last of a range of entries: numbers of messages or reports, or the same name twice. */
export type Span = readonly [first: number | string, last: number | string];

/** Reads "12,15,20-31" as spans; an invalid number becomes NaN. */
export function spansOf(given: string): Span[] {
  return given.split(",").map((part) => {
    const [, first, last] = /^\s*([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?\s*$/.exec(part) ?? [];
    return [Number(first), Number(last ?? first)];
  });
}

const EITHER = new Intl.ListFormat("en-AU", { type: "disjunction" }).format(TABLES);
const isTable = (given: string) => TABLES.includes(given as Table);
const areNumbers = (given: string) => spansOf(given).every(([first, last]) => first <= last);

/** The format of the values of options. */
const VALUES: Record<string, readonly [be: string, isRight: (given: string) => boolean]> = {
  only: [EITHER, isTable],
  csv: [EITHER, isTable],
  "delete-message": ["message numbers, such as 12 or 12,15,20-31", areNumbers],
  "delete-report": ["report numbers, such as 12 or 12,15,20-31", areNumbers],
  "delete-person": ["an email address, such as a@b.com", isValid(z.email())],
  "delete-before": ["a day, such as 2026-01-31", isValid(z.iso.date())],
};

function isValid(schema: z.ZodType): (given: string) => boolean {
  return (given) => schema.safeParse(given).success;
}

/** A command line after reading: its options, and the tables to list or export if it does not ask for a change. */
export type Command = ReturnType<typeof readCommand>;

/**
 * Reads the command line.
 * @throws UsageError that says what is wrong with it
 */
export function readCommand(args: string[]) {
  const { values } = readOptions(args, OPTIONS, 0);
  const { remote = false, yes = false, out, ...actions } = values;
  const [action, other] = Object.entries(actions);
  if (action && other)
    throw new UsageError(`--${other[0]} cannot be combined with --${action[0]}.`);
  const [name = "", given = ""] = action ?? [];
  if (out !== undefined && name !== "csv") throw new UsageError("--out needs --csv.");
  if (yes && !name.startsWith("delete-")) throw new UsageError("--yes needs what to delete.");
  const [be, isRight] = VALUES[name] ?? [];
  if (isRight?.(String(given)) === false)
    throw new UsageError(`--${name} must be ${be} (found "${given}").`);
  const table = (actions.csv ?? actions.only) as Table | undefined;
  return { ...actions, remote, yes, out, tables: table ? [table] : SENT };
}
