import { data } from "react-router";
import { DatabaseError } from "../worker/data/store.ts";

/** Named cache policies; no other file holds a Cache-Control string. */
export const CACHE = {
  /** Pages with prices or yards: fresh for a minute. */
  prices: { "Cache-Control": "public, max-age=60" },
  /** Pages that change only with a deploy. */
  fixed: { "Cache-Control": "public, max-age=3600" },
  /** Searches, errors and everything that is one visitor's own. */
  none: { "Cache-Control": "no-store" },
} as const;

/** What a page is told when it cannot be shown. */
export interface PageFailure {
  message: string;
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

/** A 404 for a loader to throw; the route's ErrorBoundary draws it. */
export function missing(message: string) {
  return data<PageFailure>({ message }, { status: 404, headers: CACHE.none });
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
export async function answer<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw data<PageFailure>({ message: error.message }, { status: 503, headers: UNAVAILABLE });
  }
}
