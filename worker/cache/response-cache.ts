import type { Handler } from "hono";
import pTimeout from "p-timeout";
import type { RouteTable } from "../site/route-table.ts";
import { type CacheTarget, cacheTarget, reads, warnOfUndeclared } from "./cache-key.ts";
import { type CachedEntry, responseFrom, type Source } from "./cached-entry.ts";
import { MAX_SILENCE_MS } from "./edition.ts";
import {
  asEntry,
  asSent,
  inTwo,
  isComplete,
  makePrivate,
  type Rendered,
  readBody,
} from "./finish.ts";
import { isBackingOff, isolateOf } from "./isolate-cache.ts";
import { writeEntry } from "./kv-cache.ts";
import { isBot, render, type SiteHandler, sharedRequest } from "./render.ts";
import { isPending, pendingEntry, singleFlight } from "./single-flight.ts";
import { withStalenessNotice } from "./staleness-notice.ts";
import { setVisitorHeaders } from "./visitor-headers.ts";
import { countAnswer, isAllowed, isApi, isDevelopment, tooMany } from "./visitor-limit.ts";

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
    const { cities, edition } = isolateOf(env);
    const referer = request.headers.get("Referer");
    const bare = cacheTarget(request.url, routes, env, referer);
    const city = reads(bare.route, "city") ? await cities.of(request, edition, env, ctx) : null;
    const target = city ? cacheTarget(request.url, routes, env, referer, city.slug) : bare;
    const { route, isCounted, undeclared } = target;
    if (import.meta.env.DEV) warnOfUndeclared(undeclared, route?.id);
    const response = await respond(request, target, env, ctx);
    if (!isCounted && !UNCOUNTED.includes(response.status)) countAnswer(request, env, ctx);
    if (route) setVisitorHeaders(response, request.url, route, env);
    if (city?.isNearest) makePrivate(response.headers);
    return response;
  };

  /** The whole decision: whether there is an entry, whether it is current, and what is done in each case. */
  async function respond(
    request: Request,
    target: CacheTarget,
    env: Env,
    ctx: ExecutionContext,
  ): Promise<Response> {
    const { policy } = target;
    const isolate = isolateOf(env);
    const { edition, entries, tooLarge } = isolate;
    // The cache is off if the operator says so, and during development.
    const isOn = env.EDGE_CACHE === "on" && !isDevelopment;
    const key = (isOn && target.key) || "";
    const kv = target.isShared ? env.CACHE : undefined;
    const rendered = (isWhole?: boolean) =>
      render(site, sharedRequest(request, target.url), env, ctx, isWhole);
    const send = (entry: CachedEntry, from: Source["from"], asOf = Date.now()) =>
      responseFrom(entry, request, { from, ageSeconds: Math.floor((Date.now() - asOf) / 1000) });
    const sendStale = (entry: CachedEntry, asOf = entry.renderedAt) =>
      send(withStalenessNotice(entry, asOf), "stale", asOf);
    const sendAlone = async () => asSent(await rendered(), policy);
    const renderWhole = () => singleFlight(isolate, key, rendered(true).then(keep), ctx);

    /** The entry, for those who wait for it in any case; kept if that is allowed. */
    const keep = async (made: Rendered): Promise<CachedEntry | undefined> => {
      const body = await readBody(made.response.body);
      if (body === "too large") tooLarge.set(key, true);
      const entry = body instanceof Uint8Array ? await asEntry(made, body, policy) : undefined;
      const isRenewed = entry !== undefined && isComplete(made);
      const before = entries.get(key);
      if (before) before.renewalFailedAt = isRenewed ? undefined : Date.now();
      if (!isRenewed || entry.status !== 200 || policy === "none") return entry;
      if (made.rendering.isStreamed) {
        // Its late parts need a script to show them, so it is rendered again, whole, for those who come after.
        renderWhole().catch(() => {});
      } else if (made.edition !== undefined && made.edition === edition.number) {
        // Not where a replica of the database lags behind.
        entries.set(key, entry);
        if (kv) ctx.waitUntil(writeEntry(kv, key, entry));
      }
      return entry;
    };

    const found = key ? await isolate.lookUp(key, kv, edition.refresh(env, ctx)) : undefined;
    const asOf = found && edition.currentAsOf(found.entry);
    if (found && asOf !== undefined) {
      // Current, as far as is known; the page says so if the database has not confirmed it for long.
      const isSilent = Date.now() - asOf > MAX_SILENCE_MS;
      return isSilent ? sendStale(found.entry, asOf) : send(found.entry, found.from, asOf);
    }
    const outdated = found?.entry;
    if (outdated && !tooLarge.has(key)) {
      if (isBackingOff(outdated)) return sendStale(outdated);
      const pending = isPending(isolate, key) ? pendingEntry(isolate, key) : renderWhole();
      const renewed = await pTimeout(pending, { milliseconds: RENEWAL_TIMEOUT_MS, message: false });
      if (tooLarge.has(key)) return sendAlone();
      return renewed && !outdated.renewalFailedAt ? send(renewed, "miss") : sendStale(outdated);
    }
    if (!isPending(isolate, key) && !(await isAllowed(request, target, routes, env)))
      return tooMany(target);
    // Joined or started in one step: with a wait in between, every request would start its own.
    while (isPending(isolate, key) && !tooLarge.has(key)) {
      const entry = await pendingEntry(isolate, key);
      if (entry) return send(entry, "memory");
    }
    if (!key || tooLarge.has(key)) return sendAlone();
    // Bots get a page in one piece; the API's responses are whole anyway, and so carry an ETag from the first one on.
    if (isApi(target) || isBot(request)) {
      const entry = await renderWhole();
      return entry ? send(entry, "miss") : sendAlone();
    }
    const streamed = rendered(false).then(inTwo);
    const entry = streamed.then(([, forCache]) => keep(forCache!)).catch(() => undefined);
    singleFlight(isolate, key, entry, ctx);
    const [forVisitor] = await streamed;
    return asSent(forVisitor!, policy);
  }
}
