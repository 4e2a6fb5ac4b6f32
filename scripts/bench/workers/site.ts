import site from "site/index.js";
import { database } from "./database.ts";

/** The bench is a single visitor, and needs more searches than one visitor may have. */
const SEARCH_LIMIT: RateLimit = { limit: async () => ({ success: true }) };

/** The production build, with a database whose own work is left out of the measurements. */
export default {
  fetch(request, env, ctx) {
    const delay = Number(request.headers.get("Bench-Delay"));
    return site.fetch(request, { ...env, SEARCH_LIMIT, DB: database(env.DB, delay) }, ctx);
  },
} satisfies ExportedHandler<Env>;
