import type { MiddlewareHandler } from "hono";
import { cachingHeaders } from "../../contract/cache-policy.ts";
import { createStore } from "../data/store.ts";
import { mayRender, visitorKey } from "../security/rate-limits.ts";
import { knownPages } from "../site/known-pages.ts";
import { pagePath, type RouteTable } from "../site/route-table.ts";
import type { CacheRequest, UncachedRequest } from "./single-flight.ts";

// What one visitor may have rendered in a minute, so that nobody can make the site render addresses without end.

const TOO_MANY = {
  searches: "Too many searches. Wait a minute, go back and try again.",
  requests: "Too many requests. Wait a minute, go back and try again.",
};

/** Whether this is the development server, where nothing is cached and only searches count. */
export const isDevelopment = import.meta.env.MODE === "development";

/**
 * Whether a response may be rendered for this visitor: it is counted first if it has parameters, is never
 * cached or is too large for that. A visitor over the limit gets nothing else either whose address could be made
 * up, unless it is that of a page (known-pages.ts). During development only searches count.
 */
export async function isAllowed(asked: UncachedRequest): Promise<boolean> {
  const { env, request, route, isolate, key } = asked;
  if (isDevelopment && !asked.isSearch) return true;
  const isTooLarge = key !== undefined && isolate.tooLarge.has(key);
  if (asked.isCounted || isTooLarge) return mayRender(env, request, route?.handle.limit);
  const hasOneAddress = route !== undefined && !/[:*]/.test(route.path);
  return hasOneAddress || !isolate.refused.has(visitorKey(request)) || isKnown(asked);
}

/** Whether there is a page at this address; false if the database does not say. */
async function isKnown({ url, routes, env, isolate, policy }: UncachedRequest): Promise<boolean> {
  // What is never cached is no page that anybody needs to find.
  if (policy === "none") return false;
  const asked = knownPages(createStore(env), routes, isolate.edition.number);
  const known = await asked.catch(() => undefined);
  return known?.paths.has(pagePath(new URL(url).pathname)) ?? false;
}

/** Counts what is not asked with GET before anything is done for it, whatever it is. */
export function countMethods({ find }: RouteTable): MiddlewareHandler<{ Bindings: Env }> {
  return async ({ env, req }, next) => {
    if (isDevelopment || (await mayRender(env, req.raw))) return next();
    return tooMany({ route: find(req.path), isSearch: false });
  };
}

/** Counts another answer than a 200 after it was made, unless it was counted before. */
export function countAnswer({ env, request, ctx, isolate, isCounted }: UncachedRequest): void {
  if (isCounted || isDevelopment) return;
  const counted = mayRender(env, request).then((isWithinLimit) => {
    if (!isWithinLimit) isolate.refused.set(visitorKey(request), true);
  });
  ctx.waitUntil(counted);
}

/** The answer to a visitor over the limit. */
export function tooMany(asked: Pick<UncachedRequest, "route" | "isSearch">): Response {
  const headers = { ...cachingHeaders(429, "none"), "Access-Control-Allow-Origin": "*" };
  const error = TOO_MANY[asked.isSearch ? "searches" : "requests"];
  return isApi(asked)
    ? Response.json({ error }, { status: 429, headers })
    : new Response(error, { status: 429, headers });
}

/** Whether it is asked of the API. */
export function isApi({ route }: Pick<CacheRequest, "route">): boolean {
  return route?.path.startsWith("/api") ?? false;
}
