/**
 * Named cache policies; no other file holds a Cache-Control string. A route names one in its `handle`.
 * The header is for browsers and for caches in front of the Worker. Our own cache has no use for it: it keeps
 * a public response for as long as its edition and its day last (docs/caching.md).
 */
export const CACHE = {
  /** The same for everybody. */
  public: { "Cache-Control": "public, max-age=60" },
  /** Requested again each time, and sent if it has changed: the service worker. */
  revalidated: { "Cache-Control": "no-cache" },
  /** Searches, forms, errors and everything that belongs to one visitor. */
  none: { "Cache-Control": "no-store" },
} as const;

/** The name of a cache policy. */
export type CachePolicy = keyof typeof CACHE;

/** Seconds before a client should retry, by status: the rate limits' period (wrangler.toml), and a database outage. */
const RETRY_AFTER: Record<number, string> = { 429: "60", 503: "30" };

/** The caching headers of a response with this status from a route with this policy. */
export function cachingHeaders(status: number, policy: CachePolicy): Record<string, string> {
  if (status === 200 || status === 301) return CACHE[policy];
  const retryAfter = RETRY_AFTER[status];
  return { ...CACHE.none, ...(retryAfter && { "Retry-After": retryAfter }) };
}
