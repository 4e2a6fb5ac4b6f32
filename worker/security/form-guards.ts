import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";

/** The largest body in bytes: twice the longest message, 5,000 characters of up to three bytes. */
const MAX_BYTES = 32 * 1024;

const OTHER_ORIGIN =
  "This form can only be sent from our own page. Reload the page and send the form again.";
const TOO_LARGE = "Your message is too long (limit 5,000 characters). Go back and shorten it.";

const NOT_CACHED = { "Cache-Control": "no-store" };

const checkOrigin = csrf();

/** Rejects a post from another site, or without an origin, with plain text instead of an exception. */
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

/** The middleware in front of every form: CSRF guard and body size limit. */
export const formGuards = [csrfGuard, bodySizeLimit] as const;

/**
 * Reads what is left of a request's body, such as that of a rejected post. Otherwise the connection
 * closes while the client still sends: browsers then show a network error instead of the response, and
 * the local server answers 500.
 */
export const discardUnreadBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  // A client that stops sending needs no response.
  if (body && !bodyUsed) await body.pipeTo(new WritableStream()).catch(() => {});
};
