import type { Selection } from "./arguments.ts";
import type { Entries, StoredMessage, StoredReport, StoredSubscriber, Table } from "./entries.ts";
import { dollars, reportedFacts, reportedName } from "./reported-row.ts";
import { isoTime, sanitise } from "./sanitise.ts";

/** Characters in a line of a message. */
const WIDTH = 76;
const INDENT = "    ";

/** A page of entries, and how many there are on all pages. */
export interface Page<Entry> {
  entries: Entry[];
  total: number;
  selection: Selection;
}

/** A page of messages as text for a terminal. */
export function messagesText(page: Page<StoredMessage>): string {
  return [heading("messages", page), ...page.entries.map(messageText)].join("\n\n");
}

/** A page of reports as text for a terminal, each with the row that it is about. */
export function reportsText(page: Page<StoredReport>): string {
  return [heading("reports", page), ...page.entries.map(reportText)].join("\n\n");
}

/** A page of subscribers as text for a terminal. */
export function subscribersText(page: Page<StoredSubscriber>): string {
  return [heading("subscribers", page), ...page.entries.map(subscriberText)].join("\n");
}

const STATES = {
  messages: { open: "not answered", closed: "answered" },
  reports: { open: "open", closed: "closed" },
};

/** "Messages, newest first: 57 (21 to 40; next: --page 3)". */
function heading(table: Table, { entries, total, selection }: Page<unknown>): string {
  const spam = { only: "suspected spam", none: "without suspected spam" };
  const filters = [
    ...(selection.kind ? [selection.kind] : []),
    ...(selection.spam ? [spam[selection.spam]] : []),
    ...(selection.state && table !== "subscribers" ? [STATES[table][selection.state]] : []),
  ];
  const filter = filters.length > 0 ? ` (${filters.join(", ")})` : "";
  if (total === 0) return `No ${table}${filter}.`;
  const pages = Math.ceil(total / selection.pageSize);
  if (entries.length === 0)
    return `No ${table} on page ${selection.page}: the last is --page ${pages}.`;
  const first = (selection.page - 1) * selection.pageSize + 1;
  const next = selection.page < pages ? `; next: --page ${selection.page + 1}` : "";
  const part = pages > 1 ? ` (${first} to ${first + entries.length - 1}${next})` : "";
  const name = table.charAt(0).toUpperCase() + table.slice(1);
  return `${name}${filter}, newest first: ${total}${part}`;
}

function messageText(message: StoredMessage): string {
  const { id, sentAt, name, email, subject, page } = message;
  return [
    `#${id}  ${isoTime(sentAt)}${spamMark(message)}${message.isAnswered ? "  (answered)" : ""}`,
    `  From     ${oneLine(name)} <${oneLine(email)}>`,
    `  Subject  ${oneLine(subject)}`,
    `  Page     ${oneLine(page)}`,
    ...paragraphs(message.message),
  ].join("\n");
}

function reportText(report: StoredReport): string {
  const { id, sentAt, kind, seen, seenOn, docketCents, email, page } = report;
  const facts: [string, string | null][] = [
    ["About", reportedName(report)],
    ["Shown", reportedFacts(report)],
    ["Seen on", seenOn],
    ["Docket", docketCents === null ? null : `${dollars(docketCents)} per kg`],
    ["Email", email],
    ["Page", page],
  ];
  return [
    `#${id}  ${isoTime(sentAt)}  ${kind}${spamMark(report)}${report.isClosed ? "  (closed)" : ""}`,
    ...facts.flatMap(([name, text]) => (text ? [`  ${name.padEnd(9)}${oneLine(text)}`] : [])),
    ...paragraphs(seen),
  ].join("\n");
}

/** What somebody wrote, indented and in lines that fit. */
function paragraphs(text: string): string[] {
  const lines = sanitise(text).split("\n").flatMap(wrap);
  return lines.map((line) => (INDENT + line).trimEnd());
}

function subscriberText(subscriber: StoredSubscriber): string {
  const { email, consentedAt, page } = subscriber;
  return `  ${isoTime(consentedAt)}  ${oneLine(email)}  ${oneLine(page)}${spamMark(subscriber)}`;
}

function spamMark({ isSuspectedSpam }: Entries[Table]): string {
  return isSuspectedSpam ? "  suspected spam" : "";
}

function oneLine(text: string): string {
  return sanitise(text).replace(/\s+/g, " ");
}

/** A line as lines of at most WIDTH characters, broken between words where possible. */
function wrap(line: string): string[] {
  const pattern = new RegExp(`.{1,${WIDTH}}(?:\\s+|$)|.{1,${WIDTH}}`, "gu");
  return line.match(pattern) ?? [""];
}
