import type { MiddlewareHandler } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { CACHE } from "../contract/cache-policy.ts";

/** The maximum size of a body in bytes: twice the longest message, 5,000 characters of up to three bytes each. */
const MAX_BYTES = 32 * 1024;

const OTHER_ORIGIN =
  "This form can only be sent from our own page. Reload the page and send the form again.";
const TOO_LARGE = "Your message is too long (limit 5,000 characters). Go back and shorten it.";

const checkOrigin = csrf();

/** Rejects a post from another site, or without an origin, with plain text instead of an exception. */
const csrfGuard: MiddlewareHandler = async (c, next) => {
  try {
    return await checkOrigin(c, next);
  } catch (error) {
    if (error instanceof HTTPException) return c.text(OTHER_ORIGIN, 403, CACHE.none);
    throw error;
  }
};

/**
 * Rejects a body over the limit, even if the client doesn't send its length. Hono's own guard stops reading in the
 * middle of a chunked body and keeps the rest locked, so that nothing else can read it.
 */
const bodySizeLimit: MiddlewareHandler = async (c, next) => {
  const { body } = c.req.raw;
  if (!body) return next();
  // A client that stops sending needs no response.
  const kept = await bytesWithin(MAX_BYTES, body).catch(() => undefined);
  if (!kept) return c.text(TOO_LARGE, 413, CACHE.none);
  c.req.raw = new Request(c.req.raw, { body: kept });
  return next();
};

/** Reads a stream to its end and returns its bytes; undefined if there are more than `most`. */
async function bytesWithin(
  most: number,
  stream: ReadableStream<Uint8Array>,
): Promise<Blob | undefined> {
  const kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size <= most) kept.push(new Uint8Array(chunk));
  }
  return size <= most ? new Blob(kept) : undefined;
}

/** The middleware in front of every form: CSRF guard and body size limit. */
export const formGuards = [csrfGuard, bodySizeLimit] as const;

/**
 * Reads the rest of a request's body, such as a rejected post's. Otherwise the connection closes while the client is
 * still sending: browsers then show a network error instead of the response, and the local server answers 500.
 */
export const discardUnreadBody: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  // A client that stops sending needs no response.
  if (body && !bodyUsed) await body.pipeTo(new WritableStream()).catch(() => {});
};
