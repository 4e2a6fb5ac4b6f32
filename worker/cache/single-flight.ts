import pTimeout from "p-timeout";
import type { RouteTable } from "../site/route-table.ts";
import type { CacheTarget } from "./cache-key.ts";
import type { CachedEntry } from "./cached-entry.ts";
import type { RenderOptions } from "./render.ts";

// Requests that arrive together for the same entry share one rendering.

/** A request, where its response is cached, and how to render it. */
export interface CacheRequest
  extends Omit<CacheTarget, "key" | "undeclared">,
    Omit<RenderOptions, "isWhole"> {
  key: string;
  request: Request;
  routes: RouteTable;
}

/** A request whose response may not be cached. */
export type UncachedRequest = Omit<CacheRequest, "key"> & { key?: string };

/** Milliseconds after which requests stop waiting for a rendering: it must be hanging. */
const MAX_RENDERING_MS = 10_000;

/**
 * The entry that another request is rendering for this key, if any. It resolves to undefined if there can
 * be no entry, the rendering hangs, or it began before a later edition was known than it shows.
 */
export function pendingEntry({
  isolate,
  key,
}: CacheRequest): Promise<CachedEntry | undefined> | undefined {
  const pending = isolate.pending.get(key);
  if (!pending) return undefined;
  const milliseconds = pending.startedAt + MAX_RENDERING_MS - Date.now();
  if (milliseconds <= 0) return undefined;
  const current = pending.entry.then((entry) =>
    entry?.edition && entry.edition < (isolate.edition.number ?? 0) ? undefined : entry,
  );
  return pTimeout(current, { milliseconds, message: false });
}

/** True if another request is rendering the entry for this key. */
export function isPending({ isolate, key }: CacheRequest): boolean {
  const startedAt = isolate.pending.get(key)?.startedAt ?? Number.NEGATIVE_INFINITY;
  return Date.now() - startedAt < MAX_RENDERING_MS;
}

/** Lets others join a rendering until it has ended. */
export function singleFlight(
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
