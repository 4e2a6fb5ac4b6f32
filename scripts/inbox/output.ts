import { stringify } from "csv-stringify/sync";
import type { StoredMessage, StoredSubscriber } from "./database.ts";

/** Characters in a line of a message. */
const WIDTH = 76;
const INDENT = "    ";

// Terminals act on control characters, and bidirectional marks can make a text look like another.
// They are replaced by U+FFFD. The two joiners stay: emoji and some scripts need them.
const UNSAFE = /(?!\n|\t|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The whole inbox as text for a terminal. */
export function inboxText(messages: StoredMessage[], subscribers: StoredSubscriber[]): string {
  return [
    messages.length === 0 ? "No messages." : `Messages, newest first: ${messages.length}`,
    ...messages.map(messageText),
    subscribers.length === 0
      ? "No subscribers."
      : `Subscribers, newest first: ${subscribers.length}\n${subscribers.map(subscriberText).join("\n")}`,
  ].join("\n\n");
}

function messageText({ id, sentAt, name, email, subject, message, page }: StoredMessage): string {
  return [
    `#${id}  ${isoTime(sentAt)}`,
    `  From     ${oneLine(name)} <${oneLine(email)}>`,
    `  Subject  ${oneLine(subject)}`,
    `  Page     ${oneLine(page)}`,
    ...sanitise(message)
      .split("\n")
      .flatMap(wrap)
      .map((line) => (INDENT + line).trimEnd()),
  ].join("\n");
}

function subscriberText({ email, consentedAt, page }: StoredSubscriber): string {
  return `  ${isoTime(consentedAt)}  ${oneLine(email)}  ${oneLine(page)}`;
}

/**
 * Messages or subscribers as CSV, with times in UTC. A cell that a spreadsheet would take for a
 * formula starts with an apostrophe, and a byte order mark makes Excel read the file as UTF-8.
 */
export function inboxCsv(
  table: "messages" | "subscribers",
  rows: (StoredMessage | StoredSubscriber)[],
): string {
  const columns =
    table === "messages"
      ? ["id", "sentAt", "name", "email", "subject", "message", "page"]
      : ["consentedAt", "email", "page"];
  const cells = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, csvCell(name, value)])),
  );
  return stringify(cells, { header: true, columns, escape_formulas: true, bom: true });
}

function csvCell(name: string, value: string | number): string {
  if (typeof value === "string") return sanitise(value);
  return name === "id" ? String(value) : isoTime(value);
}

/** A visitor's text with everything replaced that a terminal would act on. */
function sanitise(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(UNSAFE, "\u{fffd}");
}

function oneLine(text: string): string {
  return sanitise(text).replace(/\s+/g, " ");
}

/** A line as lines of at most WIDTH characters, broken between words where possible. */
function wrap(line: string): string[] {
  const pattern = new RegExp(`.{1,${WIDTH}}(?:\\s+|$)|.{1,${WIDTH}}`, "gu");
  return line.match(pattern) ?? [""];
}

/** A time in ms since 1970 in ISO 8601, UTC. */
function isoTime(time: number): string {
  return new Date(time).toISOString();
}
