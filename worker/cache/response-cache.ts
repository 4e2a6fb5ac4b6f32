import type { Handler } from "hono";
import pTimeout from "p-timeout";
import { CACHE } from "../../contract/cache-policy.ts";
import {
  COPY_HEADER,
  copyAddress,
  copyKey,
  EDITION_HEADER,
  PARAMETERS_HEADER,
} from "../../contract/device-copy.ts";
import type { SiteRoute } from "../../contract/route-handle.ts";
import { pagePath, type RouteTable } from "../site/route-table.ts";
import { cacheTarget, warnOfUndeclared } from "./cache-key.ts";
import { type CachedEntry, responseFrom, type Source } from "./cached-entry.ts";
import { MAX_SILENCE_MS } from "./edition.ts";
import { asSent } from "./finish.ts";
import { isolateOf } from "./isolate-cache.ts";
import { readEntry } from "./kv-cache.ts";
import { isBot, render, type SiteHandler } from "./render.ts";
import { renderEntry, renderStreamed, sharedRequest } from "./render-entry.ts";
import {
  type CacheRequest,
  isPending,
  pendingEntry,
  type UncachedRequest,
} from "./single-flight.ts";
import { withStalenessNotice } from "./staleness-notice.ts";
import { countAnswer, isAllowed, isApi, isDevelopment, tooMany } from "./visitor-limit.ts";

/** Milliseconds before an entry that could not be renewed is tried again. */
const RETRY_MS = 5_000;
/** Milliseconds that a request waits for a new response while there is an outdated one to fall back on. */
const RENEWAL_TIMEOUT_MS = 1_100;

/** Found, already at the client, and refused; every other status counts toward the limit. */
const UNCOUNTED = [200, 304, 429];

/** Answers GET requests from the cache, or has the site answer. docs/caching.md describes it in full. */
export function responseCache(
  site: SiteHandler,
  routes: RouteTable,
): Handler<{ Bindings: Env; Variables: object }> {
  return async (c) => {
    const { env } = c;
    const request = c.req.raw;
    const ctx = c.executionCtx as ExecutionContext;
    const referer = request.headers.get("Referer");
    const isolate = isolateOf(env);
    const bare = cacheTarget(request.url, routes, env, referer);
    const city = bare.readsCity
      ? await isolate.cities.of(request, isolate.edition, env, ctx)
      : null;
    const { key, ...target } = city
      ? cacheTarget(request.url, routes, env, referer, city.slug)
      : bare;
    if (import.meta.env.DEV) warnOfUndeclared(target.undeclared, target.route?.id);
    const policy = key ? (target.route?.handle.cache ?? "none") : "none";
    const asked = { ...target, request, routes, site, env, ctx, isolate, policy };
    // Off if the operator says so, and during development.
    const isOn = env.EDGE_CACHE === "on" && !isDevelopment;
    const response = await (key && isOn ? respond({ ...asked, key }) : respondAlone(asked));
    if (!UNCOUNTED.includes(response.status)) countAnswer(asked);
    const own = withCopyAddress(varying(response, target.route), asked);
    if (target.route?.isPage) own.headers.set(EDITION_HEADER, String(isolate.edition.number));
    return city?.isNearest ? asPrivate(own) : own;
  };
}

/** The whole decision: whether there is an entry, whether it is current, and what is done in each case. */
async function respond(asked: CacheRequest): Promise<Response> {
  const found = await lookUp(asked);
  if (!found)
    return isPending(asked) || (await isAllowed(asked)) ? renderOrJoin(asked) : tooMany(asked);
  const { entry, from, asOf } = found;
  if (asOf === undefined) return (await renew(entry, asked)) ?? stale(entry, asked);
  // Current, as far as is known; the page says so if the database has not confirmed it for long.
  if (Date.now() - asOf > MAX_SILENCE_MS) return stale(entry, asked, asOf);
  return responseFrom(entry, asked.request, source(from, asOf));
}

interface Found {
  entry: CachedEntry;
  from: "memory" | "kv";
  /** The last moment it was known to be current, in milliseconds since 1970; undefined if it is outdated. */
  asOf: number | undefined;
}

