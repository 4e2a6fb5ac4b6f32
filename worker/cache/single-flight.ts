import pTimeout from "p-timeout";
import { readBody } from "../rendering/read-body.ts";
import {
  asSent,
  isComplete,
  type Rendered,
  type RenderOptions,
  render,
} from "../rendering/render.ts";
import type { CacheTarget } from "./cache-key.ts";
import { type CachedEntry, entryFrom } from "./cached-entry.ts";
import type { IsolateCache } from "./isolate-cache.ts";
import { writeEntry } from "./kv-cache.ts";

// A rendering for the cache is made once for all who ask at the same time.

/** A request, where its response is cached, and how to render it. */
export interface CacheRequest
  extends Omit<CacheTarget, "key" | "undeclared">,
    Omit<RenderOptions, "isWhole"> {
  key: string;
  request: Request;
  isolate: IsolateCache;
}

/** Milliseconds after which requests stop waiting for a rendering: it must be hanging. */
const MAX_RENDERING_MS = 10_000;

/**
 * The request as it is rendered for everybody: neither the visitor's method (HEAD has no body to
 * cache) nor their going away counts.
 */
export function sharedRequest({ url, request }: Pick<CacheRequest, "url" | "request">): Request {
  return new Request(url, { headers: request.headers });
}

/**
 * The entry that another request is rendering for this key, if any. It resolves to undefined if there can
 * be no entry, or the rendering hangs.
 */
export function pendingEntry({
  isolate,
  key,
}: CacheRequest): Promise<CachedEntry | undefined> | undefined {
  const pending = isolate.pending.get(key);
  if (!pending) return undefined;
  const milliseconds = pending.startedAt + MAX_RENDERING_MS - Date.now();
  if (milliseconds <= 0) return undefined;
  return pTimeout(pending.entry, { milliseconds, message: false });
}

/** Whether another request is rendering the entry for this key. */
export function isPending({ isolate, key }: CacheRequest): boolean {
  const startedAt = isolate.pending.get(key)?.startedAt ?? Number.NEGATIVE_INFINITY;
  return Date.now() - startedAt < MAX_RENDERING_MS;
}

/** Renders an entry in one piece, and caches it; undefined if the response is too large for one. */
export function renderEntry(asked: CacheRequest): Promise<CachedEntry | undefined> {
  return singleFlight(asked, async () => {
    const rendered = await render(sharedRequest(asked), { ...asked, isWhole: true });
    return cacheRendered(asked, rendered, rendered.response.body);
  });
}

/** Sends the page as it is rendered, and caches it when it is complete. */
export async function renderStreamed(asked: CacheRequest): Promise<Response> {
  const entry = Promise.withResolvers<CachedEntry | undefined>();
  singleFlight(asked, () => entry.promise);
  try {
    const rendered = await render(sharedRequest(asked), { ...asked, isWhole: false });
    const [forVisitor, forCache] = rendered.response.body?.tee() ?? [null, null];
    cacheRendered(asked, rendered, forCache).then(entry.resolve, () => entry.resolve(undefined));
    const { status, headers } = rendered.response;
    return asSent({ ...rendered, response: new Response(forVisitor, { status, headers }) });
  } catch (error) {
    entry.resolve(undefined);
    throw error;
  }
}

/** Lets others join a rendering until it has ended. */
function singleFlight(
  { isolate, key, ctx }: CacheRequest,
  rendering: () => Promise<CachedEntry | undefined>,
): Promise<CachedEntry | undefined> {
  const entry = rendering().finally(() => {
    if (isolate.pending.get(key)?.entry === entry) isolate.pending.delete(key);
  });
  isolate.pending.set(key, { entry, startedAt: Date.now() });
  // It carries on after the visitor has left: others may be waiting for it.
  ctx.waitUntil(entry);
  return entry;
}

/** Caches what was rendered if that is allowed, and returns it in any case, for those who wait for it. */
async function cacheRendered(
  asked: CacheRequest,
  rendered: Rendered,
  body: ReadableStream<Uint8Array> | null,
): Promise<CachedEntry | undefined> {
  const { key, isShared, env, ctx, isolate } = asked;
  const { datasetVersion, renderedAt } = rendered;
  const read = await readBody(body);
  if (read === "too large") isolate.tooLarge.set(key, true);
  const bytes = read instanceof Uint8Array ? read : undefined;
  if (datasetVersion !== undefined) isolate.datasetVersion.observe(datasetVersion, renderedAt);
  const hasSucceeded = isComplete(rendered) && bytes !== undefined;
  const before = isolate.entries.get(key);
  if (before) before.renewalFailedAt = hasSucceeded ? undefined : Date.now();
  const entry = bytes && (await entryFrom(rendered, bytes));
  // The header is missing if a part of the page is, or if the address is one of an unlimited number.
  if (entry?.headers.has("CDN-Cache-Control")) {
    isolate.entries.set(key, entry);
    if (isShared) ctx.waitUntil(writeEntry(env.CACHE, key, entry));
  }
  return entry;
}
