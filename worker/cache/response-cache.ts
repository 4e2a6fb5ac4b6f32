import type { Handler } from "hono";
import { isbot } from "isbot";
import pTimeout from "p-timeout";
import { cachingHeaders } from "../../app/http.ts";
import type { SiteRoute } from "../../app/route-handle.ts";
import { asSent, render, type SiteHandler } from "../rendering/render.ts";
import type { RouteTable } from "../route-table.ts";
import { mayRender } from "../security/rate-limits.ts";
import { cacheTarget } from "./cache-key.ts";
import { type CachedEntry, responseFrom, type Source } from "./cached-entry.ts";
import { IsolateCache } from "./isolate-cache.ts";
import { readEntry } from "./kv-cache.ts";
import {
  type CacheRequest,
  isPending,
  pendingEntry,
  renderEntry,
  renderStreamed,
  sharedRequest,
} from "./single-flight.ts";
import { withStalenessNotice } from "./staleness-notice.ts";

/** Milliseconds before an entry that could not be renewed is tried again. */
const RETRY_MS = 5_000;
/** Milliseconds that a request waits for a new response while there is an expired one to fall back on. */
const RENEWAL_TIMEOUT_MS = 1_100;

const TOO_MANY = {
  searches: "Too many searches. Wait a minute, go back and try again.",
  requests: "Too many requests. Wait a minute, go back and try again.",
};

/** Answers GET requests from the cache, or has the site answer. docs/caching.md describes it in full. */
export function responseCache(
  site: SiteHandler,
  routes: RouteTable,
): Handler<{ Bindings: Env; Variables: object }> {
  // One isolate has one namespace; tests, which share an isolate, have one each.
  const isolates = new WeakMap<KVNamespace, IsolateCache>();
  return async (c) => {
    const request = c.req.raw;
    const ctx = c.executionCtx as ExecutionContext;
    const referer = request.headers.get("Referer");
    const { key, ...target } = cacheTarget(request.url, routes, c.env, referer);
    if (import.meta.env.DEV) warnOfUndeclared(target.undeclared, target.route?.id);
    const isolate = isolates.get(c.env.CACHE) ?? new IsolateCache();
    isolates.set(c.env.CACHE, isolate);
    const policy = key ? (target.route?.handle.cache ?? "none") : "none";
    const asked = { ...target, request, site, env: c.env, ctx, isolate, policy };
    if (key && !isOff(c.env)) return varying(await respond({ ...asked, key }), target.route);
    if (target.isSearch && !(await mayRender(c.env, request, target.route?.handle.limit)))
      return tooMany(target.route?.handle.isLive ? "requests" : "searches", asked);
    return respondUncached(asked);
  };
}

/** Tells browsers not to reuse a page that holds the address of the page whose link led to it. */
function varying(response: Response, route: SiteRoute | undefined): Response {
  const kinds: unknown[] = Object.values(route?.handle.parameters ?? {});
  if (kinds.includes("referrer")) response.headers.append("Vary", "Referer");
  return response;
}

/** The whole decision: what is cached, how fresh it is, and what is done in each case. */
async function respond(asked: CacheRequest): Promise<Response> {
  const isTooLarge = asked.isolate.tooLarge.has(asked.key);
  const found = isTooLarge ? undefined : await lookUp(asked);
  switch (found && (await freshnessOf(found.entry, asked))) {
    case "fresh":
      return hit(found!, asked);
    case "stale":
      renewInBackground(found!.entry, asked);
      return staleHit(found!.entry, asked);
    case "expired":
      return (await renew(found!.entry, asked)) ?? staleOnError(found!.entry, asked);
    default:
      // The number of texts is unlimited, and what is too large is rendered for every visitor.
      if ((isTooLarge || asked.isLimited) && !isPending(asked)) {
        if (!(await mayRender(asked.env, asked.request))) return tooMany("requests", asked);
      }
      return isTooLarge ? respondUncached(asked) : renderOrJoin(asked);
  }
}

interface Found {
  entry: CachedEntry;
  from: "memory" | "kv";
}

/** The entry in this isolate's memory, else the one in KV; none that is too old even for an outage. */
async function lookUp(asked: CacheRequest): Promise<Found | undefined> {
  const { key, isShared, env, isolate } = asked;
  const inMemory = isolate.entries.get(key);
  if (inMemory) return isUsable(inMemory) ? { entry: inMemory, from: "memory" } : undefined;
  const inKv = isShared ? await readEntry(env.CACHE, key) : undefined;
  // Another request may have rendered a newer one meanwhile.
  const newer = isolate.entries.get(key);
  const entry = newer && newer.renderedAt >= (inKv?.renderedAt ?? 0) ? newer : inKv;
  if (!entry || !isUsable(entry)) return undefined;
  isolate.entries.set(key, entry);
  return { entry, from: "kv" };
}

function isUsable(entry: CachedEntry): boolean {
  return ageOf(entry) <= entry.staleIfError;
}

/**
 * Fresh: served as it is. Stale: served while it is renewed. Expired, because it is too old for that
 * or shows another dataset: served only if it cannot be renewed now.
 */
async function freshnessOf(
  entry: CachedEntry,
  { isolate, env, ctx, policy }: CacheRequest,
): Promise<"fresh" | "stale" | "expired"> {
  const asked = isolate.datasetVersion.get(env, ctx);
  const version = asked instanceof Promise ? await asked : asked;
  if (version !== undefined && version !== entry.datasetVersion) return "expired";
  const age = ageOf(entry);
  if (policy === "prices" && isFromYesterday(entry)) return "expired";
  if (age < entry.maxAge) return "fresh";
  return age < entry.maxAge + entry.staleWhileRevalidate ? "stale" : "expired";
}

