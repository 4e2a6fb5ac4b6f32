import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { hasTable, root, withDatabase, wrangler } from "./wrangler.ts";

/**
 * Brings the local database up to date and gives back the names of the migrations applied: none
 * when it was. Throws with wrangler's output when one fails. Starts wrangler only if it has to.
 */
export async function migrateLocal(stateDir: string): Promise<string[]> {
  // The database is closed before wrangler opens it.
  const pending = await withDatabase(stateDir, pendingMigrations);
  if (pending.length > 0) {
    const place = ["--local", "--persist-to", resolve(root, stateDir)];
    wrangler(["d1", "migrations", "apply", "DB", ...place], { silent: true });
  }
  return pending;
}

/** File names of all migrations, in the order in which they are applied. */
export function migrationNames(): string[] {
  const files = readdirSync(join(root, "migrations"));
  return files.filter((name) => name.endsWith(".sql")).sort();
}

async function pendingMigrations(db: D1Database): Promise<string[]> {
  // The table in which wrangler notes what it has applied.
  if (!(await hasTable(db, "d1_migrations"))) return migrationNames();
  const { results } = await db.prepare("select name from d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  return migrationNames().filter((name) => !applied.has(name));
}
