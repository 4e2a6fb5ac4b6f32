// npm run inbox: lists, exports and deletes what visitors sent through the site's forms, and what they searched for.
import { typedPath } from "../../publishing/command-line/options.ts";
import { type Command, start } from "../../publishing/commands/command.ts";
import { assertNew, writePrivate } from "../../publishing/commands/new-files.ts";
import type { Table } from "../../worker/data/inbox/inbox-entries.ts";
import { readCommand } from "./arguments.ts";
import { inboxCsv } from "./csv.ts";
import { countOf, deleted } from "./deleting.ts";
import { allOf, entriesOf } from "./entries.ts";
import { listText, SHOWN } from "./listing.ts";

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
