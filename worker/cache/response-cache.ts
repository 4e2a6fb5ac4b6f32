import type { Handler } from "hono";
import pTimeout from "p-timeout";
import { CACHE } from "../contract/cache-policy.ts";
import {
  COPY_HEADER,
  copyAddress,
  copyKey,
  EDITION_HEADER,
  PARAMETERS_HEADER,
} from "../contract/offline-pages.ts";
import type { ParameterKind, SiteRoute } from "../contract/route-handle.ts";
import type { RouteTable } from "../site/route-table.ts";
import { type CacheTarget, cacheTarget, warnOfUndeclared } from "./cache-key.ts";
import type { CachedEntry } from "./cached-entry.ts";
import { MAX_SILENCE_MS } from "./edition.ts";
import { type IsolateCache, isBackingOff, isolateOf } from "./isolate-cache.ts";
import {
  asEntry,
  asSent,
  inTwo,
  isBot,
  isComplete,
  makePrivate,
  type Rendered,
  readBody,
  render,
  type SiteHandler,
  sharedRequest,
} from "./render.ts";
import { withStalenessNotice } from "./staleness-notice.ts";
import { countAnswer, isAllowed, isApi, isDevelopment, tooMany } from "./visitor-limit.ts";

/** Milliseconds that a request waits for a new response if it can fall back on an outdated one. */
const RENEWAL_TIMEOUT_MS = 1_100;

/** OK, not modified and too many requests; every other status counts toward the limit. */
const UNCOUNTED = [200, 304, 429];

/** A GET request with everything needed to answer it. */
interface Visit {
  request: Request;
  target: CacheTarget;
  /** The cache key; empty if the response is never cached, or the cache is off. */
  key: string;
  isolate: IsolateCache;
  /** Undefined if the entry stays in this isolate. */
  kv: KVNamespace | undefined;
  routes: RouteTable;
  env: Env;
  ctx: ExecutionContext;
  /** Renders the response; in one piece if `isWhole` is true or, by default, if a bot requests it. */
  rendered(isWhole?: boolean): Promise<Rendered>;
}

/** Answers GET requests from the cache, or has the site answer (docs/caching.md). */
export function responseCache(
  site: SiteHandler,
  routes: RouteTable,
): Handler<{ Bindings: Env; Variables: object }> {
  return async ({ env, executionCtx, req: { raw: request } }) => {
    const ctx = executionCtx as ExecutionContext;
    const isolate = isolateOf(env);
    const referer = request.headers.get("Referer");
    let target = cacheTarget(request.url, routes, env, referer);
    const { route } = target;
    const city = reads(route, "city")
      ? await isolate.cities.of(request, isolate.edition, env, ctx)
      : null;
    if (city) target = cacheTarget(request.url, routes, env, referer, city.slug);
    if (import.meta.env.DEV) warnOfUndeclared(target.undeclared, route?.id);
    // The cache is off if the operator has turned it off, and during development.
    const isOn = env.EDGE_CACHE === "on" && !isDevelopment;
    const response = await respond({
      request,
      target,
      key: (isOn && target.key) || "",
      isolate,
      kv: target.isShared ? env.CACHE : undefined,
      routes,
      env,
      ctx,
      rendered: (isWhole) => render(site, sharedRequest(request, target.url), env, ctx, isWhole),
    });
    if (!target.isCounted && !UNCOUNTED.includes(response.status)) countAnswer(request, env, ctx);
    if (route) setVisitorHeaders(response, target, route, isolate, env);
    if (city?.isNearest) makePrivate(response.headers);
    return response;
  };
}

/** Answers from a current entry, renews an outdated one, or renders the response. */
async function respond(visit: Visit): Promise<Response> {
  const { request, target, key, isolate, kv, routes, env, ctx } = visit;
  const { edition, tooLarge } = isolate;
  const found = key ? await isolate.lookUp(key, kv, edition.refresh(env, ctx)) : undefined;
  const asOf = found && edition.currentAsOf(found.entry);
  if (found && asOf !== undefined) {
    // If the database has not confirmed the page for a long time, it shows its age.
    const isSilent = Date.now() - asOf > MAX_SILENCE_MS;
    return isSilent
      ? staleResponse(found.entry, request, asOf)
      : responseFrom(found.entry, request, found.from, asOf);
  }
  if (found && !tooLarge.has(key)) return renewedResponse(visit, found.entry);
  if (!isolate.isPending(key) && !(await isAllowed(request, target, routes, env)))
    return tooMany(target);
  // Don't wait between joining and starting a rendering, or every request would start its own.
  while (isolate.isPending(key) && !tooLarge.has(key)) {
    const entry = await isolate.pendingEntry(key);
    if (entry) return responseFrom(entry, request, "memory");
  }
  if (!key || tooLarge.has(key)) return uncachedResponse(visit);
  // Bots get a page in one piece. The API's responses are whole anyway, and so even the first has an ETag.
  if (!isApi(target) && !isBot(request)) return streamedResponse(visit);
  const entry = await renewedEntry(visit);
  return entry ? responseFrom(entry, request, "miss") : uncachedResponse(visit);
}

/** A response to this request alone. */
async function uncachedResponse({ rendered, target }: Visit): Promise<Response> {
  return asSent(await rendered(), target.policy);
}

