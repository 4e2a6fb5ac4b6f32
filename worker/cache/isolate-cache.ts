import { LRUCache } from "lru-cache";
import pTimeout from "p-timeout";
import { type CachedEntry, fromBytes, toBytes } from "./cached-entry.ts";
import { Edition } from "./edition.ts";
import { VisitorCities } from "./visitor-city.ts";

/** Limits of one isolate, which has 128 MB for everything. */
const MAX_ENTRIES = 1_000;
const MAX_BYTES = 24 * 1024 * 1024;

/** Milliseconds after which requests stop waiting for a rendering, which must be hanging. */
const MAX_RENDERING_MS = 10_000;

/** Milliseconds before the cache tries again to hold a response that was too large. */
const TOO_LARGE_MS = 60_000;

/** Milliseconds for which a visitor over the limit is refused. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 1_000;

/** Milliseconds after which a read from KV counts as a miss. */
export const KV_TIMEOUT_MS = 250;
/** Seconds for which a location answers without asking the central store: the minimum that KV allows. */
const KV_LOCAL_TTL_SECONDS = 30;
/** Seconds for which KV keeps an entry, so that there is a page to show when the database fails. */
const KV_KEPT_SECONDS = 7 * 24 * 60 * 60;

/** Entries expire to the millisecond, by the same clock as everything else, which tests can stop. */
const CLOCK = { ttlResolution: 0, perf: { now: () => Date.now() } };

/** Milliseconds before an entry that could not be renewed is tried again. */
const RETRY_MS = 5_000;

/** One isolate's memory in front of one KV namespace. Each part of it has a size limit. */
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
  /** Renderings under way, by cache key, which requests share (single flight). Hanging ones expire. */
  readonly pending = new LRUCache<string, Promise<CachedEntry | undefined>>({
    max: MAX_ENTRIES,
    ttl: MAX_RENDERING_MS,
    ...CLOCK,
  });
  /** Keys whose responses were recently too large to be cached. */
  readonly tooLarge = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: TOO_LARGE_MS, ...CLOCK });
  /** Visitors over their limit (visitor-limit.ts). */
  readonly refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_MS, ...CLOCK });

  /**
   * Returns the entry in this isolate's memory if it is current, or else the newer of that and the entry in KV.
   * @param refreshed resolves when the edition is known; undefined if it is
   */
  async lookUp(
    key: string,
    kv: KVNamespace | undefined,
    refreshed: Promise<unknown> | undefined,
  ): Promise<{ entry: CachedEntry; from: "memory" | "kv" } | undefined> {
    const inMemory = this.entries.get(key);
    if (inMemory && refreshed) await refreshed;
    const isEnough =
      inMemory && (this.edition.currentAsOf(inMemory) !== undefined || isBackingOff(inMemory));
    const inKv = kv && !isEnough ? await readEntry(kv, key) : undefined;
    if (inKv) {
      if (refreshed) await refreshed;
      this.edition.observe(inKv.edition, inKv.renderedAt);
    }
    // Another request may have rendered a newer entry in the meantime.
    const entry = newer(this.entries.get(key), inKv);
    if (inKv && entry === inKv) this.entries.set(key, inKv);
    return entry && { entry, from: entry === inKv ? "kv" : "memory" };
  }

  /** Keeps an entry in this isolate's memory and gives it to all locations. */
  keep(key: string, entry: CachedEntry, kv: KVNamespace | undefined, ctx: ExecutionContext): void {
    this.entries.set(key, entry);
    if (kv) ctx.waitUntil(writeEntry(kv, key, entry));
  }

  /** True if another request is rendering the entry for this key and can't be hanging yet. */
  isPending(key: string): boolean {
    return this.pending.getRemainingTTL(key) > 0;
  }

  /**
   * Waits for the entry that another request is rendering for this key. Returns undefined if the rendering fails to
   * make an entry, hangs, or shows an older edition than is now known.
   */
  async pendingEntry(key: string): Promise<CachedEntry | undefined> {
    const milliseconds = this.pending.getRemainingTTL(key);
    const entry = await pTimeout(this.pending.get(key)!, { milliseconds, message: false });
    const isOutdated = entry?.edition && entry.edition < (this.edition.number ?? 0);
    return isOutdated ? undefined : entry;
  }

  /** Lets other requests join a rendering until it ends; it carries on even if its own visitor leaves. */
  singleFlight(
    key: string,
    rendering: Promise<CachedEntry | undefined>,
    ctx: ExecutionContext,
  ): Promise<CachedEntry | undefined> {
    const entry = rendering.finally(() => {
      if (this.pending.get(key) === entry) this.pending.delete(key);
    });
    this.pending.set(key, entry);
    ctx.waitUntil(entry);
    return entry;
  }
}

/** The entry that another isolate or location stored; undefined if there is none, or KV fails or times out. */
async function readEntry(kv: KVNamespace, key: string): Promise<CachedEntry | undefined> {
  try {
    const read = kv.get(key, { type: "arrayBuffer", cacheTtl: KV_LOCAL_TTL_SECONDS });
    const bytes = await pTimeout(read, { milliseconds: KV_TIMEOUT_MS, message: false });
    return bytes ? fromBytes(new Uint8Array(bytes)) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an entry in KV. A failure is logged: the site works without KV. */
async function writeEntry(kv: KVNamespace, key: string, entry: CachedEntry): Promise<void> {
  try {
    await kv.put(key, toBytes(entry), { expirationTtl: KV_KEPT_SECONDS });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    console.warn(`A page could not be cached in KV: ${reason}`);
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

/** This isolate's memory; tests share an isolate, so each KV namespace has its own. */
export function isolateOf({ CACHE }: Pick<Env, "CACHE">): IsolateCache {
  const isolate = isolates.get(CACHE) ?? new IsolateCache();
  isolates.set(CACHE, isolate);
  return isolate;
}
