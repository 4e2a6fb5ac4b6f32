import type { Context, Handler } from "hono";
import { isbot } from "isbot";
import pTimeout from "p-timeout";
import type { ServerBuild } from "react-router";
import { live, render, type SiteHandler } from "../rendering/rendering.ts";
import { maySearch } from "../security/rate-limits.ts";
import { isSearch, placeOf } from "./cache-key.ts";
import { Known, QUEUE, type Visit } from "./cache-request.ts";
import { type KeptResponse, toResponse } from "./cached-entry.ts";
import { LONGEST_USE, readCopy } from "./kv-cache.ts";
import { flight, streamed, whole } from "./single-flight.ts";
import { withAsOf } from "./staleness-notice.ts";

const TOO_MANY =
  "That were more searches in a minute than we can answer. Wait a minute, then go back and try again.";
/** Milliseconds before a copy that could not be made anew is tried again. */
const RETRY = 5_000;

/**
 * Answers GET requests from copies of whole responses: those in this isolate's memory, else those in
 * KV, else by having the site render, once for all who ask at the same time. A copy that is no longer
 * fresh is served while a new one is made behind it; a copy of another dataset only if rendering
 * fails. What is kept, and how long, each response says itself (app/http.ts).
 */
export function edgeCache(site: SiteHandler, build: ServerBuild): Handler<{ Bindings: Env }> {
  const everything = new WeakMap<KVNamespace, Known>();
  return async (c) => {
    const { env, ctx, request } = visitOf(c);
    const place = isOff(env) ? undefined : placeOf(request.url, build, env);
    if (!place) {
      const isRefused = isSearch(request.url) && !(await maySearch(env, request));
      if (isRefused) return c.text(TOO_MANY, 429, { "Retry-After": "60" });
      return live(await render(site, request, env, ctx, isBot(request)));
    }
    const known = everything.get(env.CACHE) ?? new Known();
    everything.set(env.CACHE, known);
    return answer({ ...place, request, env, ctx, known, site });
  };
}

/** By the operator's choice, and while the code is being changed. */
function isOff(env: Env): boolean {
  return env.EDGE_CACHE === "off" || import.meta.env.MODE === "development";
}

/** Answers without copies: what is posted, and what is no question at all. */
export function uncached(site: SiteHandler): Handler<{ Bindings: Env }> {
  return async (c) => {
    const { env, ctx, request } = visitOf(c);
    const response = live(await render(site, request, env, ctx, isBot(request)));
    // What the database did would tell whether an address was on the list.
    response.headers.delete("Server-Timing");
    return response;
  };
}

function visitOf(c: Context<{ Bindings: Env }>) {
  return { env: c.env, ctx: c.executionCtx as ExecutionContext, request: c.req.raw };
}

async function answer(visit: Visit): Promise<Response> {
  const { key, request, env, ctx, known } = visit;
  const inMemory = known.memory.get(key);
  const kept = inMemory ?? (await fetchCopy(visit));
  const age = Date.now() - (kept?.renderedAt ?? 0);
  if (!kept || age > LONGEST_USE * 1000) return miss(visit);
  const ageSeconds = Math.floor(age / 1000);
  const version = await known.version.now(env, ctx);
  if (version !== undefined && version !== kept.version) return replaced(visit, kept);
  if (ageSeconds < kept.freshFor) {
    return toResponse(kept, request, { from: inMemory ? "memory" : "kv", ageSeconds });
  }
  const isOutage = known.version.isOutage || known.failedAt.has(kept);
  // Who does not wait for another's promise must not touch it: it would go on in this request's name.
  if (!known.flights.has(key) && !isResting(kept, visit)) flight(visit).catch(() => {});
  return toResponse(isOutage ? withAsOf(kept) : kept, request, { from: "stale", ageSeconds });
}

/** Whether a new copy was asked for in vain only just now. */
function isResting(kept: KeptResponse, { known }: Visit): boolean {
  return Date.now() - (known.failedAt.get(kept) ?? 0) <= RETRY;
}

/** The copy in KV, which this isolate then has, too, unless it has made a newer one meanwhile. */
async function fetchCopy({ key, isShared, env, known }: Visit): Promise<KeptResponse | undefined> {
  const copy = isShared ? await readCopy(env.CACHE, key) : undefined;
  const newer = known.memory.get(key);
  if (!copy || (newer && newer.renderedAt >= copy.renderedAt)) return newer;
  known.memory.set(key, copy);
  return copy;
}

/** There is no copy: rendered for this visitor, unless it is being rendered for another. */
async function miss(visit: Visit): Promise<Response> {
  const { key, request, known } = visit;
  const others = known.flights.get(key);
  const copy = others && (await pTimeout(others, { milliseconds: QUEUE, message: false }));
  if (copy) return toResponse(copy, request, { from: "memory", ageSeconds: 0 });
  const isData = key.includes(" /api/");
  // The API's answers are whole anyway, and carry their tag from the first one on.
  return isData || isBot(request) ? whole(visit) : streamed(visit);
}

/** The copy shows other data than is loaded now: it is better than nothing, and worse than anything else. */
async function replaced(visit: Visit, kept: KeptResponse): Promise<Response> {
  const { request, known } = visit;
  const response = isResting(kept, visit) ? undefined : await whole(visit);
  if (response && response.status < 500 && !known.failedAt.has(kept)) return response;
  const ageSeconds = Math.floor((Date.now() - kept.renderedAt) / 1000);
  return toResponse(withAsOf(kept), request, { from: "stale", ageSeconds });
}

function isBot(request: Request): boolean {
  return isbot(request.headers.get("User-Agent"));
}
