import isNetworkError from "is-network-error";
import { data, isRouteErrorResponse } from "react-router";
import { DatabaseError } from "../../worker/data/store.ts";

/** Data of a response that a loader throws for a page that cannot be shown. */
interface PageFailure {
  message: string;
  /** Alternatives to offer for a missing page; absent on routes without a page. */
  instead?: Instead;
}

/** Alternatives to a page that does not exist. */
export interface Instead {
  /** Search text guessed from the URL; "" if there is none. */
  query: string;
  /** Pages that the visitor may have meant. */
  suggestions: { name: string; path: string }[];
}

/** Creates a 404 for a loader to throw. */
export function notFound(message: string, instead?: Instead) {
  return data<PageFailure>({ message, ...(instead && { instead }) }, { status: 404 });
}

/**
 * For a route without a page: turns a loader's 404 or 503 into a line of text. Redirects pass through.
 * @throws every other error
 */
export function asText(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  if (!isPageFailure(thrown)) throw thrown;
  return new Response(`${thrown.data.message}\n`, thrown.init ?? {});
}

/**
 * For a route without a page: a 503 with a line of text for a DatabaseError.
 * @throws every other error
 */
export function outageAsText(error: unknown): Response {
  if (!(error instanceof DatabaseError)) throw error;
  return new Response(error.message, { status: 503 });
}

function isPageFailure(thrown: unknown): thrown is ReturnType<typeof notFound> {
  return (thrown as { type?: unknown } | null)?.type === "DataWithResponseInit";
}

/** For an ErrorBoundary: tests for the status of what the loader threw. */
const hasStatus = (status: number) => (error: unknown) =>
  isRouteErrorResponse(error) && error.status === status;

export const isNotFound = hasStatus(404);

/** True if what the page is about was removed. */
export const isGone = hasStatus(410);

/** True if the visitor is over the limit of requests (worker/cache/visitor-limit.ts). */
export const isOverLimit = hasStatus(429);

/** Creates a 410 for a loader to throw for something that was removed. */
export function gone(message: string) {
  return data<PageFailure>({ message }, { status: 410 });
}

/** The title of an error whose screen is the same on every page. */
export function errorTitle(error: unknown): string | undefined {
  if (isOverLimit(error)) return "Too Many Requests";
  return isMistake(error) ? "Something Went Wrong" : undefined;
}

/** Too many requests, or no answer from the gateway or the database. */
const OUTAGE_STATUSES = [429, 502, 503, 504];

/** True for a bug in our code; false for a missing page, an outage, or no error at all. */
export function isMistake(error: unknown): boolean {
  if (!error) return false;
  if (isNotFound(error) || isGone(error)) return false;
  if (isRouteErrorResponse(error)) return !OUTAGE_STATUSES.includes(error.status);
  // Data requests fail when the browser is offline, or loses the connection midway.
  const isOffline =
    isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
  return !isOffline;
}

/** For an ErrorBoundary: the alternatives that came with a 404, if any. */
export function insteadOf(error: unknown): Instead | undefined {
  return isRouteErrorResponse(error) ? (error.data as PageFailure | null)?.instead : undefined;
}

/**
 * For data that a page can do without: null if the database failed, so that the page stays.
 * @throws every other error
 */
export function nullOnOutage(error: unknown): null {
  if (error instanceof DatabaseError) return null;
  throw error;
}

/**
 * Awaits a data function's result.
 * @throws a 503 if the database fails, for the route's ErrorBoundary: an outage must never look like a missing
 * page to a search engine
 */
export async function orServiceUnavailable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw data<PageFailure>(
      { message: error.message },
      { status: 503, statusText: "Service Unavailable" },
    );
  }
}
