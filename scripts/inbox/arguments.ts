import { REPORT_KINDS, type ReportKind } from "../../worker/data/reports.ts";
import { UsageError } from "../run.ts";
import { type NumberedTable, TABLES, type Table } from "./entries.ts";
import {
  choice,
  dayOf,
  fileName,
  type NumberRange,
  numberRanges,
  subscriberAddress,
  wholeNumber,
} from "./option-values.ts";
import { readOptions, type Values } from "./options.ts";

/** Which entries, and which page of them. */
export interface Selection {
  /** Suspected spam alone, or none of it; all entries if undefined. */
  spam: "only" | "none" | undefined;
  /** Whether messages that are marked as answered, and reports that are closed, are left out or alone. */
  state: "open" | "closed" | undefined;
  /** The one kind of reports. */
  kind: ReportKind | undefined;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** What to do with the inbox. */
export type InboxCommand =
  | { kind: "list"; tables: readonly Table[]; selection: Selection }
  | { kind: "csv"; table: Table; selection: Selection; isWhole: boolean; out: string | undefined }
  | { kind: "mark"; table: NumberedTable; isClosed: boolean; ranges: NumberRange[] }
  | { kind: "delete"; table: NumberedTable; ranges: NumberRange[] }
  | { kind: "delete-subscribers"; emails: string[] }
  | { kind: "delete-spam"; isConfirmed: boolean }
  | { kind: "delete-before"; day: string; isConfirmed: boolean };

/** A command line as read. */
export type CommandLine = { kind: "help" } | (InboxCommand & { isRemote: boolean });

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 1_000;

/**
 * The command on the command line.
 * @throws UsageError that says what is wrong with it
 */
export function readCommand(args: string[]): CommandLine {
  const values = readOptions(args);
  if (values.help) return { kind: "help" };
  const isRemote = values.remote ?? false;
  return { isRemote, ...(changeOf(values) ?? deletionOf(values) ?? readingOf(values)) };
}

function changeOf({ done, close, reopen }: Values): InboxCommand | undefined {
  const mark = (table: NumberedTable, option: string, given: string, isClosed: boolean) =>
    ({ kind: "mark", table, isClosed, ranges: numberRanges(table, option, given) }) as const;
  if (done !== undefined) return mark("messages", "done", done, true);
  if (close !== undefined) return mark("reports", "close", close, true);
  return reopen === undefined ? undefined : mark("reports", "reopen", reopen, false);
}

function readingOf(values: Values): InboxCommand {
  const selection = {
    spam: choice("spam", values.spam, ["only", "none"] as const),
    state: values.open ? ("open" as const) : values.closed ? ("closed" as const) : undefined,
    kind: choice("kind", values.kind, REPORT_KINDS),
    page: wholeNumber("page", values.page ?? "1", 1_000_000),
    pageSize: wholeNumber("page-size", values["page-size"] ?? String(PAGE_SIZE), MAX_PAGE_SIZE),
  };
  const asked = choice("csv", values.csv, TABLES);
  const only = choice("only", values.only, TABLES);
  const tables = tablesFor(selection, asked ?? only);
  if (!asked) return { kind: "list", tables, selection };
  const isWhole = values.page === undefined && values["page-size"] === undefined;
  const out = values.out === undefined ? undefined : fileName(values.out);
  return { kind: "csv", table: asked, selection, isWhole, out };
}

/** The tables that have what a selection asks for, or the one that is asked for. */
function tablesFor({ state, kind }: Selection, asked: Table | undefined): readonly Table[] {
  if (kind && asked && asked !== "reports") throw new UsageError("--kind is for reports.");
  if (state && asked === "subscribers") {
    throw new UsageError(`--${state} is for messages and reports: subscribers are not answered.`);
  }
  if (asked) return [asked];
  if (kind) return ["reports"];
  return state ? ["messages", "reports"] : TABLES;
}

function deletionOf(values: Values): InboxCommand | undefined {
  const isConfirmed = values.yes ?? false;
  for (const [option, table] of [
    ["delete-message", "messages"],
    ["delete-report", "reports"],
  ] as const) {
    const given = values[option];
    if (given !== undefined)
      return { kind: "delete", table, ranges: numberRanges(table, option, given) };
  }
  const emails = values["delete-subscriber"];
  if (emails) return { kind: "delete-subscribers", emails: emails.map(subscriberAddress) };
  const day = values["delete-before"];
  if (day !== undefined) return { kind: "delete-before", day: dayOf(day), isConfirmed };
  return values["delete-spam"] ? { kind: "delete-spam", isConfirmed } : undefined;
}
