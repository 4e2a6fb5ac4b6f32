import { writeFileSync } from "node:fs";
import path from "node:path";
import { CommandError } from "../run.ts";
import type { InboxCommand, Selection } from "./arguments.ts";
import { inboxCsv } from "./csv.ts";
import type { NumberedTable, Table } from "./entries.ts";
import { messagesText, reportsText, subscribersText } from "./listing.ts";
import {
  counted,
  countedAll,
  deletedSubscribers,
  deletion,
  done,
  missing,
  named,
  type Outcome,
  outcomeOf,
} from "./outcome.ts";
import type { Filter, Inbox } from "./queries.ts";

const SPAM: Filter = { spam: "only", state: undefined, kind: undefined };
const NUMBERED = ["messages", "reports"] as const;
const ALL = [...NUMBERED, "subscribers"] as const;

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
    case "mark": {
      const { table, ranges, isClosed } = command;
      const found = await inbox.mark(table, ranges, isClosed);
      const what = named(table, found);
      const did = isClosed ? CLOSED[table](what) : `Reopened ${what}.`;
      return outcomeOf(found.length > 0 && did, missing(table, ranges, found));
    }
    case "delete": {
      const { table, ranges } = command;
      const found = await inbox.delete(table, ranges);
      return outcomeOf(
        found.length > 0 && `Deleted ${named(table, found)}.`,
        missing(table, ranges, found),
      );
    }
    case "delete-subscribers":
      return deletedSubscribers(command.emails, await inbox.deleteSubscribers(command.emails));
    case "delete-spam": {
      const { isConfirmed } = command;
      const act = (table: Table) =>
        isConfirmed ? inbox.deleteSpam(table) : inbox.count(table, SPAM);
      return deletion(isConfirmed, await countedAll(ALL, act), "marked as suspected spam");
    }
    case "delete-before": {
      const { day, isConfirmed } = command;
      const time = Date.parse(day);
      const act = (table: NumberedTable) =>
        isConfirmed ? inbox.deleteBefore(table, time) : inbox.countBefore(table, time);
      return deletion(isConfirmed, await countedAll(NUMBERED, act), `sent before ${day}`);
    }
  }
}

const CLOSED = {
  messages: (what: string) => `Marked ${what} as answered.`,
  reports: (what: string) => `Closed ${what}.`,
};

async function listing(inbox: Inbox, table: Table, selection: Selection): Promise<string> {
  const total = await inbox.count(table, selection);
  switch (table) {
    case "messages":
      return messagesText({ entries: await inbox.page(table, selection), total, selection });
    case "reports":
      return reportsText({ entries: await inbox.page(table, selection), total, selection });
    case "subscribers":
      return subscribersText({ entries: await inbox.page(table, selection), total, selection });
  }
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
      throw new CommandError(`${file} already exists. Choose another name, or delete it first.`);
    if (code === "ENOENT")
      throw new CommandError(`The folder ${path.dirname(file)} does not exist. Create it first.`);
    throw new CommandError(`${file} could not be written: ${message}`);
  }
}
