// npm run data:export: writes the live data as CSV files, which can be published back without changes, and records
// which edition they are.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { readLive } from "../apply/read-live.ts";
import { newestQuotes } from "../apply/read-quotes.ts";
import { REMOTE, readOptions, typedPath } from "../command-line/options.ts";
import { CommandError } from "../command-line/run.ts";
import { contentOf, tableOf } from "../compare/content.ts";
import { liveText } from "../compare/live.ts";
import { type Command, start } from "./command.ts";
import { writeBase } from "./folder-base.ts";
import { assertEmpty, toFiles, writePrivate } from "./new-files.ts";

const usage = "npm run data:export -- [--remote] folder";

const run: Command["run"] = async (args, { print, withTarget }) => {
  const { values, positionals } = readOptions(args, REMOTE, 1, "Name the folder to write to.");
  const folder = typedPath(positionals[0]!);
  assertEmpty(folder);
  const live = await withTarget(values.remote, async (target) => {
    const found = await readLive(target);
    // A to-do of a removed yard has no row to refer to.
    const ids = new Set(found.rows.scrapYards.map(({ id }) => id));
    const todos = found.rows.todos.filter(({ yardId }) => ids.has(yardId));
    return { ...found, rows: { ...found.rows, todos, quotes: await newestQuotes(target) } };
  });
  if (live.state.version === undefined) throw new CommandError("The database is empty.");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(toFiles(live.rows)))
    writePrivate(path.join(folder, name), text);
  const edition = live.rows.dataset[0]?.edition ?? 0;
  const quotes = [...contentOf(live.rows).keys()].filter((key) => tableOf(key) === "quotes");
  if (live.publication)
    writeBase(folder, { edition, publishedAt: live.publication.publishedAt, quotes });
  print(`Wrote ${liveText(live)} to ${folder}.`);
  return true;
};

/** Writes the live data as CSV files. */
export const exportLive: Command = { usage, run, failed: "Nothing was written." };

await start(exportLive, import.meta.filename);
