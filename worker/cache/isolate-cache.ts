import { LRUCache } from "lru-cache";
import type { CachedEntry, Source } from "./cached-entry.ts";
import { Edition } from "./edition.ts";
import { readEntry } from "./kv-cache.ts";
import { VisitorCities } from "./visitor-city.ts";

/** Limits of one isolate, which has 128 MB for everything. */
const MAX_ENTRIES = 1_000;
const MAX_BYTES = 24 * 1024 * 1024;

/** Milliseconds after which requests stop waiting for a rendering: it must be hanging. */
const MAX_RENDERING_MS = 10_000;

/** Milliseconds for which a response that was too large for an entry is not tried again. */
const TOO_LARGE_MS = 60_000;

/** Milliseconds for which nothing is rendered for a visitor who is over the limit. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 1_000;

/** Times count to the millisecond, by the clock that everything else goes by. */
const CLOCK = { ttlResolution: 0, perf: { now: () => Date.now() } };

/** Milliseconds before an entry that could not be renewed is tried again. */
const RETRY_MS = 5_000;

/** What one isolate holds in front of one KV namespace. Each part of it has a size. */
export class IsolateCache {
  /** The least recently used entry is evicted first. */
  readonly entries = new LRUCache<string, CachedEntry>({
    max: MAX_ENTRIES,
    maxSize: MAX_BYTES,
    // The library requires at least 1.
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });
  readonly edition = new Edition();
  readonly cities = new VisitorCities();
  /** Renderings under way, by cache key: the single flights. One that hangs for ever is evicted like any other. */
  readonly pending = new LRUCache<string, Promise<CachedEntry | undefined>>({
    max: MAX_ENTRIES,
    ttl: MAX_RENDERING_MS,
    ...CLOCK,
  });
  /** Keys whose responses were too large to be cached a moment ago. */
  readonly tooLarge = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: TOO_LARGE_MS, ...CLOCK });
  /** Visitors who asked for too much that does not exist. */
  readonly refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS, ...CLOCK });

  /**
   * The entry in this isolate's memory or, unless that is current, the newer of it and the one in KV.
   * @param refreshed what to wait for until the edition is known
   */
  async lookUp(
    key: string,
    kv: KVNamespace | undefined,
    refreshed: Promise<unknown> | undefined,
  ): Promise<{ entry: CachedEntry; from: Source["from"] } | undefined> {
    const inMemory = this.entries.get(key);
    if (inMemory && refreshed) await refreshed;
    const isEnough =
      inMemory && (this.edition.currentAsOf(inMemory) !== undefined || isBackingOff(inMemory));
    const inKv = kv && !isEnough ? await readEntry(kv, key) : undefined;
    if (inKv) {
      if (refreshed) await refreshed;
      this.edition.observe(inKv.edition, inKv.renderedAt);
    }
    // Another request may have rendered a newer one meanwhile.
    const entry = newer(this.entries.get(key), inKv);
    if (inKv && entry === inKv) this.entries.set(key, inKv);
    return entry && { entry, from: entry === inKv ? "kv" : "memory" };
  }
}

function newer(a: CachedEntry | undefined, b: CachedEntry | undefined): CachedEntry | undefined {
  if (!a || !b) return a ?? b;
  return (b.edition - a.edition || b.renderedAt - a.renderedAt) > 0 ? b : a;
}

/** True if renewing the entry failed too recently to be tried again. */
export function isBackingOff({ renewalFailedAt = 0 }: CachedEntry): boolean {
  return Date.now() - renewalFailedAt <= RETRY_MS;
}

const isolates = new WeakMap<KVNamespace, IsolateCache>();

/** What this isolate holds; tests, which share an isolate, have one for each namespace. */
export function isolateOf({ CACHE }: Pick<Env, "CACHE">): IsolateCache {
  const isolate = isolates.get(CACHE) ?? new IsolateCache();
  isolates.set(CACHE, isolate);
  return isolate;
}
