import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  hasTable,
  migrateLocal,
  migrationNames,
  withDatabase,
} from "../../scripts/database/local.ts";
import { type RemoteDatabase, remoteDatabase } from "../../scripts/database/remote.ts";
import { ROOT } from "../../scripts/run.ts";
import { apply } from "./apply.ts";
import { summary, toDataset } from "./dataset.ts";
import { readFolder } from "./folder.ts";
import {
  BOUND_BYTES,
  countNewRecords,
  LITERAL_BYTES,
  toSqlFile,
  toStatements,
} from "./statements.ts";
import type { Dataset } from "./tables.ts";

/** The folder of the project's own CSV files. */
export const SEED_FOLDER = path.join(ROOT, "seed");

/** The result of a load: `changed` is false when the database already held the same data. */
export interface LoadResult {
  changed: boolean;
  summary: string;
}

/**
 * Reads and checks a folder of CSV files and derives everything to be loaded from it.
 * @throws DataError when the files are not valid
 */
export function readDataset(folder: string): Dataset {
  return toDataset(readFolder(folder), migrationNames());
}

/**
 * Loads a folder of CSV files into the local database, creating or migrating it first if necessary.
 * @throws DataError when the files are not valid; whatever is thrown, the data stays as it was
 */
export async function loadLocal(folder: string, stateDir: string): Promise<LoadResult> {
  const dataset = readDataset(folder);
  await migrateLocal(stateDir);
  const changed = await withDatabase(stateDir, (db) => replace(db, dataset));
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
 * Loads a dataset into the database at Cloudflare.
 * @throws CommandError that says what failed and what to do; the data then stays as it was
 */
export function loadRemote(dataset: Dataset, remote: RemoteDatabase = remoteDatabase()): void {
  const folder = mkdtempSync(path.join(tmpdir(), "scrap-metal-prices-"));
  try {
    const file = path.join(folder, "load.sql");
    writeFileSync(file, toSqlFile(toStatements(dataset, LITERAL_BYTES)));
    remote.runFile(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Replaces the data in one transaction and records what was published, unless the database holds the same
 * already; returns whether it changed. `rollbackTo` is the publication that a rollback goes back to.
 */
export async function replace(
  db: D1Database,
  dataset: Dataset,
  options: { note?: string; rollbackTo?: number } = {},
): Promise<boolean> {
  const live = await liveState(db);
  const [loaded] = dataset.dataset;
  if (live.version === loaded?.version && !(await hasNewRecords(db, dataset))) return false;
  const publication = {
    follows: live.publication,
    publishedAt: Date.now(),
    note: options.note ?? null,
    isKindChange: live.isSample !== undefined && live.isSample !== loaded?.isSample,
    rollbackTo: options.rollbackTo,
  };
  await apply(db, toStatements(dataset, BOUND_BYTES, publication));
  return true;
}

async function liveState(db: D1Database) {
  const sql = `select (select max(id) from publications) as publication,
    (select version from dataset) as version, (select is_sample from dataset) as isSample`;
  const row = await db
    .prepare(sql)
    .first<{ publication: number | null; version: string | null; isSample: number | null }>();
  return {
    publication: row?.publication ?? 0,
    version: row?.version ?? undefined,
    isSample: row?.isSample == null ? undefined : row.isSample === 1,
  };
}

/** Whether some rows of price_history.csv are not on record. */
async function hasNewRecords(db: D1Database, dataset: Dataset): Promise<boolean> {
  for (const sql of countNewRecords(dataset, LITERAL_BYTES)) {
    if (await db.prepare(sql).first<number>("records")) return true;
  }
  return false;
}

async function loadedVersion(db: D1Database): Promise<string | undefined> {
  if (!(await hasTable(db, "dataset"))) return undefined;
  return (await db.prepare("select version from dataset").first<string>("version")) ?? undefined;
}
