import pTimeout from "p-timeout";
import type { Visitor } from "../contract/context.ts";
import type { RouteHandle } from "../contract/route-handle.ts";
import { networkOf } from "./client-network.ts";

// The limits themselves, per minute, are under [[ratelimits]] in wrangler.toml. worker/cache/visitor-limit.ts decides
// which renderings count.

/** Milliseconds to wait for a limiter. Searching while typing must stay fast. */
const TIMEOUT_MS = { post: 500, search: 100 };

/** The key of the limit that all visitors to the site share. */
const EVERYBODY = "all";

/**
 * The key of a visitor's limits: the network that the IP address belongs to. Cloudflare overwrites this header,
 * whatever a client sends. The local server does not; requests without it share one key.
 */
export function visitorKey(request: Request): string {
  const address = request.headers.get("cf-connecting-ip");
  return address === null ? "local" : networkOf(address);
}

/** The visitor who sends a request, for the actions of the forms, and for "now" without a place. */
export function visitorOf(
  env: Pick<Env, "FORM_LIMIT" | "SITE_FORM_LIMIT">,
  request: Request,
): Visitor {
  const network = visitorKey(request);
  const timeZone = String(request.cf?.timezone ?? "");
  return {
    network,
    timeZone: timeZone.startsWith("Australia/") ? timeZone : undefined,
    mayPost: () => mayPost(env, network),
  };
}

/**
 * Counts a post for each of its senders, such as the network and the yard. Returns false if one of them or the whole
 * site is over the limit.
 * @throws if a limit is unavailable
 */
export async function mayPost(
  env: Pick<Env, "FORM_LIMIT" | "SITE_FORM_LIMIT">,
  ...senders: string[]
): Promise<boolean> {
  // One after the other: a sender over their own limit must not use up the whole site's.
  for (const sender of senders) if (!(await isPostAllowed(env.FORM_LIMIT, sender))) return false;
  return isPostAllowed(env.SITE_FORM_LIMIT, EVERYBODY);
}

async function isPostAllowed(limiter: RateLimit, key: string): Promise<boolean> {
  const allowed = await isAllowed(limiter, key, TIMEOUT_MS.post);
  if (allowed !== undefined) return allowed;
  // The limiter's own message may contain the visitor's address, so it is not logged.
  console.error("A rate limit of the forms failed or timed out");
  throw new Error("rate limit unavailable");
}

/**
 * Counts a search, or another response that is rendered for one visitor alone. Suggestions, which are requested every
 * few letters, have their own limit. Returns false if the visitor is over the limit; true if not, or if the limiter
 * fails.
 */
export async function mayRender(
  env: Pick<Env, "SEARCH_LIMIT" | "SUGGESTION_LIMIT">,
  visitor: string,
  limit?: RouteHandle["limit"],
): Promise<boolean> {
  const limiter = limit === "suggestions" ? env.SUGGESTION_LIMIT : env.SEARCH_LIMIT;
  return (await isAllowed(limiter, visitor, TIMEOUT_MS.search)) ?? true;
}

/**
 * Counts an operator's request to the desk. Returns false if they are over the limit; true if not, or if the limiter
 * fails.
 */
export async function mayUseDesk(env: Pick<Env, "DESK_LIMIT">, email: string): Promise<boolean> {
  return (await isAllowed(env.DESK_LIMIT, email, TIMEOUT_MS.post)) ?? true;
}

/** Counts one request. Returns false if it is over the limit, undefined if the limiter fails or times out. */
async function isAllowed(
  limiter: RateLimit,
  key: string,
  milliseconds: number,
): Promise<boolean | undefined> {
  // The async function turns an error that the limiter throws at once into a rejection.
  const pending = (async () => limiter.limit({ key }))();
  const outcome = await pTimeout(pending, { milliseconds, message: false }).catch(() => undefined);
  return outcome?.success;
}
