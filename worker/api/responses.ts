import type { Context } from "hono";
import { DatabaseError, type Store } from "../data/store.ts";

/** What every handler of the API finds in its context. */
export interface ApiEnv {
  Bindings: Env & { store: Store };
  Variables: { store: Store };
}

/** Seconds after which a client may ask again when the database failed. */
const RETRY_AFTER = "30";

/** 404 with the reason as JSON. */
export function notFound(c: Context, error: string) {
  return c.json({ error }, 404);
}

/** 503 with the specification's message when the database fails, 500 without details otherwise. */
export function failure(error: Error, c: Context) {
  if (error instanceof DatabaseError) {
    return c.json({ error: error.message }, 503, { "Retry-After": RETRY_AFTER });
  }
  console.error(error);
  return c.json({ error: "Internal error" }, 500);
}

/** 204 to OPTIONS and 405 to anything else, both naming the methods that the path knows. */
export function otherMethod(c: Context, methods: string[]) {
  const allow = [...methods, "OPTIONS"].join(", ");
  if (c.req.method !== "OPTIONS") {
    return c.json({ error: `${c.req.method} is not allowed here` }, 405, { Allow: allow });
  }
  return c.body(null, 204, {
    Allow: allow,
    "Access-Control-Allow-Methods": allow,
    "Access-Control-Allow-Headers": "*",
    "Access-Control-Max-Age": "86400",
  });
}
