import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { cpus } from "node:os";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from "wrangler";
import { ROOT } from "../command-line/run.ts";
import { migrationNames } from "../database/local.ts";
import { readDataset, replace } from "../publishing/commands/database.ts";
import { localTarget } from "../publishing/commands/targets.ts";

/** A Worker in a workerd process of its own, on the first core and with no proxy in front of it. */
export interface Server extends AsyncDisposable {
  port: number;
  pid: number;
}

interface Options {
  bindings?: Record<string, unknown>;
  blobs?: Record<string, Uint8Array>;
  /** Folder of the server build that the "site" Worker runs. */
  build?: string;
  /** Whether its database holds the dataset in seed/; otherwise it is empty. */
  isSeeded?: boolean;
}

/** Starts one of the Workers in bench/workers. */
export async function start(
  worker: "bare" | "site",
  { bindings, blobs, build = "build/server", isSeeded }: Options,
): Promise<Server> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(path.join(ROOT, "wrangler.toml"));
  const own = [`${worker}.ts`, "database.ts"].map((file) => module("bench/workers", file));
  const site = worker === "site" ? globSync("**/*.js", { cwd: path.resolve(ROOT, build) }) : [];
  const options = {
    ...workerOptions,
    rootPath: ROOT,
    modulesRoot: "/",
    modules: [...own, ...site.map((file) => module(build, file, "site/"))],
    bindings: { ...(workerOptions.bindings as object), ...bindings },
    dataBlobBindings: blobs,
    cf: false,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  } as V4MiniflareOptions;
  const miniflare = new Miniflare(convertV4MiniflareOptions(options));
  const { port } = await miniflare.unsafeGetDirectURL();
  const pid = Number(execFileSync("pgrep", ["-n", "-P", String(process.pid), "workerd"]));
  pin(pid, 0);
  if (isSeeded) await seed((await miniflare.getD1Database("DB")) as unknown as D1Database);
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
  await replace(localTarget(database), readDataset(path.join(ROOT, "seed")));
}

/** Keeps a process with all its threads on one core, where the machine can. */
export function pin(pid: number, core: number): void {
  spawnSync("taskset", ["-apc", String(core), String(pid)]);
}

/** What some work gives, and the seconds of CPU that the server and other processes used for it. */
export async function timed<T>(server: Server, work: () => Promise<T>) {
  const used = () => {
    // In front stands the process's name, which may hold blanks. The kernel counts in hundredths.
    const [, stat] = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ");
    const [user, system] = stat!.split(" ").slice(11, 13);
    const own = process.cpuUsage();
    const cores = cpus().map(({ times: { idle: _, ...busy } }) => Object.values(busy));
    const machine = cores.flat().reduce((sum, ms) => sum + ms, 0) / 1000;
    const cpu = (Number(user) + Number(system)) / 100;
    return { cpu, others: machine - cpu - (own.user + own.system) / 1e6 };
  };
  const before = used();
  const result = await work();
  const after = used();
  const others = Math.max(0, after.others - before.others);
  return { result, cpu: after.cpu - before.cpu, others };
}
