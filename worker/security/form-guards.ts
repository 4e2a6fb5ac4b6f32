import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";

/** Where visitors may post: the two forms, with and without script (React Router's data requests). */
export const FORM_PATHS = ["/contact", "/newsletter"].flatMap((path) => [
  path,
  `${path}.data`,
  `${path}/_.data`,
]);

/** Bytes. The longest message in any script takes half of it. */
const MOST_BYTES = 32 * 1024;

const FOREIGN =
  "This form can only be sent from our own page. Open the page anew and send it from there.";
const TOO_LARGE =
  "That is more than this form takes: a message may have 5000 characters. Go back, where your text still is, and shorten it.";

const PLAIN = { "Cache-Control": "no-store" };

const checkOrigin = csrf();

/** A post from another site, or from nowhere that it says, is refused. */
const fromHere: MiddlewareHandler = async (c, next) => {
  try {
    return await checkOrigin(c, next);
  } catch (error) {
    if (error instanceof HTTPException) return c.text(FOREIGN, 403, PLAIN);
    throw error;
  }
};

const ofSize = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) => c.text(TOO_LARGE, 413, PLAIN),
});

/** What a post must pass before a page sees it. */
export const formGuards = [fromHere, ofSize] as const;

/** The methods that a path answers, as the header Allow lists them. */
export function allowed(path: string): string {
  return FORM_PATHS.includes(path) ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS";
}
