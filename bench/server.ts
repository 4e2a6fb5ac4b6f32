import { createRequire } from "node:module";
import path from "node:path";
import type { Miniflare as MiniflareType, V4MiniflareOptions } from "miniflare";
import { unstable_getMiniflareWorkerOptions as siteOptions } from "wrangler";
import { ROOT } from "../scripts/run.ts";
import type { Module } from "./modules.ts";
import { pin, runtimes } from "./processes.ts";

// The runtime that wrangler brings, so that there is one version of it.
const require = createRequire(import.meta.url);
const fromWrangler = createRequire(require.resolve("wrangler"));
const { Miniflare, convertV4MiniflareOptions } = fromWrangler(
  "miniflare",
) as typeof import("miniflare");

/** The core that servers run on; the client has the other one. */
const SERVER_CORE = 0;

/** What one Worker is started with, beside the settings of wrangler.toml. */
export interface Setup {
  modules: Module[];
  bindings?: Record<string, unknown>;
  blobs?: Record<string, Uint8Array>;
  /** Where a debugger can be attached. */
  inspectorPort?: number;
}

/** A Worker in a process of its own, with empty databases. */
export interface Server {
  port: number;
  pid: number;
  /** For what has to be asked of the runtime from outside. */
  miniflare: MiniflareType;
  stop: () => Promise<void>;
}

/** Starts a Worker with nothing in front of it: proxies cost more than what is measured. */
export async function start(setup: Setup): Promise<Server> {
  const before = new Set(runtimes());
  const miniflare = new Miniflare(convertV4MiniflareOptions(optionsOf(setup)));
  const address = await miniflare.unsafeGetDirectURL();
  const pid = runtimes().find((one) => !before.has(one));
  if (!pid) throw new Error("The Workers runtime cannot be found in /proc.");
  pin(pid, SERVER_CORE);
  return { port: Number(address.port), pid, miniflare, stop: () => miniflare.dispose() };
}

function optionsOf({ modules, bindings, blobs, inspectorPort }: Setup): V4MiniflareOptions {
  const { workerOptions } = siteOptions(path.join(ROOT, "wrangler.toml"));
  return {
    ...workerOptions,
    rootPath: ROOT,
    modules,
    modulesRoot: "/",
    bindings: { ...(workerOptions.bindings as object), ...bindings },
    dataBlobBindings: blobs,
    cf: false,
    inspectorPort,
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  } as V4MiniflareOptions;
}
