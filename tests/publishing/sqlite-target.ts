import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { LIVE_STATE } from "../../publishing/apply/read-live.ts";
import type { StoredRow, Target } from "../../publishing/apply/target.ts";
import { ROOT } from "../../publishing/command-line/run.ts";
import { readDataset } from "../../publishing/commands/database.ts";
import { migrationNames } from "../../publishing/database/local.ts";
import { BOUND_BYTES } from "../../publishing/statement.ts";
import { writeFolder } from "./data-folder.ts";

/** A new, migrated SQLite database in memory, closed after the test. */
export function migratedSqlite(sqlite = new DatabaseSync(":memory:")): DatabaseSync {
  if (sqlite.location() === null) onTestFinished(() => sqlite.close());
  for (const name of migrationNames())
    sqlite.exec(readFileSync(path.join(ROOT, "migrations", name), "utf8"));
  return sqlite;
}

/**
 * A database in the place of the one on this machine: made in milliseconds, where wrangler's takes
 * seconds. That wrangler's does the same is tested in `commands/database.test.ts`.
 */
export function sqliteTarget(sqlite = migratedSqlite()): Target {
  return {
    place: "local",
    statementBytes: BOUND_BYTES,
    query: async (selects) => selects.map((sql) => sqlite.prepare(sql).all() as StoredRow[]),
    apply: async (statements) => {
      sqlite.exec("begin");
      try {
        for (const { sql, json } of statements)
          sqlite.prepare(sql).run(...(json === undefined ? [] : [json]));
        sqlite.exec("commit");
      } catch (error) {
        sqlite.exec("rollback");
        throw error;
      }
    },
  };
}

let smallPlaces: string | undefined;

/**
 * The same, for tests of anything but the places: it says that it holds those of this version, or else
 * those of the small dataset, while it is empty. To write all 15,000 takes most of the time of a publication.
 */
export function placedTarget(sqlite = migratedSqlite(), placesVersion?: string): Target {
  const target = sqliteTarget(sqlite);
  smallPlaces ??= readDataset(writeFolder()).dataset[0]?.placesVersion;
  const placed = (row: StoredRow): StoredRow => {
    return { ...row, places: placesVersion ?? row.places ?? smallPlaces ?? null };
  };
  return {
    ...target,
    query: async (selects) => {
      const results = await target.query(selects);
      return results.map((rows, i) => (selects[i] === LIVE_STATE ? rows.map(placed) : rows));
    },
  };
}