/** The entry in this isolate's memory or, unless that is current, the newer of it and the one in KV. */
async function lookUp(asked: CacheRequest): Promise<Found | undefined> {
  const { key, isShared, env, ctx, isolate } = asked;
  const { edition, entries } = isolate;
  const refreshed = edition.refresh(env, ctx);
  const inMemory = entries.get(key);
  if (inMemory) {
    if (refreshed) await refreshed;
    const asOf = edition.currentAsOf(inMemory);
    if (asOf !== undefined || isBackingOff(inMemory))
      return { entry: inMemory, from: "memory", asOf };
  }
  const inKv = isShared ? await readEntry(env.CACHE, key) : undefined;
  if (inKv && refreshed) await refreshed;
  if (inKv) edition.observe(inKv.edition, inKv.renderedAt);
  // Another request may have rendered a newer one meanwhile.
  const newest = newer(entries.get(key), inKv);
  if (!newest) return undefined;
  entries.set(key, newest);
  const from = newest === inKv ? "kv" : "memory";
  return { entry: newest, from, asOf: edition.currentAsOf(newest) };
}

function newer(a: CachedEntry | undefined, b: CachedEntry | undefined): CachedEntry | undefined {
  if (!a || !b) return a ?? b;
  return (b.edition - a.edition || b.renderedAt - a.renderedAt) > 0 ? b : a;
}

/** An entry that is outdated, or was last known to be current some time ago, with a line that says so. */
function stale(entry: CachedEntry, { request }: CacheRequest, asOf = entry.renderedAt): Response {
  return responseFrom(withStalenessNotice(entry, asOf), request, source("stale", asOf));
}

function source(from: Source["from"], asOf: number): Source {
  return { from, ageSeconds: Math.floor((Date.now() - asOf) / 1000) };
}

/** True if renewing the entry failed too recently to be tried again. */
function isBackingOff({ renewalFailedAt = 0 }: CachedEntry): boolean {
  return Date.now() - renewalFailedAt <= RETRY_MS;
}

/** A new response in place of an outdated entry; undefined if there can be none for the time being. */
async function renew(entry: CachedEntry, asked: CacheRequest): Promise<Response | undefined> {
  const { isolate, request } = asked;
  if (isolate.tooLarge.has(asked.key)) return respondAlone(asked);
  if (isBackingOff(entry)) return undefined;
  const pending = pendingEntry(asked) ?? renderEntry(asked);
  const renewed = await pTimeout(pending, { milliseconds: RENEWAL_TIMEOUT_MS, message: false });
  if (isolate.tooLarge.has(asked.key)) return respondUncached(asked);
  if (!renewed || entry.renewalFailedAt) return undefined;
  return responseFrom(renewed, request, { from: "miss", ageSeconds: 0 });
}

/** Renders what is missing, or waits for the request that is already doing so. */
async function renderOrJoin(asked: CacheRequest): Promise<Response> {
  if (asked.isolate.tooLarge.has(asked.key)) return respondUncached(asked);
  // Looked up and started in one step: with a wait in between, every request would start its own.
  const pending = pendingEntry(asked);
  if (!pending) return renderFirst(asked);
  const entry = await pending;
  if (entry) return responseFrom(entry, asked.request, { from: "memory", ageSeconds: 0 });
  return renderOrJoin(asked);
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

/** Has the site answer this request alone, unless the visitor is over the limit. */
async function respondAlone(asked: UncachedRequest): Promise<Response> {
  return (await isAllowed(asked)) ? respondUncached(asked) : tooMany(asked);
}

async function respondUncached(asked: UncachedRequest): Promise<Response> {
  return asSent(await render(sharedRequest(asked), { ...asked, isWhole: isBot(asked.request) }));
}

/** Tells browsers not to reuse a page that holds the address of the page whose link led to it. */
function varying(response: Response, route: SiteRoute | undefined): Response {
  const kinds: unknown[] = Object.values(route?.handle.parameters ?? {});
  if (kinds.includes("referrer")) response.headers.append("Vary", "Referer");
  return response;
}

/** Tells the visitor's device under which address it may keep the page (app/offline), if it may. */
function withCopyAddress(response: Response, { route, request, env }: UncachedRequest): Response {
  if (env.OFFLINE !== "on" || response.status !== 200 || !route?.isPage) return response;
  const { pathname, searchParams } = new URL(request.url);
  const path = `${pagePath(pathname)}/`.replace("//", "/");
  const address = copyAddress(path, searchParams, route.handle);
  // A page that lacks a part is not kept; searches that have a copy of their own are never cached.
  const isWhole = response.headers.get("Cache-Control") !== CACHE.none["Cache-Control"];
  if (address && (isWhole || copyKey(address) !== address)) {
    response.headers.set(COPY_HEADER, address);
    response.headers.set(PARAMETERS_HEADER, JSON.stringify(route.handle.parameters ?? {}));
  }
  return response;
}

/** Keeps a response that was chosen by where its visitor is out of the caches that visitors share. */
function asPrivate(response: Response): Response {
  const caching = response.headers.get("Cache-Control") ?? "";
  response.headers.set("Cache-Control", caching.replace("public", "private"));
  return response;
}