/** Streams a response while it is rendered, and keeps it for later requests. */
async function streamedResponse(visit: Visit): Promise<Response> {
  const { isolate, key, ctx, target } = visit;
  const streamed = visit.rendered(false).then(inTwo);
  const entry = streamed.then(([, forCache]) => keep(visit, forCache!)).catch(() => undefined);
  isolate.singleFlight(key, entry, ctx);
  const [forVisitor] = await streamed;
  return asSent(forVisitor!, target.policy);
}

/** Replaces an outdated entry with a new response, or returns the entry if that takes too long. */
async function renewedResponse(visit: Visit, outdated: CachedEntry): Promise<Response> {
  const { request, isolate, key } = visit;
  if (isBackingOff(outdated)) return staleResponse(outdated, request);
  const pending = isolate.isPending(key) ? isolate.pendingEntry(key) : renewedEntry(visit);
  const renewed = await pTimeout(pending, { milliseconds: RENEWAL_TIMEOUT_MS, message: false });
  if (isolate.tooLarge.has(key)) return uncachedResponse(visit);
  return renewed && !outdated.renewalFailedAt
    ? responseFrom(renewed, request, "miss")
    : staleResponse(outdated, request);
}

/** Renders an entry in one piece; other requests for it join this rendering. */
function renewedEntry(visit: Visit): Promise<CachedEntry | undefined> {
  const entry = visit.rendered(true).then((made) => keep(visit, made));
  return visit.isolate.singleFlight(visit.key, entry, visit.ctx);
}

/** Returns a rendered response as an entry for the requests that wait for it, and keeps it if that is allowed. */
async function keep(visit: Visit, made: Rendered): Promise<CachedEntry | undefined> {
  const { key, kv, ctx, isolate, target } = visit;
  const { entries, edition, tooLarge } = isolate;
  const body = await readBody(made.response.body);
  if (body === "too large") tooLarge.set(key, true);
  const entry = body instanceof Uint8Array ? await asEntry(made, body, target.policy) : undefined;
  const isRenewed = entry !== undefined && isComplete(made);
  const before = entries.get(key);
  if (before) before.renewalFailedAt = isRenewed ? undefined : Date.now();
  if (!isRenewed || entry.status !== 200 || target.policy === "none") return entry;
  if (made.rendering.isStreamed) {
    // A streamed page needs a script to show its late parts, so render it again in one piece for later requests.
    renewedEntry(visit).catch(() => {});
  } else if (made.edition !== undefined && made.edition === edition.number) {
    // Don't keep a page that was read from a replica that lags behind.
    isolate.keep(key, entry, kv, ctx);
  }
  return entry;
}

/** The entry with a line that shows its age. */
function staleResponse(
  entry: CachedEntry,
  request: Request,
  asOf: number = entry.renderedAt,
): Response {
  return responseFrom(withStalenessNotice(entry, asOf), request, "stale", asOf);
}

/**
 * Turns an entry into a response, a 304 without a body if the client already has these bytes.
 * @param from the source of the entry, for the Server-Timing header
 * @param asOf the last time it was known to be current, in milliseconds since 1970
 */
export function responseFrom(
  entry: CachedEntry,
  request: Request,
  from: "memory" | "kv" | "stale" | "miss",
  asOf: number = Date.now(),
): Response {
  const { headers } = entry;
  const response = isKnown(headers.get("ETag"), request.headers.get("If-None-Match"))
    ? new Response(null, { status: 304, headers })
    : new Response(entry.body, { status: entry.status, headers });
  response.headers.set("Age", String(Math.floor((Date.now() - asOf) / 1000)));
  response.headers.set("Server-Timing", `cache;desc="${from}"`);
  return response;
}

/** True if a client already has these bytes; tags are compared weakly (RFC 9110, 13.1.2). */
function isKnown(tag: string | null, ifNoneMatch: string | null): boolean {
  if (!tag || !ifNoneMatch) return false;
  return ifNoneMatch === "*" || ifNoneMatch.includes(tag.replace("W/", ""));
}

/** Sets the headers that entries can't hold, because they depend on the URL as typed or on the visitor. */
function setVisitorHeaders(
  { status, headers }: Response,
  { page, given }: CacheTarget,
  route: SiteRoute,
  { edition }: IsolateCache,
  env: Env,
): void {
  // The page contains the path of the page that linked to it.
  if (reads(route, "referrer")) headers.append("Vary", "Referer");
  if (!route.isPage) return;
  headers.set(EDITION_HEADER, String(edition.number));
  if (env.OFFLINE !== "on" || status !== 200) return;
  const copy = copyAddress(page === "/" ? page : `${page}/`, given, route.handle);
  // A device must not keep a page with a missing part. Searches are never cached, so for them the header doesn't show
  // that.
  const isWhole = headers.get("Cache-Control") !== CACHE.none["Cache-Control"];
  if (!copy || (!isWhole && copyKey(copy) === copy)) return;
  headers.set(COPY_HEADER, copy);
  headers.set(PARAMETERS_HEADER, JSON.stringify(route.handle.parameters ?? {}));
}

/** True if a route reads a parameter of this kind. */
function reads(route: SiteRoute | undefined, kind: ParameterKind): boolean {
  return Object.values(route?.handle.parameters ?? {}).includes(kind);
}
