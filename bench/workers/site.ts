import site from "site/index.js";
import { database, late, type Recording, recorded, recording, type Source } from "./database.ts";

/** What the bench tells this Worker. */
interface BenchEnv extends Env {
  BENCH_DB: "d1" | "recording" | "recorded" | "late";
  BENCH_CACHE: "own" | "forgotten" | "none";
  RECORDING?: Recording;
}

/** Milliseconds by which the yards are late, where they are. */
const LATE = 300;

/** A limiter for one visitor who asks for all. */
const EVERYBODY: RateLimit = { limit: async () => ({ success: true }) };

const heard: Recording = { answers: {}, trips: {} };

/** The production build, with bindings that the bench can tell apart from what it measures. */
export default {
  fetch(request, env, ctx) {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/bench/recording") return Response.json(heard);
    const address = pathname + search;
    const bindings = { DB: databaseOf(env, address), CACHE: cacheOf(env), SEARCH_LIMIT: EVERYBODY };
    return site.fetch(request, { ...env, ...bindings }, ctx);
  },
} satisfies ExportedHandler<BenchEnv>;

function databaseOf(env: BenchEnv, address: string): D1Database {
  return env.BENCH_DB === "d1" ? env.DB : database(sourceOf(env, address));
}

function sourceOf({ BENCH_DB, DB, RECORDING = heard }: BenchEnv, address: string): Source {
  if (BENCH_DB === "recording") return recording(DB, heard, address);
  return BENCH_DB === "late" ? late(recorded(RECORDING), LATE) : recorded(RECORDING);
}

/** The edge cache has one memory for each namespace; a new object is a namespace it does not know. */
function cacheOf({ BENCH_CACHE, CACHE }: BenchEnv): KVNamespace {
  if (BENCH_CACHE === "own") return CACHE;
  if (BENCH_CACHE === "none") return { get: async () => null, put: async () => {} } as never;
  return {
    get: (key: string, options: never) => CACHE.get(key, options),
    put: (key: string, value: ArrayBuffer, options: KVNamespacePutOptions) =>
      CACHE.put(key, value, options),
  } as KVNamespace;
}
