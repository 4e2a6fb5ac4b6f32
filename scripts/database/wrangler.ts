import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

export const root = join(import.meta.dirname, "../..");
const configPath = join(root, "wrangler.toml");

const quiet = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
};

/** Where local data lives: the folder that `--persist-to` takes. */
export function stateDirectory(): string {
  return process.env.STATE_DIR || ".wrangler/state";
}

/** What `wrangler` is told by, so that a test can stand in for it. */
export type Wrangler = (args: string[], options?: { silent?: boolean }) => unknown;

/** Bytes; a longer output than the machine's memory should hold is no use to anybody. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs wrangler to its end. Throws when it fails; what it prints is shown as it runs, or with
 * `silent` given back, and shown only in the error. Started with this Node, because the machine's own may be too old.
 */
export function wrangler(args: string[], { silent = false } = {}): string {
  const program = join(root, "node_modules/wrangler/bin/wrangler.js");
  const result = spawnSync(process.execPath, [program, ...args, "--config", configPath], {
    cwd: root,
    env: { ...process.env, ...quiet },
    stdio: silent ? ["ignore", "pipe", "pipe"] : "inherit",
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });
  if (result.status === 0) return result.stdout ?? "";
  const output = silent ? `:\n${result.stdout}${result.stderr}` : "; its own message is above";
  throw result.error ?? new Error(`wrangler ${args.slice(0, 3).join(" ")} failed${output}`);
}

/** Opens the local database, gives back what `use` does, and closes it in any case. */
export async function withDatabase<T>(
  stateDir: string,
  use: (db: D1Database) => Promise<T>,
): Promise<T> {
  Object.assign(process.env, quiet);
  // Loaded here, because it takes a second, and bad CSV files are reported without it.
  const { getPlatformProxy } = await import("wrangler");
  const proxy = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: join(resolve(root, stateDir), "v3") },
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
