import { data, isRouteErrorResponse } from "react-router";
import { DatabaseError } from "../worker/data/store.ts";
import type { Suggestion } from "../worker/data/types.ts";

/**
 * Named cache policies; no other file holds a Cache-Control string. `Cache-Control` is for browsers,
 * `CDN-Cache-Control` (RFC 9213) for worker/edge-cache.ts, which serves older copies while it makes
 * new ones, and for caches of the host in front of it.
 */
export const CACHE = {
  /** Pages and data with prices or yards: fresh for a minute. */
  prices: {
    "Cache-Control": "public, max-age=60",
    "CDN-Cache-Control": "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  },
  /** Guides and other texts, which change only with a deploy: fresh for a day. */
  fixed: {
    "Cache-Control": "public, max-age=60",
    "CDN-Cache-Control": "public, max-age=86400, stale-while-revalidate=600, stale-if-error=86400",
  },
  /** Searches, forms, errors and everything that is one visitor's own. */
  none: { "Cache-Control": "no-store" },
} as const;

/** What a page is told when it cannot be shown. */
export interface PageFailure {
  message: string;
  /** Of a missing page: names that are spelt nearly like the one asked for. */
  suggestions?: Suggestion[];
}

/** Headers of a failure that passes: ask again after so many seconds. */
export const UNAVAILABLE = { ...CACHE.none, "Retry-After": "30" };

/** Headers of a route: its loader's, or those of what the loader threw, or of what was posted. */
export function routeHeaders({
  loaderHeaders,
  actionHeaders,
  errorHeaders,
}: {
  loaderHeaders: Headers;
  actionHeaders: Headers;
  errorHeaders: Headers | undefined;
}): Headers {
  return errorHeaders ?? (actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders);
}

/** A 404 for a loader to throw; the route's ErrorBoundary draws it, with the names that come suggestions. */
export function notFound(message: string, suggestions: Suggestion[] = []) {
  return data<PageFailure>({ message, suggestions }, { status: 404, headers: CACHE.none });
}

/** Whether what a loader threw is a 404 and not a failure; for its route's ErrorBoundary. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The names that come suggestions, of what a loader threw; for its route's ErrorBoundary. */
export function suggestionsOf(error: unknown): Suggestion[] {
  return isRouteErrorResponse(error) ? ((error.data as PageFailure).suggestions ?? []) : [];
}

/** For data that a page asks for later: null when the database failed, so that the page stays. */
export function nullOnOutage(error: unknown): null {
  if (error instanceof DatabaseError) return null;
  throw error;
}

/**
 * What the data functions answer.
 * @throws a 503 that the route's ErrorBoundary draws when the database fails; an outage must never
 * look like a missing page to a search engine.
 */
export async function orServiceUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw data<PageFailure>({ message: error.message }, { status: 503, headers: UNAVAILABLE });
  }
}
