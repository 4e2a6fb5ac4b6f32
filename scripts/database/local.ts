import { readdirSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "../run.ts";

/** wrangler's configuration, always named: otherwise it would use that of the last build. */
export const WRANGLER_CONFIG = path.join(ROOT, "wrangler.toml");

/** The folder that holds the local database: `STATE_DIR`, or `.wrangler/state`. */
export function stateDirectory(): string {
  return process.env.STATE_DIR || ".wrangler/state";
}

/** Opens the local database, returns what `use` returns, and closes it in any case. */
export async function withDatabase<T>(
  stateDir: string,
  use: (db: D1Database) => Promise<T>,
): Promise<T> {
  // Imported here because it takes a second, which a command that only reports bad files can save.
  const { getPlatformProxy } = await import("wrangler");
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: WRANGLER_CONFIG,
    persist: { path: path.join(path.resolve(ROOT, stateDir), "v3") },
    remoteBindings: false,
  });
  try {
    return await use(proxy.env.DB);
  } finally {
    await proxy.dispose();
  }
}

/** Whether the database has a table of this name. */
export async function hasTable(db: D1Database, name: string): Promise<boolean> {
  const sql = "select name from sqlite_master where type = 'table' and name = ?1";
  return (await db.prepare(sql).bind(name).first()) !== null;
}

/**
 * Applies pending migrations to the local database and returns their file names. Starts wrangler only
 * if there are any.
 * @throws an Error with wrangler's output when a migration fails
 */
export async function migrateLocal(stateDir: string): Promise<string[]> {
  // The database is closed before wrangler opens it.
  const pending = await withDatabase(stateDir, pendingMigrations);
  if (pending.length > 0) await applyMigrations(stateDir);
  return pending;
}

async function applyMigrations(stateDir: string): Promise<void> {
  const place = ["--local", "--persist-to", path.resolve(ROOT, stateDir)];
  const command = ["d1", "migrations", "apply", "DB"];
  await run("wrangler", [...command, ...place, "--config", WRANGLER_CONFIG]);
}

/**
 * Opens the local database, created or migrated first if necessary, returns what `use` returns, and closes it
 * in any case.
 * @throws an Error with wrangler's output when a migration fails
 */
export async function withMigratedDatabase<T>(
  stateDir: string,
  use: (db: D1Database) => Promise<T>,
): Promise<T> {
  // Opened once where nothing is pending: to open it takes a second.
  const used = await withDatabase(stateDir, async (db) =>
    (await pendingMigrations(db)).length === 0 ? { result: await use(db) } : undefined,
  );
  if (used) return used.result;
  await applyMigrations(stateDir);
  return withDatabase(stateDir, use);
}

/** File names of all migrations, in the order in which they are applied. */
export function migrationNames(): string[] {
  const files = readdirSync(path.join(ROOT, "migrations"));
  return files.filter((name) => name.endsWith(".sql")).sort();
}

async function pendingMigrations(db: D1Database): Promise<string[]> {
  // wrangler records the migrations that it has applied in this table.
  if (!(await hasTable(db, "d1_migrations"))) return migrationNames();
  const { results } = await db.prepare("select name from d1_migrations").all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  return migrationNames().filter((name) => !applied.has(name));
}
