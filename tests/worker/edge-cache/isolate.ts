import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import worker from "../../../worker/index.ts";
import { emptyNamespace } from "../bindings.ts";
import { BROWSER } from "../fetch.ts";
import { READS } from "../reads.ts";

/** One page of each kind, and the data of one. */
export const PAGES = [
  "/",
  "/sydney/",
  "/material/copper/",
  "/scrap-yards/",
  "/scrap-metal-prices-by-city/",
  "/scrap-metal-prices-by-material/",
  "/scrap-my-car/",
  "/sydney.data",
];

/** The same and every read of the API. */
export const PATHS = [...PAGES, ...READS.map(({ path }) => path)];

export type Answer = Awaited<ReturnType<typeof ask>>;
export interface Ask extends RequestInit {
  DB?: D1Database;
  /** Of the client; it is told apart from what the Worker does behind the answer. */
  signal?: AbortSignal;
}

/** One isolate of the Worker with the cache on: its memory is empty, and KV is what is given. */
export function isolate(CACHE: KVNamespace = emptyNamespace()()) {
  const get = (path: string, init: Ask = {}) => ask(CACHE, path, init);
  return {
    get,
    getAll: (paths: string[], init: Ask = {}) => Promise.all(paths.map((path) => get(path, init))),
  };
}

/** What a path answers, read to its end, when everything behind the answer is done, too. */
async function ask(CACHE: KVNamespace, path: string, { DB = env.DB, ...init }: Ask) {
  const { response, settled } = await begin(CACHE, path, { DB, ...init });
  const text = await response.text();
  // What hangs is not waited for: a refresh that is given up after 800 ms is all that can come.
  await settled();
  const { status, headers } = response;
  const from = /cache;desc="(\w+)"/.exec(headers.get("server-timing") ?? "")?.[1];
  return { path, status, headers, text, from };
}

/** The same before its body is read; `settled` waits for what the Worker does behind the answer. */
export async function begin(CACHE: KVNamespace, path: string, { DB = env.DB, ...init }: Ask = {}) {
  const headers = { "user-agent": BROWSER, ...(init.headers as Record<string, string>) };
  const request = new Request(`http://localhost${path}`, { redirect: "manual", ...init, headers });
  const ctx = createExecutionContext();
  const response = await worker.fetch(request, { ...env, EDGE_CACHE: "on", CACHE, DB }, ctx);
  return { response, settled: () => waitOnExecutionContext(ctx) };
}
