import {
  type Entries,
  isNumbered,
  type NumberedTable,
  type Table,
} from "../../worker/data/inbox-entries.ts";
import {
  dollars,
  isoTime,
  reportedFacts,
  reportedName,
  sanitise,
} from "../../worker/data/inbox-text.ts";
import type { Selection } from "./arguments.ts";

/** Characters in a line of a message. */
const WIDTH = 76;
const INDENT = "    ";

/** A page of a table as text for a terminal; `total` is how many entries there are on all pages. */
export function listText<T extends Table>(
  table: T,
  entries: Entries[T][],
  total: number,
  selection: Selection,
): string {
  const texts = entries.map(entryText);
  if (table === "searches" && texts.length > 0) texts.unshift("visitors  first day   word");
  const separator = isNumbered(table) ? "\n\n" : "\n";
  return [heading(table, entries.length, total, selection), ...texts].join(separator);
}

const STATES = {
  messages: { open: "not answered", closed: "answered" },
  reports: { open: "open", closed: "closed" },
};

/** "Messages, newest first: 57 (21 to 40; next: --page 3)". */
function heading(table: Table, shown: number, total: number, selection: Selection): string {
  const spam = { only: "suspected spam", none: "without suspected spam" };
  const filters = [
    ...(selection.kind ? [selection.kind] : []),
    ...(selection.spam ? [spam[selection.spam]] : []),
    ...(selection.state && isNumbered(table) ? [STATES[table][selection.state]] : []),
    ...(table === "searches" ? ["not understood, this month and the last"] : []),
  ];
  const filter = filters.length > 0 ? ` (${filters.join(", ")})` : "";
  if (total === 0) return `No ${table}${filter}.`;
  const pages = Math.ceil(total / selection.pageSize);
  if (shown === 0) return `No ${table} on page ${selection.page}: the last is --page ${pages}.`;
  const first = (selection.page - 1) * selection.pageSize + 1;
  const next = selection.page < pages ? `; next: --page ${selection.page + 1}` : "";
  const part = pages > 1 ? ` (${first} to ${first + shown - 1}${next})` : "";
  const name = table.charAt(0).toUpperCase() + table.slice(1);
  const order = table === "searches" ? "most visitors" : "newest";
  return `${name}${filter}, ${order} first: ${total}${part}`;
}

function entryText(entry: Entries[Table]): string {
  if ("id" in entry) return numberedText(entry);
  return "email" in entry ? subscriberText(entry) : searchText(entry);
}

function numberedText(entry: Entries[NumberedTable]): string {
  const isReport = "kind" in entry;
  const mark = isReport ? entry.isClosed && "(closed)" : entry.isAnswered && "(answered)";
  const facts = isReport
    ? reportFacts(entry)
    : { From: `${entry.name} <${entry.email}>`, Subject: entry.subject, Page: entry.page };
  return [
    joined(`#${entry.id}`, isoTime(entry.sentAt), isReport && entry.kind, spamMark(entry), mark),
    ...Object.entries(facts).flatMap(([name, text]) =>
      text ? [`  ${name.padEnd(9)}${oneLine(text)}`] : [],
    ),
    ...paragraphs(isReport ? entry.seen : entry.message),
  ].join("\n");
}

function reportFacts(report: Entries["reports"]): Record<string, string | null> {
  return {
    About: reportedName(report),
    Saw: report.shown,
    Shown: reportedFacts(report),
    "Seen on": report.seenOn,
    Docket: report.docketCents === null ? null : `${dollars(report.docketCents)} per kg`,
    Email: report.email,
    Page: report.page,
  };
}

/** What somebody wrote, indented and in lines that fit. */
function paragraphs(text: string): string[] {
  const lines = sanitise(text).split("\n").flatMap(wrap);
  return lines.map((line) => (INDENT + line).trimEnd());
}

function subscriberText(entry: Entries["subscribers"]): string {
  const { email, consentedAt, page } = entry;
  return `  ${joined(isoTime(consentedAt), oneLine(email), oneLine(page), spamMark(entry))}`;
}

function searchText({ word, visitors, firstOn }: Entries["searches"]): string {
  return joined(String(visitors).padStart(8), firstOn, oneLine(word));
}

function spamMark({ isSuspectedSpam }: { isSuspectedSpam: 0 | 1 }) {
  return isSuspectedSpam && "suspected spam";
}

function joined(...parts: (string | false | 0)[]): string {
  return parts.filter(Boolean).join("  ");
}

function oneLine(text: string): string {
  return sanitise(text).replace(/\s+/g, " ");
}

/** A line as lines of at most WIDTH characters, broken between words where possible. */
function wrap(line: string): string[] {
  const pattern = new RegExp(`.{1,${WIDTH}}(?:\\s+|$)|.{1,${WIDTH}}`, "gu");
  return line.match(pattern) ?? [""];
}
