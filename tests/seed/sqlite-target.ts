import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { migrationNames } from "../../scripts/database/local.ts";
import { ROOT } from "../../scripts/run.ts";
import { BOUND_BYTES } from "../../seed/dataset/statements.ts";
import type { StoredRow, Target } from "../../seed/dataset/target.ts";

/** A new, migrated SQLite database in memory, closed after the test. */
export function migratedSqlite(): DatabaseSync {
  const sqlite = new DatabaseSync(":memory:");
  onTestFinished(() => sqlite.close());
  for (const name of migrationNames())
    sqlite.exec(readFileSync(path.join(ROOT, "migrations", name), "utf8"));
  return sqlite;
}

/**
 * Such a database in the place of the one on this machine: made in milliseconds, where wrangler's takes
 * seconds. That wrangler's does the same is tested in `dataset/database.test.ts`.
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
