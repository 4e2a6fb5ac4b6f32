import type { KeptMessage, KeptSubscriber } from "./database.ts";

/** Characters in a line of a message. */
const WIDTH = 76;
const INDENT = "    ";

// Terminals obey control characters, and marks that turn the direction of writing make a text look
// like another. In their place stands a sign that something was there.
// Emojis and some scripts need the two joiners.
const DANGEROUS = /(?!\n|\t|\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A visitor's text that does nothing to the terminal on which it is shown. */
export function harmless(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(DANGEROUS, "\u{fffd}");
}

/** A moment in ms since 1970 as people and programs read it, in UTC. */
export function moment(time: number): string {
  return new Date(time).toISOString();
}

/** The whole inbox to be read in a terminal. */
export function inboxText(messages: KeptMessage[], subscribers: KeptSubscriber[]): string {
  return [
    messages.length === 0 ? "No messages." : `Messages, newest first: ${messages.length}`,
    ...messages.map(messageText),
    subscribers.length === 0
      ? "No subscribers."
      : `Subscribers, newest first: ${subscribers.length}\n${subscribers.map(subscriberText).join("\n")}`,
  ].join("\n\n");
}

function messageText({ id, sentAt, name, email, subject, message, page }: KeptMessage): string {
  return [
    `#${id}  ${moment(sentAt)}`,
    `  From     ${oneLine(name)} <${oneLine(email)}>`,
    `  Subject  ${oneLine(subject)}`,
    `  Page     ${oneLine(page)}`,
    ...harmless(message)
      .split("\n")
      .flatMap(wrapped)
      .map((line) => (INDENT + line).trimEnd()),
  ].join("\n");
}

function subscriberText({ email, consentedAt, page }: KeptSubscriber): string {
  return `  ${moment(consentedAt)}  ${oneLine(email)}  ${oneLine(page)}`;
}

function oneLine(text: string): string {
  return harmless(text).replace(/\s+/g, " ");
}

/** A line as lines of at most WIDTH characters, broken between words where there are any. */
function wrapped(line: string): string[] {
  const pattern = new RegExp(`.{1,${WIDTH}}(?:\\s+|$)|.{1,${WIDTH}}`, "gu");
  return line.match(pattern) ?? [""];
}
