import text from "virtual:service-worker";
import type { Context } from "hono";
import { CACHE } from "../contract/cache-policy.ts";

/** A service worker that replaces the real one to remove it: it deletes everything kept, and unregisters itself. */
const REMOVAL = `addEventListener("install",()=>skipWaiting());addEventListener("activate",e=>e.waitUntil((async()=>{for(const name of await caches.keys())await caches.delete(name);await registration.unregister()})()))`;

const HEADERS = {
  ...CACHE.revalidated,
  // A service worker's own policy applies to its requests.
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
  "Content-Type": "text/javascript; charset=utf-8",
};

/** Answers with the service worker, or with one that removes itself if the operator has turned it off. */
export function serviceWorker({ env, body }: Context<{ Bindings: Env }>): Response {
  return body(env.OFFLINE === "on" ? text : REMOVAL, 200, HEADERS);
}
