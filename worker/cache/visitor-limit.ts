import type { MiddlewareHandler } from "hono";
import { cachingHeaders } from "../contract/cache-policy.ts";
import { createStore } from "../data/store.ts";
import { mayRender, visitorKey } from "../security/rate-limits.ts";
import { pagePath } from "../site/canonical-address.ts";
import { knownPages } from "../site/known-pages.ts";
import type { RouteTable } from "../site/route-table.ts";
import type { CacheTarget } from "./cache-key.ts";
import { isolateOf } from "./isolate-cache.ts";

// What one visitor may have rendered in a minute, so that nobody can make the site render addresses without end.

/** Whether this is the development server, where nothing is cached and only searches count. */
export const isDevelopment = import.meta.env.MODE === "development";

/**
 * Whether a response may be rendered for this visitor: it is counted first if it has parameters, is never
 * cached or is too large for that. A visitor over the limit gets nothing else either whose address could be made
 * up, unless it is that of a page (known-pages.ts). During development only searches count.
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
  // What is never cached is no page that anybody needs to find.
  if (policy === "none") return false;
  const known = await knownPages(createStore(env), routes, edition.number).catch(() => undefined);
  return known?.paths.has(pagePath(new URL(url).pathname)) ?? false;
}

/** Counts what is not asked with GET before anything is done for it, whatever it is. */
export function countMethods({ find }: RouteTable): MiddlewareHandler<{ Bindings: Env }> {
  return async ({ env, req }, next) => {
    if (isDevelopment || (await mayRender(env, visitorKey(req.raw)))) return next();
    return tooMany({ route: find(req.path), isSearch: false });
  };
}

/** Counts another answer than a 200 after it was made. */
export function countAnswer(request: Request, env: Env, ctx: ExecutionContext): void {
  if (isDevelopment) return;
  const visitor = visitorKey(request);
  const counted = mayRender(env, visitor).then((isWithinLimit) => {
    if (!isWithinLimit) isolateOf(env).refused.set(visitor, true);
  });
  ctx.waitUntil(counted);
}

/** The answer to a visitor over the limit. */
export function tooMany(target: Pick<CacheTarget, "route" | "isSearch">): Response {
  const headers = { ...cachingHeaders(429, "none"), "Access-Control-Allow-Origin": "*" };
  const what = target.isSearch ? "searches" : "requests";
  const error = `Too many ${what}. Wait a minute, go back and try again.`;
  const init = { status: 429, headers };
  return isApi(target) ? Response.json({ error }, init) : new Response(error, init);
}

/** Whether it is asked of the API. */
export function isApi({ route }: Pick<CacheTarget, "route">): boolean {
  return route?.path.startsWith("/api") ?? false;
}