/**
 * Australia's midnights in half hours of the day in UTC: of New South Wales and its neighbours in
 * summer, of South Australia in summer, of the east, of the Centre and of the west.
 */
const MIDNIGHTS = [26, 27, 28, 29, 32];

/** Whether it may call yesterday today: it was rendered before a midnight that has passed since. */
function isFromYesterday({ renderedAt }: CachedEntry): boolean {
  const halfHour = (ms: number) => Math.floor(ms / 1_800_000);
  const now = halfHour(Date.now());
  return halfHour(renderedAt) < now && MIDNIGHTS.includes(now % 48);
}

/** Whole seconds since it was rendered. */
function ageOf({ renderedAt }: CachedEntry): number {
  return Math.floor((Date.now() - renderedAt) / 1000);
}

function hit({ entry, from }: Found, { request }: CacheRequest): Response {
  return responseFrom(entry, request, { from, ageSeconds: ageOf(entry) });
}

/** A stale entry; it says so if the last attempt to renew it failed. */
function staleHit(entry: CachedEntry, asked: CacheRequest): Response {
  const { isolate, request } = asked;
  if (isolate.datasetVersion.isOutage || entry.renewalFailedAt) return staleOnError(entry, asked);
  return responseFrom(entry, request, staleSource(entry));
}

function staleOnError(entry: CachedEntry, { request }: CacheRequest): Response {
  return responseFrom(withStalenessNotice(entry), request, staleSource(entry));
}

function staleSource(entry: CachedEntry): Source {
  return { from: "stale", ageSeconds: ageOf(entry) };
}

function renewInBackground(entry: CachedEntry, asked: CacheRequest): void {
  // A request that does not wait for another's promise must not touch it: the runtime would carry on in the
  // context of that request.
  if (isBackingOff(entry) || isPending(asked)) return;
  renderEntry(asked).catch(() => {});
}

/** Whether renewing the entry failed so recently that it is not yet tried again. */
function isBackingOff({ renewalFailedAt = 0 }: CachedEntry): boolean {
  return Date.now() - renewalFailedAt <= RETRY_MS;
}

/** A new response; undefined if there can be none for the time being. */
async function renew(entry: CachedEntry, asked: CacheRequest): Promise<Response | undefined> {
  const { isolate, request } = asked;
  if (isBackingOff(entry)) return undefined;
  const pending = pendingEntry(asked) ?? renderEntry(asked);
  const renewed = await pTimeout(pending, { milliseconds: RENEWAL_TIMEOUT_MS, message: false });
  if (isolate.tooLarge.has(asked.key)) return respondUncached(asked);
  if (!renewed || renewed.status >= 500 || entry.renewalFailedAt) return undefined;
  return responseFrom(renewed, request, { from: "miss", ageSeconds: 0 });
}

/** Renders what is missing, or waits for the request that is already doing so. */
async function renderOrJoin(asked: CacheRequest): Promise<Response> {
  // Looked up and started in one step: with a wait in between, every request would start its own.
  const pending = pendingEntry(asked);
  if (!pending) return renderFirst(asked);
  const entry = await pending;
  if (entry) return responseFrom(entry, asked.request, { from: "memory", ageSeconds: 0 });
  return asked.isolate.tooLarge.has(asked.key) ? respondUncached(asked) : renderOrJoin(asked);
}

/**
 * Renders what nobody has rendered yet. Bots get a page in one piece; the API's responses are whole anyway,
 * and so carry an ETag from the first one on.
 */
async function renderFirst(asked: CacheRequest): Promise<Response> {
  if (!isApi(asked) && !isBot(asked.request)) return renderStreamed(asked);
  const entry = await renderEntry(asked);
  if (!entry) return respondUncached(asked);
  return responseFrom(entry, asked.request, { from: "miss", ageSeconds: 0 });
}

function isApi({ route }: Pick<CacheRequest, "route">): boolean {
  return route?.path.startsWith("/api") ?? false;
}

function tooMany(what: keyof typeof TOO_MANY, asked: Pick<CacheRequest, "route">): Response {
  const headers = { ...cachingHeaders(429, "none"), "Access-Control-Allow-Origin": "*" };
  const error = TOO_MANY[what];
  return isApi(asked)
    ? Response.json({ error }, { status: 429, headers })
    : new Response(error, { status: 429, headers });
}

/** Has the site answer this request alone. */
async function respondUncached(asked: Omit<CacheRequest, "key">): Promise<Response> {
  return asSent(await render(sharedRequest(asked), { ...asked, isWhole: isBot(asked.request) }));
}

/** Has the site answer posts and other requests that are not GET; never cached. */
export function uncached(site: SiteHandler): Handler<{ Bindings: Env }> {
  return async ({ env, executionCtx, req }) => {
    const ctx = executionCtx as ExecutionContext;
    const isWhole = isBot(req.raw);
    const response = asSent(await render(req.raw, { site, env, ctx, policy: "none", isWhole }));
    // What the database did would reveal whether an address was on the list.
    response.headers.delete("Server-Timing");
    return response;
  };
}

/** Off if the operator says so, and during development. */
function isOff(env: Env): boolean {
  return env.EDGE_CACHE === "off" || import.meta.env.MODE === "development";
}

function isBot(request: Request): boolean {
  return isbot(request.headers.get("User-Agent"));
}

const warned = new Set<string>();

/** Tells developers, once, of a parameter that a loader never sees because its route does not declare it. */
function warnOfUndeclared(names: string[], route = "this address"): void {
  for (const name of names) {
    const text = `The search parameter "${name}" is dropped: the handle of ${route} does not declare it.`;
    if (name !== "_routes" && !warned.has(text)) console.warn(text);
    warned.add(text);
  }
}
