import site from "site/index.js";
import { database, type Recording, recorded, recording } from "./database.ts";

/** How the bench tells this Worker what its database does; recorded results by default. */
interface BenchEnv extends Env {
  BENCH_DB?: "d1" | "late";
  RECORDING: Recording;
}

const made: Recording = {};

/** One visitor may have more than a visitor's searches. */
const SEARCH_LIMIT: RateLimit = { limit: async () => ({ success: true }) };

/** The production build behind a database that can be told apart from what is measured. */
export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === "/bench/recording") return Response.json(made);
    return site.fetch(request, { ...env, SEARCH_LIMIT, DB: databaseOf(env) }, ctx);
  },
} satisfies ExportedHandler<BenchEnv>;

function databaseOf({ BENCH_DB, DB, RECORDING }: BenchEnv): D1Database {
  if (BENCH_DB === "d1") return database(recording(DB, made));
  return database(recorded(RECORDING, BENCH_DB === "late" ? 300 : 0));
}
