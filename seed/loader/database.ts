import {
  hasTable,
  migrationNames,
  withDatabase,
  withMigratedDatabase,
} from "../../scripts/database/local.ts";
import { summary, toDataset } from "./dataset.ts";
import { readFolder, SEED_FOLDER } from "./folder.ts";
import { liveState, newRecords, type PublicationOptions, publish } from "./publish.ts";
import type { Dataset } from "./tables.ts";
import { localTarget, type Target } from "./target.ts";

/** The result of a load: `changed` is false when the database already held the same data. */
export interface LoadResult {
  changed: boolean;
  summary: string;
}

/**
 * Reads and checks a folder of CSV files and derives everything to be loaded from it. With `today`
 * ("2026-11-21"), later days in the files are mistakes.
 * @throws DataError when the files are not valid
 */
export function readDataset(folder: string, today?: string): Dataset {
  return toDataset(readFolder(folder, today), migrationNames());
}

/**
 * Loads a folder of CSV files into the local database, creating or migrating it first if necessary.
 * @throws DataError when the files are not valid; whatever is thrown, the data stays as it was
 */
export async function loadLocal(folder: string, stateDir: string): Promise<LoadResult> {
  const dataset = readDataset(folder);
  const changed = await withMigratedDatabase(stateDir, (db) => replace(localTarget(db), dataset));
  return { changed, summary: summary(dataset) };
}

/**
 * Loads the project's own CSV files if the local database holds no data; returns whether it did.
 * @throws DataError when the files are not valid
 */
export async function seedIfEmpty(stateDir: string): Promise<boolean> {
  const version = await withDatabase(stateDir, loadedVersion);
  if (version !== undefined) return false;
  await loadLocal(SEED_FOLDER, stateDir);
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
  const isLoaded = live.version === dataset.dataset[0]?.version;
  if (isLoaded && (await newRecords(target, dataset)) === 0) return false;
  await publish(target, dataset, live, options);
  return true;
}

async function loadedVersion(db: D1Database): Promise<string | undefined> {
  if (!(await hasTable(db, "dataset"))) return undefined;
  return (await db.prepare("select version from dataset").first<string>("version")) ?? undefined;
}
