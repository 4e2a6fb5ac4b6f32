/**
 * Named cache policies; no other file holds a Cache-Control string. A route names one in its `handle`. The header is
 * for browsers and for caches in front of the Worker. Our own cache ignores it, and keeps a public response until its
 * edition or its day ends (docs/caching.md).
 */
export const CACHE = {
  /** The same for everybody. */
  public: { "Cache-Control": "public, max-age=60" },
  /** Checked with the server on every use: the service worker. */
  revalidated: { "Cache-Control": "no-cache" },
  /** Searches, forms, errors and everything that belongs to one visitor. */
  none: { "Cache-Control": "no-store" },
} as const;

/** The name of a cache policy. */
export type CachePolicy = keyof typeof CACHE;

/**
 * Seconds before a client should retry, by status: 429 for the rate limits (wrangler.toml), 503 for a failing database.
 */
const RETRY_AFTER: Record<number, string> = { 429: "60", 503: "30" };

/** The caching headers of a response with this status from a route with this policy. */
export function cachingHeaders(status: number, policy: CachePolicy): Record<string, string> {
  if (status === 200 || status === 301) return CACHE[policy];
  const retryAfter = RETRY_AFTER[status];
  return { ...CACHE.none, ...(retryAfter && { "Retry-After": retryAfter }) };
}
