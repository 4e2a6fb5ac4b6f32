import pTimeout from "p-timeout";
import type { Visitor } from "../../app/context.ts";

/** Milliseconds that a limiter may take; a visitor who searches waits less gladly. */
const PATIENCE = { post: 500, search: 100 };

/**
 * What tells one visitor from others: the address. Cloudflare writes this header itself over whatever a
 * client sends; the local server takes it as sent, and without it all are one.
 */
function keyOf(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? "local";
}

/** The visitor behind a request. */
export function visitorOf(env: Pick<Env, "FORM_LIMIT">, request: Request): Visitor {
  return { mayPost: () => mayPost(env.FORM_LIMIT, keyOf(request)) };
}

async function mayPost(limiter: RateLimit, key: string): Promise<boolean> {
  const answer = await ask(limiter, key, PATIENCE.post);
  if (answer !== undefined) return answer;
  // The limiter's own words may name the visitor's address.
  console.error("Failed to ask the limiter of the forms");
  throw new Error("no answer");
}

/** Whether this visitor may search now; counts the search. True where that cannot be found out. */
export async function maySearch(
  env: Pick<Env, "SEARCH_LIMIT">,
  request: Request,
): Promise<boolean> {
  return (await ask(env.SEARCH_LIMIT, keyOf(request), PATIENCE.search)) ?? true;
}

async function ask(
  limiter: RateLimit,
  key: string,
  patience: number,
): Promise<boolean | undefined> {
  const asked = (async () => limiter.limit({ key }))();
  const answer = await pTimeout(asked, { milliseconds: patience, message: false }).catch(
    () => undefined,
  );
  return answer?.success;
}
