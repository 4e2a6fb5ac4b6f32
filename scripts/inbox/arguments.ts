import { z } from "zod";
import { readOptions, UsageError } from "../../command-line/options.ts";
import { isNumbered, NUMBERED, SENT, TABLES, type Table } from "../../worker/data/inbox-entries.ts";
import { REPORT_KINDS } from "../../worker/data/reports.ts";
import { EITHER, must, numbersOf, oneOf, search, subscriber, wholeNumber } from "./values.ts";

const flag = z.boolean().optional();

const options = z.object({
  help: flag,
  remote: flag,
  only: oneOf(TABLES),
  spam: oneOf(["only", "none"]),
  open: flag,
  closed: flag,
  kind: oneOf(REPORT_KINDS),
  page: wholeNumber(1_000_000),
  "page-size": wholeNumber(1_000),
  csv: oneOf(TABLES),
  out: z
    .string()
    .refine((given) => given.trim() !== "", "needs the name of a file.")
    .optional(),
  done: numbersOf("message"),
  close: numbersOf("report"),
  reopen: numbersOf("report"),
  "delete-message": numbersOf("message"),
  "delete-report": numbersOf("report"),
  "delete-subscriber": z.array(subscriber).optional(),
  "delete-search": z.array(search).optional(),
  "delete-searches": flag,
  "delete-spam": flag,
  "delete-before": z.iso.date(must("a day, such as 2026-01-31")).optional(),
  yes: flag,
});

const PARSED = Object.fromEntries(
  Object.entries(options.shape).map(([name, value]) => {
    const type: "boolean" | "string" = value === flag ? "boolean" : "string";
    return [name, { type, multiple: /^delete-(subscriber|search)$/.test(name) }];
  }),
);

const FILTERS = ["spam", "open", "closed", "kind", "page", "page-size"];

/** What each action may be combined with, apart from --remote: all others with nothing. */
const COMPANIONS: Record<string, string[]> = {
  list: [...FILTERS, "only"],
  csv: [...FILTERS, "out"],
  "delete-searches": ["yes"],
  "delete-spam": ["yes"],
  "delete-before": ["yes"],
};

/** Which entries, and which page of them. */
export interface Selection extends Pick<z.infer<typeof options>, "spam" | "kind"> {
  /** Whether messages that are marked as answered, and reports that are closed, are left out or alone. */
  state: "open" | "closed" | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A command line as read: its options, and what is listed or exported unless they ask for a change. */
export type Command = ReturnType<typeof readCommand>;

/**
 * The command on the command line.
 * @throws UsageError that says what is wrong with it
 */
export function readCommand(args: string[]) {
  const { values } = readOptions(args, PARSED, 0);
  // Whoever asks for help gets it, whatever else is there.
  const given = values.help ? { help: true } : values;
  checkCompanions(Object.keys(given).filter((name) => name !== "remote"));
  const { data, error } = options.safeParse(given);
  if (error) {
    const problems = error.issues.map(({ path, message }) => `--${String(path[0])} ${message}`);
    throw new UsageError(problems.join("\n"));
  }
  const { spam, open, closed, kind, page, "page-size": pageSize, ...command } = data;
  if (open && closed) throw new UsageError("--closed cannot be combined with --open.");
  const state = open ? "open" : closed ? "closed" : undefined;
  const selection: Selection = { spam, state, kind, page: page ?? 1, pageSize: pageSize ?? 20 };
  const tables = tablesFor(selection, command.csv ?? command.only);
  return { ...command, tables, selection, isWhole: page === undefined && pageSize === undefined };
}

function checkCompanions(given: string[]): void {
  const action = given.find((name) => !Object.values(COMPANIONS).flat().includes(name));
  const allowed = COMPANIONS[action ?? "list"] ?? [];
  const stray = given.find((name) => name !== action && !allowed.includes(name));
  if (!stray) return;
  if (action) throw new UsageError(`--${stray} cannot be combined with --${action}.`);
  const actions = Object.keys(COMPANIONS).filter((name) => COMPANIONS[name]?.includes(stray));
  throw new UsageError(`--${stray} needs ${EITHER.format(actions.map((name) => `--${name}`))}.`);
}

/** The tables that have what a selection asks for, or the one that is asked for. */
function tablesFor({ spam, state, kind }: Selection, asked: Table | undefined): readonly Table[] {
  if (kind && asked && asked !== "reports") throw new UsageError("--kind is for reports.");
  if (state && asked && !isNumbered(asked)) {
    throw new UsageError(`--${state} is for messages and reports: ${asked} are not answered.`);
  }
  if (spam && asked === "searches")
    throw new UsageError("--spam is for messages, reports and subscribers.");
  if (asked) return [asked];
  if (kind) return ["reports"];
  return state ? NUMBERED : SENT;
}
