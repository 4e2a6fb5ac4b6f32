import path from "node:path";
import { typedPath } from "../../command-line/options.ts";
import { CommandError } from "../../command-line/run.ts";
import { writePrivate } from "../../publishing/commands/files.ts";
import { NUMBERED, type NumberedTable, SENT, type Table } from "../../worker/data/inbox-entries.ts";
import type { Command } from "./arguments.ts";
import { inboxCsv } from "./csv.ts";
import { type Inbox, matching, named, numbered, SUSPECTED, sentBefore } from "./database.ts";
import { listText } from "./listing.ts";
import type { NumberRange } from "./values.ts";

/** What to print, and whether the command did all that it was asked for. */
export interface Outcome {
  output: string;
  isDone: boolean;
}

/**
 * Runs a command.
 * @throws CommandError when the file for the CSV cannot be written
 */
export async function runCommand(inbox: Inbox, command: Command): Promise<Outcome> {
  const { csv, done, close, reopen, tables, selection, yes = false } = command;
  const { "delete-message": messages, "delete-report": reports } = command;
  const { "delete-subscriber": emails, "delete-search": words, "delete-before": day } = command;
  if (csv) return exported(inbox, csv, command);
  if (done) return changed("messages", done, inbox.close, (what) => `Marked ${what} as answered.`);
  if (close) return changed("reports", close, inbox.close, (what) => `Closed ${what}.`);
  if (reopen) return changed("reports", reopen, inbox.reopen, (what) => `Reopened ${what}.`);
  if (messages) return changed("messages", messages, inbox.delete, didDelete);
  if (reports) return changed("reports", reports, inbox.delete, didDelete);
  if (emails) return deleted(inbox, "subscribers", emails);
  if (words) return deleted(inbox, "searches", words);
  if (command["delete-searches"])
    return cleared(inbox, ["searches"], "true", "that were not understood", yes);
  if (day) return cleared(inbox, NUMBERED, sentBefore(day), `sent before ${day}`, yes);
  if (command["delete-spam"])
    return cleared(inbox, SENT, SUSPECTED, "marked as suspected spam", yes);
  const lists = tables.map(async (table) => {
    const total = await inbox.count(table, matching(table, selection));
    return listText(table, await inbox.page(table, selection), total, selection);
  });
  return completed((await Promise.all(lists)).join("\n\n"));
}

async function exported(inbox: Inbox, table: Table, command: Command): Promise<Outcome> {
  const { selection, isWhole, out } = command;
  const rows = await (isWhole ? inbox.all(table, selection) : inbox.page(table, selection));
  const csv = inboxCsv(table, rows);
  if (out === undefined) return { output: csv, isDone: true };
  return completed(`Wrote ${counted(rows.length, table)} to ${writeNew(out, csv)}.`);
}

/** Writes a file for the operator alone, and never over another one; returns its path. */
function writeNew(name: string, text: string): string {
  const file = typedPath(name);
  try {
    writePrivate(file, text);
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

const ONE = {
  messages: "message",
  reports: "report",
  subscribers: "subscriber",
  searches: "search",
};

/** Says what was done to some entries, such as "message 12" or "3 messages". */
type Did = (what: string) => string;

const didDelete: Did = (what) => `Deleted ${what}.`;

async function changed(
  table: NumberedTable,
  ranges: NumberRange[],
  change: (table: NumberedTable, condition: string) => Promise<number[]>,
  did: Did,
): Promise<Outcome> {
  const found = await change(table, numbered(table, ranges));
  const missing = ranges
    .filter(([first, last]) => !found.some((id) => first <= id && id <= last))
    .map(([first, last]) => (first === last ? String(first) : `from ${first} to ${last}`));
  return outcomeOf(table, found, missing, did);
}

async function deleted(
  inbox: Inbox,
  table: "subscribers" | "searches",
  names: string[],
): Promise<Outcome> {
  // A word of two months is one.
  const found = [...new Set(await inbox.delete(table, named(table, names)))];
  const missing = names.filter((name) => !found.includes(name));
  return outcomeOf(table, found, missing, didDelete);
}

/** What was done to the entries that were found, if any, and what there is none of. */
function outcomeOf(table: Table, found: (number | string)[], none: string[], did: Did): Outcome {
  const one = ONE[table];
  const what = found.length === 1 ? `${one} ${found[0]}` : counted(found.length, table);
  const lines = none.map((name) => `There is no ${one} ${name}.`);
  if (found.length > 0) lines.unshift(did(what));
  return { output: `${lines.join("\n")}\n`, isDone: none.length === 0 };
}

const AND = new Intl.ListFormat("en-AU");

/** Deletes entries, or without a confirmation counts them; `why` says which. */
async function cleared(
  inbox: Inbox,
  tables: readonly Table[],
  condition: string,
  why: string,
  isConfirmed: boolean,
): Promise<Outcome> {
  const counts: string[] = [];
  for (const table of tables) {
    const count = isConfirmed
      ? (await inbox.delete(table, condition)).length
      : await inbox.count(table, condition);
    counts.push(counted(count, table));
  }
  const what = `${AND.format(counts)} ${why}`;
  if (isConfirmed) return completed(`Deleted ${what}.`);
  return completed(`This would delete ${what}. Nothing was deleted. Add --yes to delete them.`);
}

function completed(text: string): Outcome {
  return { output: `${text}\n`, isDone: true };
}

/** "1 message", "2 messages". */
function counted(count: number, table: Table): string {
  return `${count} ${count === 1 ? ONE[table] : table}`;
}
