import { parseArgs } from "node:util";
import { UsageError } from "../run.ts";
import {
  choice,
  dayOf,
  fileName,
  type NumberRange,
  numberRanges,
  subscriberAddress,
  wholeNumber,
} from "./option-values.ts";

/** The two kinds of things in the inbox. */
const TABLES = ["messages", "subscribers"] as const;
export type Table = (typeof TABLES)[number];

/** Which entries, and which page of them. */
export interface Selection {
  /** Suspected spam alone, or none of it; all entries if undefined. */
  spam: "only" | "none" | undefined;
  /** Whether messages that are marked as answered are left out. */
  isOpen: boolean;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** What to do with the inbox. */
export type InboxCommand =
  | { kind: "list"; tables: readonly Table[]; selection: Selection }
  | { kind: "csv"; table: Table; selection: Selection; isWhole: boolean; out: string | undefined }
  | { kind: "done"; ranges: NumberRange[] }
  | { kind: "delete-messages"; ranges: NumberRange[] }
  | { kind: "delete-subscribers"; emails: string[] }
  | { kind: "delete-spam"; isConfirmed: boolean }
  | { kind: "delete-before"; day: string; isConfirmed: boolean };

/** A command line as read. */
export type CommandLine = { kind: "help" } | (InboxCommand & { isRemote: boolean });

const options = {
  help: { type: "boolean" },
  remote: { type: "boolean" },
  only: { type: "string" },
  spam: { type: "string" },
  open: { type: "boolean" },
  page: { type: "string" },
  "page-size": { type: "string" },
  csv: { type: "string" },
  out: { type: "string" },
  done: { type: "string" },
  "delete-message": { type: "string" },
  "delete-subscriber": { type: "string", multiple: true },
  "delete-spam": { type: "boolean" },
  "delete-before": { type: "string" },
  yes: { type: "boolean" },
} as const;

type Values = ReturnType<typeof parsedOptions>;
type Option = keyof typeof options;

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1_000;
const SHOWN: Option[] = ["spam", "open", "page", "page-size"];

/** What each action may be combined with, apart from --remote. */
const COMPANIONS: Partial<Record<Option, Option[]>> = {
  csv: [...SHOWN, "out"],
  done: [],
  "delete-message": [],
  "delete-subscriber": [],
  "delete-spam": ["yes"],
  "delete-before": ["yes"],
};

/**
 * The command on the command line.
 * @throws UsageError that says what is wrong with it
 */
export function readCommand(args: string[]): CommandLine {
  const values = parsedOptions(args);
  if (values.help) return { kind: "help" };
  const given = (Object.keys(values) as Option[]).filter((name) => name !== "remote");
  const action = given.find((name) => name in COMPANIONS);
  const companions = action ? COMPANIONS[action]! : [...SHOWN, "only" as const];
  const stray = given.find((name) => name !== action && !companions.includes(name));
  if (stray) throw new UsageError(strayMessage(stray, action));
  return { isRemote: values.remote ?? false, ...commandOf(values) };
}

function strayMessage(stray: Option, action: Option | undefined): string {
  if (action) return `--${stray} cannot be combined with --${action}.`;
  return `--${stray} needs ${stray === "out" ? "--csv" : "--delete-spam or --delete-before"}.`;
}

function commandOf(values: Values): InboxCommand {
  const { done, open: isOpen = false } = values;
  if (done !== undefined) return { kind: "done", ranges: numberRanges("done", done) };
  const deletion = deletionOf(values);
  if (deletion) return deletion;
  const selection = {
    spam: choice("spam", values.spam, ["only", "none"] as const),
    isOpen,
    page: wholeNumber("page", values.page ?? "1", 1_000_000),
    pageSize: wholeNumber("page-size", values["page-size"] ?? String(PAGE_SIZE), MAX_PAGE_SIZE),
  };
  const table = choice("csv", values.csv, TABLES);
  const only = choice("only", values.only, TABLES);
  if (isOpen && (table ?? only) === "subscribers") {
    throw new UsageError("--open is for messages: subscribers are not answered.");
  }
  if (table) {
    const isWhole = values.page === undefined && values["page-size"] === undefined;
    const out = values.out === undefined ? undefined : fileName(values.out);
    return { kind: "csv", table, selection, isWhole, out };
  }
  const tables = only ? [only] : TABLES;
  return { kind: "list", tables: isOpen ? ["messages"] : tables, selection };
}

function deletionOf(values: Values): InboxCommand | undefined {
  const isConfirmed = values.yes ?? false;
  const numbers = values["delete-message"];
  if (numbers !== undefined)
    return { kind: "delete-messages", ranges: numberRanges("delete-message", numbers) };
  const emails = values["delete-subscriber"];
  if (emails) return { kind: "delete-subscribers", emails: emails.map(subscriberAddress) };
  const day = values["delete-before"];
  if (day !== undefined) return { kind: "delete-before", day: dayOf(day), isConfirmed };
  return values["delete-spam"] ? { kind: "delete-spam", isConfirmed } : undefined;
}

function parsedOptions(args: string[]) {
  try {
    const { values, tokens } = parseArgs({ args, options, tokens: true });
    const names = tokens.flatMap((token) => (token.kind === "option" ? [token.name] : []));
    const twice = names.find((name, i) => names.indexOf(name) < i && name !== "delete-subscriber");
    if (twice) throw new Error(`--${twice} is there twice`);
    return values;
  } catch (error) {
    // Node's own messages go on with advice about positional arguments, of which there are none.
    const [message = ""] = (error as Error).message.split(/\.(?:\s|$)/);
    throw new UsageError(`${message}.`);
  }
}
