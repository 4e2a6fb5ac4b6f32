import site from "site/index.js";
import { database, type Recording, recorded, recording, roundTrip } from "./database.ts";

/** How the bench tells this Worker what its bindings do; recorded results by default. */
interface BenchEnv extends Env {
  BENCH_DB?: "d1" | "recording" | "late";
  BENCH_CACHE?: "no memory" | "none";
  RECORDING: Recording;
  PAGE: ArrayBuffer;
}

const made: Recording = { results: {}, trips: {} };

/** The production build behind bindings that can be told apart from what is measured. */
export default {
  fetch(request, env, ctx) {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith("/bench/")) return alone(env, pathname, search.slice(1));
    const DB = databaseOf(env, pathname + search);
    const SEARCH_LIMIT: RateLimit = { limit: async () => ({ success: true }) };
    return site.fetch(request, { ...env, DB, CACHE: cacheOf(env), SEARCH_LIMIT }, ctx);
  },
} satisfies ExportedHandler<BenchEnv>;

function databaseOf({ BENCH_DB, DB, RECORDING }: BenchEnv, address: string): D1Database {
  if (BENCH_DB === "d1") return DB;
  if (BENCH_DB === "recording") return database(recording(DB, made, address));
  return database(recorded(RECORDING, BENCH_DB === "late" ? 300 : 0));
}

/** The response cache has a memory for each namespace object: a new object has none yet. */
function cacheOf({ BENCH_CACHE, CACHE }: BenchEnv): KVNamespace {
  if (!BENCH_CACHE) return CACHE;
  const none = { get: async () => null, put: async () => {} };
  const own = { get: CACHE.get.bind(CACHE), put: CACHE.put.bind(CACHE) };
  return (BENCH_CACHE === "none" ? none : own) as unknown as KVNamespace;
}

/** What was recorded, or the work of a simulator alone: a page's statements, or one page from KV. */
async function alone({ DB, CACHE, PAGE, RECORDING }: BenchEnv, path: string, address: string) {
  if (path === "/bench/recording") return Response.json(made);
  if (path === "/bench/d1")
    for (const queries of RECORDING.trips[address] ?? []) await roundTrip(DB, queries);
  if (path === "/bench/kv/fill") await CACHE.put("page", PAGE);
  if (path === "/bench/kv") await CACHE.get("page", { type: "arrayBuffer", cacheTtl: 30 });
  return new Response("done");
}
