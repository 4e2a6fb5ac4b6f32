import {
  hasTable,
  migrationNames,
  withDatabase,
  withMigratedDatabase,
} from "../../scripts/database/local.ts";
import { liveState, newRecords, type PublicationOptions, publish } from "../apply/publish.ts";
import { localTarget, type Target } from "../apply/target.ts";
import { summary, toDataset } from "../derive/dataset.ts";
import type { Dataset } from "../derive/tables.ts";
import { readFolder, readSavedFolder, SEED_FOLDER } from "../read/folder.ts";

/** What came of publishing: `changed` is false when the database already held the same data. */
export interface PublishResult {
  changed: boolean;
  summary: string;
}

/**
 * Reads and checks a folder of CSV files and derives everything to be published from it. With `today`
 * ("2026-11-21"), later days in the files are mistakes.
 * @throws DataError when the files are not valid
 */
export function readDataset(folder: string, today?: string): Dataset {
  return toDataset(readFolder(folder, today), migrationNames());
}

/**
 * The same of a folder as people save it, with .xlsx files too; `notes` says how its files were read.
 * @throws DataError when the files are not valid
 */
export async function readSavedDataset(folder: string, today: string) {
  const { rows, notes } = await readSavedFolder(folder, today);
  return { dataset: toDataset(rows, migrationNames()), notes };
}

/**
 * Publishes a folder of CSV files in the local database, creating or migrating it first if necessary.
 * @throws DataError when the files are not valid; whatever is thrown, the data stays as it was
 */
export async function publishLocal(folder: string, stateDir: string): Promise<PublishResult> {
  const dataset = readDataset(folder);
  const changed = await withMigratedDatabase(stateDir, (db) => replace(localTarget(db), dataset));
  return { changed, summary: summary(dataset) };
}

/**
 * Publishes the project's own CSV files if the local database holds no data; returns whether it did.
 * @throws DataError when the files are not valid
 */
export async function seedIfEmpty(stateDir: string): Promise<boolean> {
  const version = await withDatabase(stateDir, liveVersion);
  if (version !== undefined) return false;
  await publishLocal(SEED_FOLDER, stateDir);
  return true;
}

/**
 * Replaces the data in one transaction and records what was published, unless the database holds the same
 * already; returns whether it changed.
 */
export async function replace(
  target: Target,
  dataset: Dataset,
  options: PublicationOptions = {},
): Promise<boolean> {
  const live = await liveState(target);
  const isLive = live.version === dataset.dataset[0]?.version;
  if (isLive && (await newRecords(target, dataset)) === 0) return false;
  await publish(target, dataset, live, options);
  return true;
}

async function liveVersion(db: D1Database): Promise<string | undefined> {
  if (!(await hasTable(db, "dataset"))) return undefined;
  return (await db.prepare("select version from dataset").first<string>("version")) ?? undefined;
}
