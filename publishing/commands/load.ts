// npm run data:load: checks a folder of CSV files or one file, shows what it would change, and publishes it.
// seed/README.md describes the files.
import { readOptions, typedPath } from "../../command-line/options.ts";
import { changesOfRows } from "../apply/kept-changes.ts";
import { freeYardId, readLive } from "../apply/live.ts";
import { withQuotes } from "../apply/quotes.ts";
import type { Target } from "../apply/target.ts";
import { type Content, contentOf, FILES, keyOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { complete, giveIds, type Whole } from "../compare/parts.ts";
import { reusedIds, type YardName } from "../compare/reused-ids.ts";
import { type Cells, cellsOf } from "../compare/row-cells.ts";
import { isComparable } from "../compare/warnings.ts";
import { toDataset } from "../derive/dataset.ts";
import { LIVE_TABLES, type LiveRows } from "../derive/tables.ts";
import { tablesIn } from "../read/file-names.ts";
import { DataError } from "../read/problems.ts";
import type { Rows } from "../read/rows.ts";
import type { SourceFile } from "../read/table.ts";
import { type Base, readBase, writeBase } from "./base.ts";
import { type Command, start } from "./command.ts";
import { isFile, openFolder, readOpened } from "./folder.ts";
import { PUBLISHING_OPTIONS, PUBLISHING_USAGE, publishingOptions } from "./options.ts";
import { SEED_FOLDER, thisProject } from "./project.ts";
import { type PublishingOptions, previewAndPublish } from "./publishing.ts";
import type { Terminal } from "./terminal.ts";
import { proposalFor, wishOf } from "./wish.ts";

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
  // A mistake in the files is told before a database is opened, where the files alone show it.
  if (isWhole(files) && !values.update) {
    const { today } = options;
    readOpened(files, {
      today,
      complete: (read, present) => complete(read, present, { ...NOTHING, today }),
      giveIds: (read) => giveIds(read, { ...NOTHING, today }),
    });
  }
  return surroundings.withTarget(values.remote, async (target) => {
    const found = await readLive(target);
    // A file by itself holds what changes, and removes nothing.
    const isUpdate = values.update || isFile(folder);
    return loadFolder(target, found, { folder, files }, isUpdate, options, surroundings);
  });
};

/** Whether a folder has everything that a first load needs. */
function isWhole(files: SourceFile[]): boolean {
  const present = tablesIn(files);
  const needed = ["dataset", "states", "cities", "materials", "prices", "scrap_yards"] as const;
  return needed.every((file) => present.has(file));
}

/** What is live in an empty database. */
const NOTHING: Omit<Whole, "today"> = {
  live: {
    state: {
      ...{ publication: 0, version: undefined, places: undefined, isSample: undefined },
      yardBlocks: {},
    },
    publication: undefined,
    rows: Object.fromEntries(LIVE_TABLES.map((table) => [table, []])) as unknown as LiveRows,
  },
  cells: Object.fromEntries(FILES.map((file) => [file, []])) as unknown as Cells,
  isUpdate: false,
  nextYard: 1,
};

async function loadFolder(
  target: Target,
  found: Live,
  { folder, files }: { folder: string; files: SourceFile[] },
  isUpdate: boolean,
  options: PublishingOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { today, accepted } = options;
  const base = isFile(folder) ? undefined : await readBase(folder, target, found);
  const nextYard = await freeYardId(target);
  const cells = cellsOf(contentOf(found.rows), found.rows.dataset[0]?.publishedOn ?? "");
  const whole: Whole = { live: found, cells, base: base?.content, isUpdate, today, nextYard };
  const { rows, notes, withdrawn } = readOpened(files, {
    today,
    complete: (read, present) => complete(read, present, whole),
    giveIds: (read) => giveIds(read, whole),
    known: cells,
    isUpdate,
  });
  if (tablesIn(files).size === 0)
    throw new DataError([`${folder}: holds no file that is read here, such as prices.csv`]);
  if (notes.length > 0) terminal.print("How the files were read");
  for (const note of notes) terminal.print(`  ${note}`);
  if (rows.dataset[0]?.is_sample === found.state.isSample) await assertOwnIds(target, found, rows);
  const wished = wishOf(toDataset(rows, thisProject()));
  const { content } = wished;
  const exported = tablesIn(files).has("quotes") && !isUpdate ? (base?.quotes ?? []) : [];
  const taken = withdrawn.map((row) => keyOf("quotes", row));
  const live = await withQuotes(target, found, [...content.keys(), ...exported, ...taken]);
  const wish = {
    ...wished,
    ...(base && { base: baseOf(base, contentOf(live.rows), taken), later: base.later }),
    isMineKept: accepted.includes("conflicts"),
    today,
  };
  const proposal = await proposalFor(target, live, wish);
  if (!base && !isUpdate && isComparable(proposal)) terminal.print(withoutBase(folder));
  const { isWell, publishedAt } = await previewAndPublish(target, proposal, options, terminal);
  if (publishedAt !== undefined && !isFile(folder)) {
    const edition = (live.rows.dataset[0]?.edition ?? 0) + 1;
    const now = contentOf(proposal.dataset);
    const quotes = (base?.quotes ?? []).filter((key) => content.has(key));
    writeBase(folder, { edition, publishedAt, quotes }, now, content);
  }
  return isWell;
}

/** What a folder was made from. That a quote is withdrawn is said of what is live, whenever it was given. */
function baseOf(base: Base, live: Content, withdrawn: string[]): Content {
  const content = base.before(live);
  for (const key of withdrawn) if (live.has(key)) content.set(key, live.get(key)!);
  return content;
}

/** @throws DataError if a yard has the id of another one, which is live or was removed */
async function assertOwnIds(target: Target, live: Live, { scrap_yards: yards }: Rows) {
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

/** Checks a folder of CSV files, shows what it would change, and publishes it. */
export const load: Command = { usage, run, failed: "Nothing was loaded." };

await start(load, import.meta.filename);
