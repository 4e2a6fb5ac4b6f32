import { LRUCache } from "lru-cache";
import type { CachedEntry } from "./cached-entry.ts";
import { Edition } from "./edition.ts";
import { VisitorCities } from "./visitor-city.ts";

/** Limits of one isolate, which has 128 MB for everything. */
const MAX_ENTRIES = 1_000;
const MAX_BYTES = 24 * 1024 * 1024;

/** Milliseconds for which a response that was too large for an entry is not tried again. */
const TOO_LARGE_MS = 60_000;

/** Milliseconds for which nothing is rendered for a visitor who is over the limit. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 1_000;

/** Times count to the millisecond, by the clock that everything else goes by. */
const CLOCK = { ttlResolution: 0, perf: { now: () => Date.now() } };

interface Pending {
  entry: Promise<CachedEntry | undefined>;
  /** Milliseconds since 1970. */
  startedAt: number;
}

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
  readonly pending = new LRUCache<string, Pending>({ max: MAX_ENTRIES });
  /** Keys whose responses were too large to be cached a moment ago. */
  readonly tooLarge = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: TOO_LARGE_MS, ...CLOCK });
  /** Visitors who asked for too much that does not exist. */
  readonly refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS, ...CLOCK });
}

const isolates = new WeakMap<KVNamespace, IsolateCache>();

/** What this isolate holds; tests, which share an isolate, have one for each namespace. */
export function isolateOf({ CACHE }: Pick<Env, "CACHE">): IsolateCache {
  const isolate = isolates.get(CACHE) ?? new IsolateCache();
  isolates.set(CACHE, isolate);
  return isolate;
}
