import { writeFileSync } from "node:fs";
import path from "node:path";
import { CommandError } from "../run.ts";
import type { InboxCommand, Selection, Table } from "./arguments.ts";
import { inboxCsv } from "./csv.ts";
import { messagesText, subscribersText } from "./listing.ts";
import type { NumberRange } from "./option-values.ts";
import type { Inbox } from "./queries.ts";

/** What to print, and whether the command did all that it was asked for. */
interface Outcome {
  output: string;
  isDone: boolean;
}

const SPAM = { spam: "only", isOpen: false } as const;

/**
 * Runs a command.
 * @throws CommandError when the file for the CSV cannot be written
 */
export async function runCommand(inbox: Inbox, command: InboxCommand): Promise<Outcome> {
  switch (command.kind) {
    case "list": {
      const texts = command.tables.map((table) => listing(inbox, table, command.selection));
      return done((await Promise.all(texts)).join("\n\n"));
    }
    case "csv": {
      const { table, selection, isWhole, out } = command;
      const rows = await (isWhole ? inbox.all(table, selection) : inbox.page(table, selection));
      const csv = inboxCsv(table, rows);
      if (out === undefined) return { output: csv, isDone: true };
      return done(`Wrote ${counted(rows.length, table)} to ${writeNew(out, csv)}.`);
    }
    case "done": {
      const found = await inbox.markAnswered(command.ranges);
      return outcomeOf(
        found.length > 0 && `Marked ${named(found)} as answered.`,
        missing(command.ranges, found),
      );
    }
    case "delete-messages": {
      const found = await inbox.deleteMessages(command.ranges);
      return outcomeOf(
        found.length > 0 && `Deleted ${named(found)}.`,
        missing(command.ranges, found),
      );
    }
    case "delete-subscribers":
      return deletedSubscribers(command.emails, await inbox.deleteSubscribers(command.emails));
    case "delete-spam": {
      const name = "suspected of spam";
      if (!command.isConfirmed)
        return unconfirmed(
          `${counted(await inbox.count("messages", SPAM), "messages")} and ${counted(await inbox.count("subscribers", SPAM), "subscribers")} ${name}`,
        );
      const messages = await inbox.deleteSpam("messages");
      const subscribers = await inbox.deleteSpam("subscribers");
      return done(
        `Deleted ${counted(messages, "messages")} and ${counted(subscribers, "subscribers")} ${name}.`,
      );
    }
    case "delete-before": {
      const time = Date.parse(command.day);
      const name = `sent before ${command.day}`;
      if (!command.isConfirmed)
        return unconfirmed(`${counted(await inbox.countBefore(time), "messages")} ${name}`);
      const { length } = await inbox.deleteBefore(time);
      return done(`Deleted ${counted(length, "messages")} ${name}.`);
    }
  }
}

async function listing(inbox: Inbox, table: Table, selection: Selection): Promise<string> {
  const total = await inbox.count(table, selection);
  return table === "messages"
    ? messagesText({ entries: await inbox.page("messages", selection), total, selection })
    : subscribersText({ entries: await inbox.page("subscribers", selection), total, selection });
}

/** Writes a file for the operator alone, and never over another one; returns its path. */
function writeNew(name: string, text: string): string {
  // npm runs commands in the project's folder, and says where it was started.
  const file = path.resolve(process.env.INIT_CWD ?? "", name);
  try {
    writeFileSync(file, text, { flag: "wx", mode: 0o600 });
    return file;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EEXIST")
      throw new CommandError(`${file} exists already. Choose another name, or delete it first.`);
    if (code === "ENOENT")
      throw new CommandError(`The folder ${path.dirname(file)} does not exist. Create it first.`);
    throw new CommandError(`${file} could not be written: ${message}`);
  }
}

/** The ranges without a message among those that were found, in words. */
function missing(ranges: readonly NumberRange[], found: readonly number[]): string[] {
  return ranges
    .filter(([first, last]) => !found.some((id) => first <= id && id <= last))
    .map(([first, last]) =>
      first === last ? `message ${first}` : `message from ${first} to ${last}`,
    );
}

/** "message 12", "3 messages". */
function named(ids: readonly number[]): string {
  return ids.length === 1 ? `message ${ids[0]}` : counted(ids.length, "messages");
}

function deletedSubscribers(emails: readonly string[], deleted: readonly string[]): Outcome {
  const name =
    deleted.length === 1 ? `subscriber ${deleted[0]}` : counted(deleted.length, "subscribers");
  const rest = emails.filter((email) => !deleted.includes(email));
  return outcomeOf(
    deleted.length > 0 && `Deleted ${name}.`,
    rest.map((email) => `subscriber ${email}`),
  );
}

/** What was done, if anything was, and what there is none of. */
function outcomeOf(did: string | false, none: readonly string[]): Outcome {
  const lines = [...(did ? [did] : []), ...none.map((one) => `There is no ${one}.`)];
  return { output: `${lines.join("\n")}\n`, isDone: none.length === 0 };
}

function unconfirmed(what: string): Outcome {
  return done(`This would delete ${what}. Nothing was deleted: add --yes to do so.`);
}

function done(text: string): Outcome {
  return { output: `${text}\n`, isDone: true };
}

/** "1 message", "2 messages". */
function counted(count: number, table: Table): string {
  return `${count} ${count === 1 ? table.slice(0, -1) : table}`;
}
