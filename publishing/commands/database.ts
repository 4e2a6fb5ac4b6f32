import { prepare, publishPrepared } from "../apply/prepare.ts";
import { readLive } from "../apply/read-live.ts";
import { withQuotes } from "../apply/read-quotes.ts";
import { d1Target, type Target } from "../apply/target.ts";
import { changesTo, type Undone } from "../compare/change-set.ts";
import { contentOf } from "../compare/content.ts";
import { withMigratedDatabase } from "../database/local.ts";
import { summary, toDataset } from "../derive/dataset.ts";
import type { Dataset } from "../derive/tables.ts";
import { readFolder } from "./folder.ts";
import { thisProject } from "./this-project.ts";

/**
 * Reads and checks a folder of CSV files, and derives everything to publish from it. With `today` ("2026-11-21"), later
 * days in the files are mistakes.
 * @throws DataError if the files are invalid
 */
export function readDataset(folder: string, today?: string): Dataset {
  return toDataset(readFolder(folder, today), thisProject());
}

/**
 * Publishes a folder of CSV files to the local database, which is created or migrated first if necessary. `changed` is
 * false if the database already held the same data.
 * @throws DataError if the files are invalid; after any error the data is unchanged
 */
export async function publishLocal(folder: string, stateDir: string) {
  const dataset = readDataset(folder);
  const changed = await withMigratedDatabase(stateDir, (db) => replace(d1Target(db), dataset));
  return { changed, summary: summary(dataset) };
}

/**
 * Replaces the data in one transaction and records the publication, unless the database already holds the same data.
 * Returns true if it changed.
 */
export async function replace(
  target: Target,
  dataset: Dataset,
  { undoes }: { undoes?: Undone } = {},
): Promise<boolean> {
  const found = await readLive(target);
  const live = await withQuotes(target, found, contentOf(dataset).keys());
  const now = contentOf(live.rows);
  const content = contentOf(dataset);
  const { publishedOn = "" } = dataset.dataset[0] ?? {};
  const set = { changes: changesTo(content, now), today: publishedOn, publishedOn, isBased: true };
  const records = dataset.priceHistory;
  const whole = { live, project: thisProject() };
  const prepared = await prepare(target, { ...set, records, undoes }, whole);
  const { proposal } = prepared;
  const isLive = live.state.version === proposal.dataset.dataset[0]?.version;
  if (isLive && proposal.newRecords === 0 && proposal.changes.length === 0) return false;
  await publishPrepared(target, prepared, { by: "" });
  return true;
}
