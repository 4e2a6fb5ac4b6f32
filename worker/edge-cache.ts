import type { Context, Handler } from "hono";
import { isbot } from "isbot";
import type { ServerBuild } from "react-router";
import { withAsOf } from "./as-of.ts";
import { atMost } from "./at-most.ts";
import { type Place, placeOf } from "./cache-place.ts";
import { DataVersion } from "./data-version.ts";
import { gather } from "./gather.ts";
import { type KeptResponse, toResponse } from "./kept-response.ts";
import { LONGEST_USE, readCopy, writeCopy } from "./kv-cache.ts";
import { MemoryCache } from "./memory-cache.ts";
import { freshFor, isSound, live, type Rendered, render, type Site, toKept } from "./rendering.ts";

/** Milliseconds before a copy that could not be made anew is tried again. */
const RETRY = 5_000;
/** Milliseconds that a visitor waits for what somebody else has asked for already. */
const QUEUE = 1_100;

/** What one isolate knows in front of one namespace. */
class Known {
  readonly memory = new MemoryCache();
  readonly version = new DataVersion();
  /** Renderings under way; each ends with a copy for everybody who asks meanwhile, or with none. */
  readonly flights = new Map<string, Promise<KeptResponse | undefined>>();
  /** When a copy was last made anew in vain; forgotten when that succeeds. */
  readonly failedAt = new Map<string, number>();
}

/** One request, and where its answer is kept. */
interface Visit extends Place {
  request: Request;
  env: Env;
  ctx: ExecutionContext;
  known: Known;
  site: Site;
}

/**
 * Answers GET requests from copies of whole responses: those in this isolate's memory, else those in
 * KV, else by having the site render, once for all who ask at the same time. A copy that is no longer
 * fresh is served while a new one is made behind it; a copy of another dataset only if rendering
 * fails. What is kept, and how long, each response says itself (app/http.ts).
 */
export function edgeCache(site: Site, build: ServerBuild): Handler<{ Bindings: Env }> {
  const everything = new WeakMap<KVNamespace, Known>();
  return async (c) => {
    const { env, ctx, request } = visitOf(c);
    const place = isOff(env) ? undefined : placeOf(request.url, build, env.VERSION.id);
    if (!place) return live(await render(site, request, env, ctx, isBot(request)));
    const known = everything.get(env.CACHE) ?? new Known();
    everything.set(env.CACHE, known);
    // Of the one who asks neither the method (HEAD brings no body to keep) nor the going away, because
    // what is rendered is for everybody.
    const forAll = new Request(place.url, { headers: request.headers });
    return answer({ ...place, request: forAll, env, ctx, known, site });
  };
}

/** By the operator's choice, and while the code is being changed. */
function isOff(env: Env): boolean {
  return env.EDGE_CACHE === "off" || import.meta.env.MODE === "development";
}

/** Answers without copies: what is posted, and what is no question at all. */
export function uncached(site: Site): Handler<{ Bindings: Env }> {
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
  const isOutage = known.version.isOutage || known.failedAt.has(key);
  if (!isResting(visit)) flight(visit).catch(() => {});
  return toResponse(isOutage ? withAsOf(kept) : kept, request, { from: "stale", ageSeconds });
}

/** Whether a new copy was asked for in vain only just now. */
function isResting({ key, known }: Visit): boolean {
  return Date.now() - (known.failedAt.get(key) ?? 0) <= RETRY;
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
  const copy = others && (await atMost(QUEUE, others));
  if (copy) return toResponse(copy, request, { from: "memory", ageSeconds: 0 });
  return isBot(request) || isData(request) ? whole(visit) : streamed(visit);
}

/** The copy shows other data than is loaded now: it is better than nothing, and worse than anything else. */
async function replaced(visit: Visit, kept: KeptResponse): Promise<Response> {
  const { request, known, key } = visit;
  const response = isResting(visit) ? undefined : await whole(visit);
  if (response && response.status < 500 && !known.failedAt.has(key)) return response;
  const ageSeconds = Math.floor((Date.now() - kept.renderedAt) / 1000);
  return toResponse(withAsOf(kept), request, { from: "stale", ageSeconds });
}

/** Sends the page as it is rendered, and keeps it when it is complete. */
async function streamed(visit: Visit): Promise<Response> {
  const { key, request, env, ctx, known, site } = visit;
  const done = Promise.withResolvers<KeptResponse | undefined>();
  known.flights.set(key, done.promise);
  // Goes on when the visitor has left, from the start: others may be waiting for it.
  ctx.waitUntil(done.promise);
  const land = (copy?: KeptResponse) => {
    known.flights.delete(key);
    done.resolve(copy);
  };
  try {
    const rendered = await render(site, request, env, ctx, false);
    const [forVisitor, forKeeping] = rendered.response.body?.tee() ?? [null, null];
    keep(visit, rendered, forKeeping).then(land, () => land());
    const { status, headers } = rendered.response;
    return live({ ...rendered, response: new Response(forVisitor, { status, headers }) });
  } catch (error) {
    land();
    throw error;
  }
}

/** Renders in one piece; what is too large to be kept is sent on as it comes. */
async function whole(visit: Visit): Promise<Response> {
  const { request, known, key } = visit;
  const others = known.flights.get(key);
  const copy = await (others ? atMost(QUEUE, others) : flight(visit));
  if (copy) return toResponse(copy, request, { from: "miss", ageSeconds: 0 });
  const { env, ctx, site } = visit;
  return live(await render(site, request, env, ctx, true));
}

/** Renders a copy for everybody; undefined where it cannot be one. */
async function flight(visit: Visit): Promise<KeptResponse | undefined> {
  const { key, request, env, ctx, known, site } = visit;
  const under = known.flights.get(key);
  if (under) return under;
  const done = (async () => {
    const rendered = await render(site, request, env, ctx, true);
    return keep(visit, rendered, rendered.response.body);
  })();
  const landed = done.finally(() => known.flights.delete(key));
  known.flights.set(key, landed);
  // Goes on when the visitor has left: others may be waiting for it.
  ctx.waitUntil(landed);
  return landed;
}

/** Keeps what was rendered if it is sound, and gives it back in any case, for those who wait for it. */
async function keep(
  { key, isShared, env, ctx, known }: Visit,
  rendered: Rendered,
  body: ReadableStream<Uint8Array> | null,
): Promise<KeptResponse | undefined> {
  const bytes = await gather(body);
  const sound = isSound(rendered) && bytes !== undefined;
  if (rendered.version !== undefined) known.version.saw(rendered.version, rendered.renderedAt);
  if (sound) known.failedAt.delete(key);
  else if (known.memory.get(key)) known.failedAt.set(key, Date.now());
  const copy = bytes && (await toKept(rendered, bytes));
  if (sound && copy && freshFor(rendered.response) > 0) {
    known.memory.set(key, copy);
    if (isShared) ctx.waitUntil(writeCopy(env.CACHE, key, copy));
  }
  return copy;
}

function isBot(request: Request): boolean {
  return isbot(request.headers.get("User-Agent"));
}

/** The API's answers are whole anyway, and carry their tag from the first one on. */
function isData(request: Request): boolean {
  return new URL(request.url).pathname.startsWith("/api/");
}
