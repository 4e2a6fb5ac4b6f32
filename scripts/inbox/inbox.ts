// npm run inbox: lists, exports and deletes what visitors sent through the site's forms, and what they searched for.

import type { Target } from "../../publishing/apply/target.ts";
import { typedPath } from "../../publishing/command-line/options.ts";
import { type Command, start } from "../../publishing/commands/command.ts";
import { assertNew, writePrivate } from "../../publishing/commands/new-files.ts";
import {
  COLUMNS,
  type Entries,
  source,
  type Table,
} from "../../worker/data/inbox/inbox-entries.ts";
import { readCommand } from "./arguments.ts";
import { cellsOf, inboxCsv } from "./csv.ts";
import { countOf, deleted } from "./deleting.ts";

/** Newest entries come first, and words that the most visitors searched for; no two entries may share a position. */
const ORDER = {
  messages: "sent_at desc, id desc",
  reports: "sent_at desc, id desc",
  subscribers: "consented_at desc, email",
  searches: "visitors desc, word",
};

/** The maximum number of entries that a statement reads, because D1 limits the size of a result. */
const AT_ONCE = 200;

/** Entries of a table in its order, starting at `offset`, and how many there are in total. */
async function entriesOf(target: Target, table: Table, most = AT_ONCE, offset = 0) {
  const [rows = [], [count] = []] = await target.query([
    `select ${COLUMNS[table]} from ${source(table)} order by ${ORDER[table]} limit ${most} offset ${offset}`,
    `select count(*) as total from ${source(table)}`,
  ]);
  return { entries: rows as unknown as Entries[Table][], total: Number(count?.total) };
}

/** Every entry of a table, in order. */
async function allOf(target: Target, table: Table): Promise<Entries[Table][]> {
  // A new entry moves the others down meanwhile, so an entry that is read twice is kept only once.
  const found = new Map<unknown, Entries[Table]>();
  for (let offset = 0; ; offset += AT_ONCE) {
    const { entries } = await entriesOf(target, table, AT_ONCE, offset);
    for (const entry of entries) found.set(Object.values(entry)[0], entry);
    if (entries.length < AT_ONCE) return [...found.values()];
  }
}

/** The number of a table's entries to list. */
const SHOWN = 20;

/** The first entries of a table as text for a terminal; `total` is the number of all entries. */
function listText(
  table: Table,
  { entries, total }: { entries: Entries[Table][]; total: number },
): string {
  const isSearched = table === "searches";
  const what = table + (isSearched ? " (not understood, this month and the last)" : "");
  if (total === 0) return `No ${what}.`;
  const order = isSearched ? "most visitors" : "newest";
  const part = total > SHOWN ? ` (1 to ${SHOWN}; all of them: --csv ${table})` : "";
  const heading = `${what.charAt(0).toUpperCase()}${what.slice(1)}, ${order} first: ${total}${part}`;
  const texts = entries.map((entry) => entryText(cellsOf(table, entry)));
  return [heading, ...texts].join("\n\n");
}

/** An entry as text, with a line for each column that is not empty; further lines of a text are indented. */
function entryText(cells: [column: string, text: string][]): string {
  const lines = cells.map(([column, text]) => {
    return text && `  ${column.padEnd(15)}${text.replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(17)}`)}`;
  });
  return lines.filter(Boolean).join("\n");
}

const usage = `npm run inbox -- [--remote], and one of these:
  --only messages|reports|subscribers|searches
  --csv messages|reports|subscribers|searches [--out FILE.csv]
  --delete-message 12,15,20-31
  --delete-report 12
  --delete-subscriber a@b.com, or --delete-search skip; repeat it for several
  --delete-person a@b.com [--yes]
  --delete-spam [--yes]
  --delete-before 2026-01-31 [--yes]
  --delete-searches [--yes]`;

const run: Command["run"] = async (args, { print, withTarget }) => {
  const command = readCommand(args);
  const file = command.out === undefined ? undefined : typedPath(command.out);
  if (file) assertNew(file, "Choose another name, or delete it first.");
  return withTarget(command.remote, async (target) => {
    const outcome = await deleted(target, command);
    if (command.csv) {
      const table = command.csv as Table;
      const entries = await allOf(target, table);
      const text = inboxCsv(table, entries);
      if (file) writePrivate(file, text);
      print(file ? `Wrote ${countOf(entries.length, table)} to ${file}.` : text.trimEnd());
    } else if (outcome) {
      print(outcome.text);
    } else {
      const lists = command.tables.map(async (table) =>
        listText(table, await entriesOf(target, table, SHOWN)),
      );
      print((await Promise.all(lists)).join("\n\n"));
    }
    return outcome?.isWhole ?? true;
  });
};

/** Lists, exports and deletes what visitors sent. */
export const inbox: Command = { usage, run };

await start(inbox, import.meta.filename);
