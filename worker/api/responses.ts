import type { Context } from "hono";
import { DatabaseError, type Store } from "../data/store.ts";

/** The context of the API's handlers: the bindings and this request's store. */
export interface ApiEnv {
  Bindings: Env & { store: Store };
}

/** 404 with a message. */
export function notFound(c: Context, error: string) {
  return c.json({ error }, 404);
}

/** 503 with the error's public message if the database fails; 500 without details otherwise. */
export function onError(error: Error, c: Context) {
  if (error instanceof DatabaseError) return c.json({ error: error.message }, 503);
  console.error(error);
  return c.json({ error: "Internal error" }, 500);
}

/** 204 for OPTIONS and 405 for any other method; both name the methods that the path allows. */
export function onMethodNotAllowed(c: Context, methods: string[]) {
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
