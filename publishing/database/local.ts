import { mkdirSync, readdirSync, renameSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "../command-line/run.ts";
import { onOpenConnections } from "./open-connections.ts";
import { inTurn } from "./state-lock.ts";

/** wrangler's configuration, which we always pass: otherwise wrangler would use that of the last build. */
export const WRANGLER_CONFIG = path.join(ROOT, "wrangler.toml");

/** The folder of the local database: `STATE_DIR`, or `.wrangler/state`. */
export function stateDirectory(): string {
  return process.env.STATE_DIR || ".wrangler/state";
}

/** Work on an open database. */
type Use<T> = (db: D1Database) => Promise<T>;

/**
 * Opens the local database, returns what `use` returns, and closes it in any case. A database with migrations that the
 * project no longer has cannot be used: it is moved aside, and `use` gets an empty one.
 */
export async function withDatabase<T>(stateDir: string, use: Use<T>): Promise<T> {
  return inTurn(stateDir, async () => {
    let other: ReturnType<typeof otherVersion>;
    const used = await withAnyDatabase(stateDir, async (db) => {
      other = otherVersion(await appliedMigrations(db));
      return other ? undefined : { result: await use(db) };
    });
    if (used) return used.result;
    moveAside(stateDir, other);
    return withAnyDatabase(stateDir, use);
  });
}

/**
 * "newer" or "older" if these migrations are from a version whose database this version cannot use; otherwise
 * undefined.
 */
export function otherVersion(applied: string[]): "older" | "newer" | undefined {
  const known = migrationNames();
  const unknown = applied.filter((name) => !known.includes(name)).sort();
  if (unknown.length === 0) return undefined;
  // The names of migrations begin with their numbers.
  return unknown.at(-1)! > (known.at(-1) ?? "") ? "newer" : "older";
}

/** Moves the data to a folder that is itself a state directory, so that an older version can use it. */
function moveAside(stateDir: string, version: "older" | "newer" | undefined): void {
  const old = path.join(stateDir, `old-${new Date().toISOString().replaceAll(":", "-")}`);
  mkdirSync(path.resolve(ROOT, old));
  renameSync(dataFolder(stateDir), dataFolder(old));
  console.warn(
    `The local database is from ${version === "newer" ? "a newer" : "an older"} version of the project. Moved it to ${old}.`,
  );
}

/** The folder in a state directory where wrangler keeps its data. */
function dataFolder(stateDir: string): string {
  return path.join(path.resolve(ROOT, stateDir), "v3");
}

/** Like `withDatabase`, but for a database of any version. */
async function withAnyDatabase<T>(stateDir: string, use: Use<T>): Promise<T> {
  // This is imported on demand because it takes a second, which a command that only reports bad files can save.
  const { getPlatformProxy } = await import("wrangler");
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath: WRANGLER_CONFIG,
    persist: { path: dataFolder(stateDir) },
    remoteBindings: false,
  });
  try {
    return await use(onOpenConnections(proxy.env.DB));
  } finally {
    await proxy.dispose();
  }
}

/**
 * Applies pending migrations to the local database, and returns their file names. Starts wrangler only if there are
 * any.
 * @throws Error with wrangler's output if a migration fails
 */
export async function migrateLocal(stateDir: string): Promise<string[]> {
  // The database must be closed before wrangler opens it.
  return inTurn(stateDir, async () => {
    const pending = await withDatabase(stateDir, pendingMigrations);
    if (pending.length > 0) await applyMigrations(stateDir);
    return pending;
  });
}

async function applyMigrations(stateDir: string): Promise<void> {
  const place = ["--local", "--persist-to", path.resolve(ROOT, stateDir)];
  const command = ["d1", "migrations", "apply", "DB"];
  await run("wrangler", [...command, ...place, "--config", WRANGLER_CONFIG]);
}

/**
 * Opens the local database, which is created or migrated first if necessary, returns what `use` returns, and closes it
 * in any case.
 * @throws Error with wrangler's output if a migration fails
 */
export async function withMigratedDatabase<T>(stateDir: string, use: Use<T>): Promise<T> {
  return inTurn(stateDir, async () => {
    // If no migrations are pending, we open it only once, because opening takes a second.
    const used = await withDatabase(stateDir, async (db) =>
      (await pendingMigrations(db)).length === 0 ? { result: await use(db) } : undefined,
    );
    if (used) return used.result;
    await applyMigrations(stateDir);
    return withDatabase(stateDir, use);
  });
}

/**
 * The local database as SQL, by the statement that `wrangler d1 export` uses, because that command only knows its own
 * folder.
 * @throws Error if there is no database, or it cannot be read
 */
export function exportedLocal(stateDir: string): Promise<string> {
  return withMigratedDatabase(stateDir, async (db) => {
    const [lines = []] = await db.prepare("PRAGMA miniflare_d1_export(?,?,?);").bind(0, 0).raw();
    return (lines as string[]).join("\n");
  });
}

/** The file names of all migrations, in order. */
export function migrationNames(): string[] {
  const files = readdirSync(path.join(ROOT, "migrations"));
  return files.filter((name) => name.endsWith(".sql")).sort();
}

async function pendingMigrations(db: D1Database): Promise<string[]> {
  const applied = new Set(await appliedMigrations(db));
  return migrationNames().filter((name) => !applied.has(name));
}

async function appliedMigrations(db: D1Database): Promise<string[]> {
  // wrangler records the migrations that it has applied in this table.
  const table = "select name from sqlite_master where type = 'table' and name = 'd1_migrations'";
  if ((await db.prepare(table).first()) === null) return [];
  const { results } = await db.prepare("select name from d1_migrations").all<{ name: string }>();
  return results.map(({ name }) => name);
}
