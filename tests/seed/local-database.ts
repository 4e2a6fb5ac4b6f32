import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, inject } from "vitest";
import { withDatabase } from "../../scripts/database/local.ts";
import { tables } from "../../seed/dataset/tables.ts";
import { temporaryFolder } from "./data-folder.ts";

/** The folder of a migrated, empty local database, removed after the test. */
export function migratedState(): string {
  const stateDir = temporaryFolder();
  cpSync(inject("migratedState"), stateDir, { recursive: true });
  return stateDir;
}

/** Everything that a publication or a visitor writes. */
const WRITTEN = [
  ...Object.values(tables).map(getTableName),
  ...["publications", "price_history", "price_months", "national_price_months"],
  ...["messages", "reports", "subscribers", "sqlite_sequence"],
];

/**
 * Opens one migrated local database for all tests of a file, because that takes seconds. Each call of what
 * it returns empties the database.
 */
export function openedDatabase(): () => Promise<D1Database> {
  const stateDir = mkdtempSync(path.join(tmpdir(), "opened-database-"));
  const opened = Promise.withResolvers<D1Database>();
  const finished = Promise.withResolvers<void>();
  let closed: Promise<void>;
  beforeAll(async () => {
    cpSync(inject("migratedState"), stateDir, { recursive: true });
    closed = withDatabase(stateDir, (db) => {
      opened.resolve(db);
      return finished.promise;
    });
    // Rejects where it cannot be opened.
    await Promise.race([opened.promise, closed]);
  });
  afterAll(async () => {
    finished.resolve();
    await closed;
    rmSync(stateDir, { recursive: true, force: true });
  });
  return async () => {
    const db = await opened.promise;
    await db.batch(WRITTEN.map((table) => db.prepare(`delete from ${table}`)));
    return db;
  };
}
