import pTimeout from "p-timeout";
import type { CachedEntry } from "./cached-entry.ts";
import type { IsolateCache } from "./isolate-cache.ts";

// Requests that arrive together for the same entry share one rendering.

/** True if another request is rendering the entry for this key, and not for so long that it must be hanging. */
export function isPending({ pending }: IsolateCache, key: string): boolean {
  return pending.getRemainingTTL(key) > 0;
}

/**
 * The entry that another request is rendering for this key. It resolves to undefined if there can be none, the
 * rendering hangs, or it began before a later edition was known than it shows.
 */
export async function pendingEntry(
  { pending, edition }: IsolateCache,
  key: string,
): Promise<CachedEntry | undefined> {
  const milliseconds = pending.getRemainingTTL(key);
  const entry = await pTimeout(pending.get(key)!, { milliseconds, message: false });
  const isOutdated = entry?.edition && entry.edition < (edition.number ?? 0);
  return isOutdated ? undefined : entry;
}

/** Lets others join a rendering until it has ended; it carries on after its visitor has left. */
export function singleFlight(
  { pending }: IsolateCache,
  key: string,
  rendering: Promise<CachedEntry | undefined>,
  ctx: ExecutionContext,
): Promise<CachedEntry | undefined> {
  const entry = rendering.finally(() => {
    if (pending.get(key) === entry) pending.delete(key);
  });
  pending.set(key, entry);
  ctx.waitUntil(entry);
  return entry;
}
