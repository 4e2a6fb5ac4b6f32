import type { MiddlewareHandler } from "hono";
import { cachingHeaders } from "../contract/cache-policy.ts";
import { createStore } from "../data/store.ts";
import { mayRender, visitorKey } from "../security/rate-limits.ts";
import { pagePath } from "../site/canonical-address.ts";
import { knownPages } from "../site/known-pages.ts";
import type { RouteTable } from "../site/route-table.ts";
import type { CacheTarget } from "./cache-key.ts";
import { isolateOf } from "./isolate-cache.ts";

// Limits rendering to 120 responses and 300 suggestions a minute for each visitor (SEARCH_LIMIT and SUGGESTION_LIMIT in
// wrangler.toml), so that nobody can make us render endless made-up URLs.

/** True on the development server, where nothing is cached and only searches count. */
export const isDevelopment = import.meta.env.MODE === "development";

/**
 * True if a response may be rendered for this visitor. Responses that have parameters, are never cached or are too
 * large to cache count toward the limit. A visitor over it is also refused URLs that could be made up, unless the page
 * exists (known-pages.ts).
 */
export async function isAllowed(
  request: Request,
  target: CacheTarget,
  routes: RouteTable,
  env: Env,
): Promise<boolean> {
  const { url, route, key = "", policy, isCounted, isSearch } = target;
  if (isDevelopment && !isSearch) return true;
  const { tooLarge, refused, edition } = isolateOf(env);
  const visitor = visitorKey(request);
  if (isCounted || tooLarge.has(key)) return mayRender(env, visitor, route?.handle.limit);
  const hasOneAddress = route !== undefined && !/[:*]/.test(route.path);
  if (hasOneAddress || !refused.has(visitor)) return true;
  // Pages that are never cached needn't be found.
  if (policy === "none") return false;
  const known = await knownPages(createStore(env), routes, edition.number).catch(() => undefined);
  return known?.paths.has(pagePath(new URL(url).pathname)) ?? false;
}

/** Counts a request whose method is not GET, before any work is done for it. */
export function countMethods({ find }: RouteTable): MiddlewareHandler<{ Bindings: Env }> {
  return async ({ env, req }, next) => {
    if (isDevelopment || (await mayRender(env, visitorKey(req.raw)))) return next();
    return tooMany({ route: find(req.path), isSearch: false });
  };
}

/** Counts an error or redirect after it was rendered, because it may be for a made-up URL. */
export function countAnswer(request: Request, env: Env, ctx: ExecutionContext): void {
  if (isDevelopment) return;
  const visitor = visitorKey(request);
  const counted = mayRender(env, visitor).then((isWithinLimit) => {
    if (!isWithinLimit) isolateOf(env).refused.set(visitor, true);
  });
  ctx.waitUntil(counted);
}

/** The response to a visitor over the limit. */
export function tooMany(target: Pick<CacheTarget, "route" | "isSearch">): Response {
  const headers = { ...cachingHeaders(429, "none"), "Access-Control-Allow-Origin": "*" };
  const what = target.isSearch ? "searches" : "requests";
  const error = `Too many ${what}. Wait a minute, go back and try again.`;
  const init = { status: 429, headers };
  return isApi(target) ? Response.json({ error }, init) : new Response(error, init);
}

/** True for a request to the API. */
export function isApi({ route }: Pick<CacheTarget, "route">): boolean {
  return route?.path.startsWith("/api") ?? false;
}
