import site from "site/index.js";
import { database } from "./database.ts";

/** One visitor may have more than a visitor's searches. */
const SEARCH_LIMIT: RateLimit = { limit: async () => ({ success: true }) };

/** The production build behind a database that can be told apart from what is measured. */
export default {
  fetch(request, env, ctx) {
    const delay = Number(request.headers.get("Bench-Delay"));
    return site.fetch(request, { ...env, SEARCH_LIMIT, DB: database(env.DB, delay) }, ctx);
  },
} satisfies ExportedHandler<Env>;
