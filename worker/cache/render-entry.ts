import type { CachedEntry } from "./cached-entry.ts";
import { asEntry, asSent, isComplete, type Rendered } from "./finish.ts";
import { writeEntry } from "./kv-cache.ts";
import { render } from "./render.ts";
import { type CacheRequest, singleFlight } from "./single-flight.ts";

/** Bytes of the largest body that is cached. */
const MAX_BYTES = 2 * 1024 * 1024;

/**
 * The request as it is rendered for everybody: neither the visitor's method (HEAD has no body to
 * cache) nor their going away counts.
 */
export function sharedRequest({ url, request }: Pick<CacheRequest, "url" | "request">): Request {
  return new Request(url, { headers: request.headers, ...(request.cf && { cf: request.cf }) });
}

/** Renders an entry in one piece, and caches it; undefined if the response is too large for one. */
export function renderEntry(asked: CacheRequest): Promise<CachedEntry | undefined> {
  return singleFlight(asked, async () => {
    const rendered = await render(sharedRequest(asked), { ...asked, isWhole: true });
    return cacheRendered(asked, rendered, rendered.response.body);
  });
}

/** Sends the page as it is rendered, and caches it when it is complete. */
export async function renderStreamed(asked: CacheRequest): Promise<Response> {
  const entry = Promise.withResolvers<CachedEntry | undefined>();
  singleFlight(asked, () => entry.promise);
  try {
    const rendered = await render(sharedRequest(asked), { ...asked, isWhole: false });
    const [forVisitor, forCache] = rendered.response.body?.tee() ?? [null, null];
    cacheRendered(asked, rendered, forCache).then(entry.resolve, () => entry.resolve(undefined));
    const { status, headers } = rendered.response;
    return asSent({ ...rendered, response: new Response(forVisitor, { status, headers }) });
  } catch (error) {
    entry.resolve(undefined);
    throw error;
  }
}

/** Caches what was rendered if that is allowed, and returns it in any case, for those who wait for it. */
async function cacheRendered(
  asked: CacheRequest,
  rendered: Rendered,
  body: ReadableStream<Uint8Array> | null,
): Promise<CachedEntry | undefined> {
  const { key, isShared, env, ctx, isolate, policy } = asked;
  const { response, rendering, edition } = rendered;
  const read = await readBody(body);
  if (read === "too large") isolate.tooLarge.set(key, true);
  const bytes = read instanceof Uint8Array ? read : undefined;
  const hasSucceeded = isComplete(rendered) && bytes !== undefined;
  const before = isolate.entries.get(key);
  if (before) before.renewalFailedAt = hasSucceeded ? undefined : Date.now();
  const entry = bytes && (await asEntry(rendered, bytes));
  if (!entry || !hasSucceeded || response.status !== 200 || policy === "none") return entry;
  if (rendering.isStreamed) {
    // Its late parts need a script to show them, so it is rendered again, whole, for those who come after.
    renderEntry(asked).catch(() => {});
  } else if (edition !== undefined && edition === isolate.edition.number) {
    // Not where a replica of the database lags behind.
    isolate.entries.set(key, entry);
    if (isShared) ctx.waitUntil(writeEntry(env.CACHE, key, entry));
  }
  return entry;
}

/** All bytes of a stream; undefined if it breaks off, "too large" if it must not be cached. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | "too large" | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > MAX_BYTES) return "too large";
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
