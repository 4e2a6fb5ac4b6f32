import isNetworkError from "is-network-error";
import { data, isRouteErrorResponse } from "react-router";
import { DatabaseError } from "../../worker/data/store.ts";

/** What an error screen is told about a page that cannot be shown. */
interface PageFailure {
  message: string;
  /** For a missing page: what to offer in its place; a route without a page has none. */
  instead?: Instead;
}

/** What is offered in place of a page that does not exist. */
export interface Instead {
  /** What its address seems to name, for the search box; "" if that is nothing. */
  asked: string;
  /** Pages that may have been meant. */
  suggestions: { name: string; path: string }[];
}

/** A 404 for a loader to throw; the route's ErrorBoundary draws it, with what is offered instead. */
export function notFound(message: string, instead?: Instead) {
  return data<PageFailure>({ message, ...(instead && { instead }) }, { status: 404 });
}

/**
 * What a loader threw as a line of text, for a route without a page; redirects stay what they are.
 * @throws anything that is a bug in our code
 */
export function asText(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  if (!isPageFailure(thrown)) throw thrown;
  return new Response(`${thrown.data.message}\n`, thrown.init ?? {});
}

/**
 * A 503 in a line of text for an error of the database, for a route without a page.
 * @throws every other error
 */
export function outageAsText(error: unknown): Response {
  if (!(error instanceof DatabaseError)) throw error;
  return new Response(error.message, { status: 503 });
}

function isPageFailure(thrown: unknown): thrown is ReturnType<typeof notFound> {
  return (thrown as { type?: unknown } | null)?.type === "DataWithResponseInit";
}

/** Whether what a loader threw is a 404 and not a failure; for its route's ErrorBoundary. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** A 410 for a loader to throw: what was at this address was removed. */
export function gone(message: string) {
  return data<PageFailure>({ message }, { status: 410 });
}

/** Whether what a loader threw is a 410; for its route's ErrorBoundary. */
export function isGone(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 410;
}

/** Too many requests, and the gateway or the database not answering. */
const OUTAGE_STATUSES = [429, 502, 503, 504];

/** Whether there is an error and it is a mistake in our own code: neither a missing page nor an outage. */
export function isMistake(error: unknown): boolean {
  if (!error) return false;
  if (isNotFound(error) || isGone(error)) return false;
  if (isRouteErrorResponse(error)) return !OUTAGE_STATUSES.includes(error.status);
  // A browser that loads data is offline, or loses the connection while reading it.
  const isOffline =
    isNetworkError(error) || (error instanceof Error && isNetworkError(error.cause));
  return !isOffline;
}

/** What is offered instead, if it came with a 404; for its route's ErrorBoundary. */
export function insteadOf(error: unknown): Instead | undefined {
  return isRouteErrorResponse(error) ? (error.data as PageFailure | null)?.instead : undefined;
}

/** For data that a page asks for later: null when the database failed, so that the page stays. */
export function nullOnOutage(error: unknown): null {
  if (error instanceof DatabaseError) return null;
  throw error;
}

/**
 * Returns what a data function returns.
 * @throws a 503 that the route's ErrorBoundary draws when the database fails; an outage must never
 * look like a missing page to a search engine.
 */
export async function orServiceUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw data<PageFailure>(
      { message: error.message },
      { status: 503, statusText: "Service Unavailable" },
    );
  }
}
