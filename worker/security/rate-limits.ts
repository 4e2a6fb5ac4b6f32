import pTimeout from "p-timeout";
import type { Visitor } from "../../app/context.ts";

/** Milliseconds that a limiter may take; a visitor who searches waits less gladly. */
const TIMEOUT_MS = { post: 500, search: 100 };

/**
 * What tells one visitor from others: the address. Cloudflare writes this header itself over whatever a
 * client sends; the local server takes it as sent, and without it all are one.
 */
function visitorKey(request: Request): string {
  return request.headers.get("cf-connecting-ip") ?? "local";
}

/** The visitor behind a request, as the forms need to know them. */
export function visitorOf(env: Pick<Env, "FORM_LIMIT">, request: Request): Visitor {
  return {
    async mayPost() {
      const allowed = await ask(env.FORM_LIMIT, visitorKey(request), TIMEOUT_MS.post);
      if (allowed !== undefined) return allowed;
      // The limiter's own words may name the visitor's address.
      console.error("The rate limit of the forms did not answer");
      throw new Error("no answer");
    },
  };
}

/** Whether this visitor may search now; counts the search. True where the limiter does not answer. */
export async function maySearch(
  env: Pick<Env, "SEARCH_LIMIT">,
  request: Request,
): Promise<boolean> {
  return (await ask(env.SEARCH_LIMIT, visitorKey(request), TIMEOUT_MS.search)) ?? true;
}

/** Whether the limiter lets one more through; undefined where it fails or times out. */
async function ask(
  limiter: RateLimit,
  key: string,
  milliseconds: number,
): Promise<boolean | undefined> {
  const asked = (async () => limiter.limit({ key }))();
  const answer = await pTimeout(asked, { milliseconds, message: false }).catch(() => undefined);
  return answer?.success;
}
