// npm run data:history: the changes to a row: when, by whom, from what, and to what.

import { changesOfRows } from "../apply/read-changes.ts";
import { readLive } from "../apply/read-live.ts";
import { withQuotes } from "../apply/read-quotes.ts";
import { REMOTE, readOptions } from "../command-line/options.ts";
import { CommandError } from "../command-line/run.ts";
import { contentOf, quotedPrices } from "../compare/content.ts";
import { changeLines, publicationText, rowText } from "../compare/row-texts.ts";
import { type Command, start } from "./command.ts";

const usage = "npm run data:history -- [--remote] prices/sydney/copper | yards/107 | states/NSW";

const run: Command["run"] = async (args, { print, withTarget }) => {
  const { values, positionals } = readOptions(args, REMOTE, 1, "Name the row.");
  const key = positionals[0]!;
  const { live, kept } = await withTarget(values.remote, async (target) => ({
    live: await withQuotes(target, await readLive(target), [key]),
    kept: await changesOfRows(target, [key]),
  }));
  const row = contentOf(live.rows).get(key) ?? null;
  const shown = quotedPrices(live.rows).get(key);
  if (!row && !shown && kept.length === 0) {
    throw new CommandError(
      `There is no ${key}, and no publication changed it. Rows are named like this: prices/sydney/copper, yards/107, states/NSW, cities/sydney, materials/copper, synonyms/Red metal, places/Parramatta/NSW/2150.`,
    );
  }
  const name = typeof row?.name === "string" ? row.name : "";
  const lines = kept.flatMap((change) => [
    `Publication ${publicationText(change)}`,
    ...changeLines(change, name).map((line) => `  ${line}`),
  ]);
  const none = shown
    ? `Its price moved only with what yards said: their quotes are rows such as quotes/yard/${key.split("/").at(-1)}/date.`
    : "No publication changed it since changes are kept.";
  const now = shown
    ? `Now: ${rowText(key, shown)}, which rests on quotes. Typed: ${rowText(key, row)}`
    : `Now: ${rowText(key, row)}`;
  print([now, ...(lines.length > 0 ? lines : [none])].join("\n"));
  return true;
};

/** Prints the changes to a row. */
export const history: Command = { usage, run };

await start(history, import.meta.filename);
