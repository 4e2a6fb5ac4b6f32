import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";

/** Bytes. The longest message in any script takes half of it. */
const MAX_BYTES = 32 * 1024;

const OTHER_ORIGIN =
  "This form can only be sent from our own page. Open the page anew and send it from there.";
const TOO_LARGE =
  "That is more than this form takes: a message may have 5000 characters. Go back, where your text still is, and shorten it.";

const NOT_CACHED = { "Cache-Control": "no-store" };

const checkOrigin = csrf();

/** Refuses a post from another site, or without an origin. */
const csrfGuard: MiddlewareHandler = async (c, next) => {
  try {
    return await checkOrigin(c, next);
  } catch (error) {
    if (error instanceof HTTPException) return c.text(OTHER_ORIGIN, 403, NOT_CACHED);
    throw error;
  }
};

const bodySizeLimit = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => c.text(TOO_LARGE, 413, NOT_CACHED),
});

/** What a post must pass before a page sees it. */
export const formGuards = [csrfGuard, bodySizeLimit] as const;
