import { join } from "node:path";
import { migrateLocal, migrationNames } from "../../scripts/database/migrate.ts";
import { hasTable, root, withDatabase } from "../../scripts/database/wrangler.ts";
import { applyParked, runBatch } from "./apply.ts";
import { type Dataset, summary, toDataset } from "./dataset.ts";
import { readFolder } from "./folder.ts";
import { BOUND_BYTES, type Statement, toStatements } from "./statements.ts";

/** Bytes of JSON that go into one batch as they are; the local runtime dies of twice as many. */
const BATCH_BYTES = 100_000_000;

/** What a load did: `changed` is false when the same data was there before. */
export interface Loaded {
  changed: boolean;
  summary: string;
}

/** Reads, checks and derives all that a folder of CSV files holds. Throws a DataError. */
export function readDataset(folder: string): Dataset {
  return toDataset(readFolder(folder), migrationNames());
}

/**
 * Loads a folder of CSV files into the local database, whose tables it makes if need be.
 * Throws a DataError when the files are bad; whatever is thrown, nothing was loaded.
 */
export async function loadLocal(folder: string, stateDir: string): Promise<Loaded> {
  const dataset = readDataset(folder);
  await migrateLocal(stateDir);
  const changed = await withDatabase(stateDir, (db) => replace(db, dataset));
  return { changed, summary: summary(dataset) };
}

/**
 * Loads the `seed` folder if the local database holds no dataset; gives back whether it did.
 * Throws a DataError when the CSV files are bad.
 */
export async function seedIfEmpty(stateDir: string): Promise<boolean> {
  const version = await withDatabase(stateDir, loadedVersion);
  if (version !== undefined) return false;
  await loadLocal(join(root, "seed"), stateDir);
  return true;
}

/** Replaces the dataset in one transaction, unless it is there already; tells whether it did. */
export async function replace(db: D1Database, dataset: Dataset): Promise<boolean> {
  if ((await loadedVersion(db)) === dataset.dataset[0]?.version) return false;
  await apply(db, toStatements(dataset, BOUND_BYTES));
  return true;
}

/** Runs the statements as one transaction: all or, when one of them throws, none. */
export async function apply(db: D1Database, statements: Statement[]): Promise<void> {
  const bytes = statements.reduce((sum, { json = "" }) => sum + json.length, 0);
  if (bytes > BATCH_BYTES) await applyParked(db, statements);
  else await runBatch(db, statements);
}

async function loadedVersion(db: D1Database): Promise<string | undefined> {
  if (!(await hasTable(db, "dataset"))) return undefined;
  return (await db.prepare("select version from dataset").first<string>("version")) ?? undefined;
}
