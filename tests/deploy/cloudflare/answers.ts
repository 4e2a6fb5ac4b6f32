import type { Context } from "hono";

/** A result in the envelope of every answer of Cloudflare's API. */
export function result(c: Context, value: unknown): Response {
  return c.json({ success: true, errors: [], messages: [], result: value });
}

/** A failure with Cloudflare's own number for it, which wrangler acts on. */
export function failure(
  c: Context,
  status: 400 | 401 | 404,
  code: number,
  message: string,
): Response {
  const body = { success: false, errors: [{ code, message }], messages: [], result: null };
  return c.json(body, status);
}
