// npm run data:load: checks a folder of CSV files, shows what it would change, and publishes it.
// seed/README.md describes the files.
import { readOptions, typedPath } from "../../scripts/command-line.ts";
import { migrationNames } from "../../scripts/database/local.ts";
import { type Live, readLive } from "../apply/live.ts";
import type { Target } from "../apply/target.ts";
import { contentOf } from "../compare/content.ts";
import { complete, type Whole } from "../compare/parts.ts";
import { cellsOf } from "../compare/row-cells.ts";
import { toDataset } from "../derive/dataset.ts";
import { filesIn, readFolder, SEED_FOLDER } from "../read/folder.ts";
import { readBase, writeBase } from "./base.ts";
import { type Command, start } from "./command.ts";
import { PUBLISHING_OPTIONS, PUBLISHING_USAGE, publishingOptions } from "./options.ts";
import { type PublishingOptions, previewAndPublish } from "./publishing.ts";
import type { Terminal } from "./terminal.ts";
import { proposalFor, wishOf } from "./wish.ts";

const usage = `npm run data:load -- ${PUBLISHING_USAGE} [--update] [folder]`;

const OPTIONS = {
  ...PUBLISHING_OPTIONS,
  update: { type: "boolean", default: false },
} as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const [given] = positionals;
  const folder = given === undefined ? SEED_FOLDER : typedPath(given);
  const options = publishingOptions(values);
  // A mistake in the files is told before a database is opened, where the files alone show it.
  if (isWhole(folder) && !values.update) {
    readFolder(folder, options.today, (files, present) =>
      complete(files, present, { ...NOTHING, today: options.today }),
    );
  }
  return surroundings.withTarget(values.remote, async (target) => {
    const live = await readLive(target);
    return loadFolder(target, live, folder, values.update, options, surroundings);
  });
};

/** Whether a folder has everything that a first load needs. */
function isWhole(folder: string): boolean {
  const present = filesIn(folder);
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
    rows: {
      ...{ dataset: [], states: [], cities: [], materials: [], prices: [] },
      ...{ scrapYards: [], synonyms: [] },
    },
  },
  cells: {
    ...{ dataset: [], states: [], cities: [], materials: [], prices: [] },
    ...{ scrap_yards: [], synonyms: [] },
  },
  isUpdate: false,
  nextYard: 1,
};

async function loadFolder(
  target: Target,
  live: Live,
  folder: string,
  isUpdate: boolean,
  options: PublishingOptions,
  terminal: Terminal,
): Promise<boolean> {
  const { today, accepted } = options;
  const base = await readBase(folder, target, live);
  const nextYard = await freeYardId(target);
  const cells = cellsOf(contentOf(live.rows), live.rows.dataset[0]?.publishedOn ?? "");
  const whole: Whole = { live, cells, base: base?.content, isUpdate, today, nextYard };
  const rows = readFolder(folder, today, (files, present) => complete(files, present, whole));
  const wish = {
    ...wishOf(toDataset(rows, migrationNames())),
    ...(base && { base: base.content, later: base.later }),
    isMineKept: accepted.includes("conflicts"),
    today,
  };
  if (!base && live.publication) terminal.print(withoutBase(folder));
  const proposal = await proposalFor(target, live, wish);
  const { isWell, publishedAt } = await previewAndPublish(target, proposal, options, terminal);
  if (publishedAt !== undefined) {
    const edition = (live.rows.dataset[0]?.edition ?? 0) + 1;
    const now = contentOf(proposal.dataset);
    writeBase(folder, { edition, publishedAt }, now, wish.content);
  }
  return isWell;
}

function withoutBase(folder: string): string {
  return `${folder} does not say which edition it was made from, so it is compared with what is live now.\n`;
}

/** A number above every id that a yard has or had. */
async function freeYardId(target: Target): Promise<number> {
  const [rows] = await target.query([
    `select max(ifnull((select max(id) from scrap_yards), 0), ifnull((
      select max(cast(substr("key", 7) as integer)) from changes where table_name = 'yards'
    ), 0)) as id`,
  ]);
  return Number(rows?.[0]?.id ?? 0) + 1;
}

/** Checks a folder of CSV files, shows what it would change, and publishes it. */
export const load: Command = { usage, run, failed: "Nothing was loaded." };

await start(load, import.meta.filename);
