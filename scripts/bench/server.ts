import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { d1Target } from "../../publishing/apply/target.ts";
import { ROOT } from "../../publishing/command-line/run.ts";
import { readDataset, replace } from "../../publishing/commands/database.ts";
import { migrationNames } from "../../publishing/database/local.ts";
import { onOpenConnections } from "../../publishing/database/open-connections.ts";

/** A Worker in its own workerd process, on the first core and without a proxy in front of it. */
export interface Server extends AsyncDisposable {
  port: number;
  pid: number;
}

interface Options {
  bindings?: Record<string, unknown>;
  blobs?: Record<string, Uint8Array>;
  /** The folder of the build, client and server, that the "site" Worker runs. */
  build?: string;
  /** True if it also serves the build's files, through a router in front of the Worker. */
  hasFiles?: boolean;
}

/** Starts one of the Workers in scripts/bench/workers; the site's database holds the dataset in seed/. */
export async function start(
  name: "bare" | "site",
  { bindings, blobs, build = "build", hasFiles }: Options,
): Promise<Server> {
  const folder = path.resolve(ROOT, build, "server");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(folder, "wrangler.json"));
  const { assets, ...worker } = workerOptions;
  const own = [`${name}.ts`, "database.ts"].map((file) => module("scripts/bench/workers", file));
  const site = name === "site" ? globSync("**/*.js", { cwd: folder }) : [];
  const options = {
    ...worker,
    ...(hasFiles && { assets }),
    rootPath: ROOT,
    modulesRoot: "/",
    modules: [...own, ...site.map((file) => module(folder, file, "site/"))],
    bindings: { ...(worker.bindings as object), ...bindings },
    dataBlobBindings: blobs,
    cf: false,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  } as V4MiniflareOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const { port } = await miniflare.unsafeGetDirectURL();
  const pid = Number(execFileSync("pgrep", ["-n", "-P", String(process.pid), "workerd"]));
  pin(pid, 0);
  if (name === "site") await seed((await miniflare.getD1Database("DB")) as unknown as D1Database);
  return { port: Number(port), pid, [Symbol.asyncDispose]: () => miniflare.dispose() };
}

function module(folder: string, file: string, prefix = "") {
  const text = readFileSync(path.resolve(ROOT, folder, file), "utf8");
  const contents = file.endsWith(".ts") ? stripTypeScriptTypes(text) : text;
  return { type: "ESModule" as const, path: prefix + file, contents };
}

async function seed(database: D1Database): Promise<void> {
  for (const name of migrationNames()) {
    const sql = readFileSync(path.join(ROOT, "migrations", name), "utf8");
    await database.batch(unstable_splitSqlQuery(sql).map((one) => database.prepare(one)));
  }
  await replace(d1Target(onOpenConnections(database)), readDataset(path.join(ROOT, "seed")));
}

/** Keeps a process and all its threads on one core, if the machine allows it. */
export function pin(pid: number, core: number): void {
  spawnSync("taskset", ["-apc", String(core), String(pid)]);
}

/** The seconds of CPU that a server has used; the kernel counts in hundredths. */
export function cpuSeconds({ pid }: Server): number {
  // The process's name comes first, and may contain spaces.
  const [, stat] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = stat!.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}
