import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import { migrationNames, withDatabase } from "../../publishing/database/local.ts";
import { temporaryFolder } from "./data-folder.ts";

let migrated: Promise<string> | undefined;

/**
 * The folder of a migrated, empty local database, by default one that is removed after the test. The test files
 * of a process copy the same one: to make one takes seconds.
 */
export async function migratedState(stateDir = temporaryFolder()): Promise<string> {
  migrated ??= newMigratedState();
  cpSync(await migrated, stateDir, { recursive: true });
  return stateDir;
}

/** As wrangler would migrate it, in less time. `project/database/local.test.ts` migrates one with wrangler. */
async function newMigratedState(): Promise<string> {
  const stateDir = mkdtempSync(path.join(inject("sharedFolder"), "migrated-"));
  await withDatabase(stateDir, async (db) => {
    await db.exec("create table d1_migrations (id integer primary key, name text unique)");
    for (const name of migrationNames()) {
      const sql = readFileSync(path.join(ROOT, "migrations", name), "utf8");
      await db.batch([
        ...sql.split("--> statement-breakpoint").map((statement) => db.prepare(statement)),
        db.prepare("insert into d1_migrations (name) values (?1)").bind(name),
      ]);
    }
  });
  return stateDir;
}
