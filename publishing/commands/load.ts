// npm run data:load: checks a folder of CSV files or one file, shows what it would change, and publishes it.
// seed/README.md describes the files.

import { prepare } from "../apply/prepare.ts";
import { changesOfRows } from "../apply/read-changes.ts";
import { freeYardId, readLive } from "../apply/read-live.ts";
import { withQuotes } from "../apply/read-quotes.ts";
import type { Target } from "../apply/target.ts";
import { readFiles } from "../check/files.ts";
import { readOptions, typedPath } from "../command-line/options.ts";
import type { Terminal } from "../command-line/terminal.ts";
import { type Change, difference } from "../compare/change.ts";
import { isComparable } from "../compare/comparison.ts";
import { contentOf, type Fields, keyOf } from "../compare/content.ts";
import { folderChanges, giveIds } from "../compare/folder-changes.ts";
import type { Live } from "../compare/live.ts";
import { InvalidRows, isPublication } from "../compare/proposal.ts";
import { cellsOf } from "../compare/row-cells.ts";
import { reusedIds, type YardName } from "../compare/yard-warnings.ts";
import { tablesIn } from "../read/file-names.ts";
import { counted, DataError } from "../read/problems.ts";
import type { SourceFile } from "../read/table.ts";
import { type Command, start } from "./command.ts";
import { assertValid, isFile, openFolder, readWhole } from "./folder.ts";
import { readBase, writeBase } from "./folder-base.ts";
import { previewAndPublish } from "./preview-and-publish.ts";
import {
  PUBLISHING_OPTIONS,
  PUBLISHING_USAGE,
  type PublishingOptions,
  publishingOptions,
} from "./publishing-options.ts";
import { SEED_FOLDER, thisProject } from "./this-project.ts";

const usage = `npm run data:load -- ${PUBLISHING_USAGE} [--update] [folder | file]`;

const OPTIONS = {
  ...PUBLISHING_OPTIONS,
  update: { type: "boolean", default: false },
} as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const [given] = positionals;
  const folder = given === undefined ? SEED_FOLDER : typedPath(given);
  const options = publishingOptions(values);
  const files = await openFolder(folder);
  // Mistakes that only need the files are reported before a database is opened.
  if (isWhole(files) && !values.update) readWhole(files, options.today);
  return surroundings.withTarget(values.remote, async (target) => {
    const found = await readLive(target);
    // A single file only has changes and removes nothing.
    const isUpdate = values.update || isFile(folder);
    return loadFolder(target, found, { folder, files }, isUpdate, options, surroundings);
  });
};

/** True if a folder has every file that a first load needs. */
function isWhole(files: SourceFile[]): boolean {
  const present = tablesIn(files);
  const needed = ["dataset", "states", "cities", "materials", "prices", "scrap_yards"] as const;
  return needed.every((file) => present.has(file));
}

async function loadFolder(
  target: Target,
  found: Live,
  { folder, files }: { folder: string; files: SourceFile[] },
  isUpdate: boolean,
  options: PublishingOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { today, accepted } = options;
  const project = thisProject();
  const base = isFile(folder) ? undefined : await readBase(folder, target, found);
  const known = cellsOf(contentOf(found.rows), today);
  const yards = [...(base?.content.values() ?? []), ...known.scrap_yards];
  const ids = { known: yards, nextYard: await freeYardId(target) };
  const read = readFiles(files, project, {
    today,
    known,
    isUpdate,
    giveIds: (all) => giveIds(all, ids),
  });
  if (read.present.size === 0)
    throw new DataError([`${folder}: holds no file that is read here, such as prices.csv`]);
  const exported = read.present.has("quotes") && !isUpdate ? (base?.quotes ?? []) : [];
  const quotes = [...read.files.quotes.rows, ...read.withdrawn];
  const keys = quotes.map(({ fields = {} }) => keyOf("quotes", fields));
  const live = await withQuotes(target, found, [...keys, ...exported]);
  const now = contentOf(live.rows);
  const { set, content, notes } = folderChanges(read, {
    live: now,
    base: base?.before(now),
    isUpdate,
    today,
    places: project.places,
  });
  const isMine = () => accepted.includes("conflicts");
  const prepared = await prepare(target, { ...set, isMine }, { live, project }).catch((error) => {
    if (error instanceof InvalidRows) assertValid(read, error.problems);
    throw error;
  });
  if (read.notes.length + notes.length > 0) terminal.print("How the files were read");
  for (const note of [...read.notes, ...notes]) terminal.print(`  ${note}`);
  const { proposal } = prepared;
  const typed = [...(set.places?.keys() ?? [])].filter((key) => key.startsWith("yards/"));
  const rows = typed.map((key) => content.get(key)!);
  if (isComparable(proposal)) await assertOwnIds(target, live, rows);
  if (!base && !isUpdate && isComparable(proposal)) terminal.print(withoutBase(folder));
  const { isWell, publishedAt } = await previewAndPublish(target, prepared, options, terminal);
  if (isWell && publishedAt === undefined && !isPublication(proposal)) {
    const theirs = difference(content, now).filter(({ key }) => key !== "dataset");
    if (theirs.length > 0) terminal.print(staysAsPublished(theirs));
  }
  if (publishedAt !== undefined && !isFile(folder)) {
    const edition = (live.rows.dataset[0]?.edition ?? 0) + 1;
    const kept = (base?.quotes ?? []).filter((key) => content.has(key));
    const after = contentOf(proposal.dataset);
    writeBase(folder, { edition, publishedAt, quotes: kept }, after, content);
  }
  return isWell;
}

/**
 * @throws DataError if a yard has an id that belongs, or used to belong, to another yard
 */
async function assertOwnIds(target: Target, live: Live, typed: Fields[]) {
  const yards = typed as unknown as YardName[];
  const ids = new Set(live.rows.scrapYards.map(({ id }) => id));
  const keys = yards.filter(({ id }) => !ids.has(id)).map(({ id }) => `yards/${id}`);
  const removed = (await changesOfRows(target, keys)).flatMap(({ before, after }) =>
    before && after === null ? [before as unknown as YardName] : [],
  );
  const problems = reusedIds([...live.rows.scrapYards, ...removed], yards);
  if (problems.length > 0) throw new DataError(problems);
}

function withoutBase(folder: string): string {
  return `${folder} is no export of this database, so it is compared with what is live now.\n`;
}

/** A line on rows that others have changed since the folder was made and that the folder does not change. */
function staysAsPublished(changes: Change[]): string {
  const named = changes.slice(0, 5).map(({ key }) => key);
  if (changes.length > named.length) named.push("…");
  return `The folder still says what was published before of ${counted(changes.length, "row")} (${named.join(", ")}). Newer publications stay: export again to have them in your files.`;
}

/** Checks a folder of CSV files, shows what it would change, and publishes it. */
export const load: Command = { usage, run, failed: "Nothing was loaded." };

await start(load, import.meta.filename);
