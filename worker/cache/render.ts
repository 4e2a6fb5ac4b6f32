import type { Handler } from "hono";
import { isbot } from "isbot";
import { type CachePolicy, cachingHeaders } from "../contract/cache-policy.ts";
import type { Rendering } from "../contract/context.ts";
import { currentEdition, isOlder } from "../data/dataset.ts";
import { daysAt } from "../data/local-day.ts";
import { createStore, type Store } from "../data/store.ts";
import { contentSecurityPolicy, hashSources } from "../security/content-security-policy.ts";
import { setSecurityHeaders } from "../security/security-headers.ts";
import { pagePath } from "../site/canonical-address.ts";
import { type CachedEntry, entityTag } from "./cached-entry.ts";
import { isolateOf } from "./isolate-cache.ts";

// Renders a response, and makes of it both the visitor's response and the cached entry.

/** The largest body that is cached, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The API or the pages, behind the cache. `store` and `rendering` belong to this one request. */
export type SiteHandler = (
  request: Request,
  env: Env & { store: Store; rendering: Rendering },
  ctx: ExecutionContext,
) => Response | Promise<Response>;

/** A rendered response, before it is finished. */
export type Rendered = Awaited<ReturnType<typeof render>>;

/** Makes a request that stands for every visitor: without its method (HEAD has no body to cache) or signal to abort. */
export function sharedRequest({ headers, cf }: Request, url: string): Request {
  return new Request(url, { headers, ...(cf && { cf }) });
}

/**
 * Has the site answer a request. The edition that it shows, undefined if it could not be read, is read in the same
 * round trip as the page's own data and no later than anything else on the page, so that data is of this edition or a
 * later one. `renderedAt` is in milliseconds since 1970; `isMeasured` is true if the operator measures visits.
 * @param isWhole true to render in one piece; otherwise the late parts of a page are streamed
 */
export async function render(
  site: SiteHandler,
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  isWhole = isBot(request),
) {
  const renderedAt = Date.now();
  const known = isolateOf(env).edition;
  // At midnight, a replica that lags behind would replace pages of this edition with older ones.
  const store = createStore(env, (results) => isOlder(results, known.number ?? 0));
  const rendering: Rendering = {
    nonce: crypto.randomUUID(),
    isWhole,
    hasLateData: false,
    isStreamed: false,
    hasFailed: false,
  };
  // Start this first, so that it is part of the first round trip.
  const reading = currentEdition(store).catch(() => undefined);
  const response = await site(request, { ...env, store, rendering }, ctx);
  const edition = await reading;
  if (edition !== undefined) known.observe(edition, renderedAt);
  setSecurityHeaders(response.headers, pagePath(new URL(request.url).pathname), env);
  const isMeasured = env.ANALYTICS_ID !== "";
  return { response, rendering, store, edition, renderedAt, isMeasured };
}

/** Has the site answer requests that are not GET, such as posts. They are never cached. */
export function uncached(site: SiteHandler): Handler<{ Bindings: Env }> {
  return async ({ env, executionCtx, req }) => {
    const rendered = await render(site, req.raw, env, executionCtx as ExecutionContext);
    const response = asSent(rendered, "none");
    // The database's figures would reveal if an email address was already on the list.
    response.headers.delete("Server-Timing");
    return response;
  };
}

/** True for robots, which get pages in one piece. */
export function isBot(request: Request): boolean {
  return isbot(request.headers.get("User-Agent"));
}

/** True if every part was rendered. */
export function isComplete({ response, rendering, store }: Rendered): boolean {
  return response.status < 500 && !rendering.hasFailed && store.usage.failures === 0;
}

/** True for an HTML page. */
function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** Sets the caching headers: `no-store` if a part is missing, whatever the route says. */
function setCachingHeaders(headers: Headers, rendered: Rendered, policy: CachePolicy): void {
  const { status } = rendered.response;
  const caching = cachingHeaders(status, isComplete(rendered) ? policy : "none");
  for (const header of Object.entries(caching)) headers.set(...header);
}

/** Keeps a response out of the caches that visitors share. */
export function makePrivate(headers: Headers): void {
  const caching = headers.get("Cache-Control") ?? "";
  headers.set("Cache-Control", caching.replace("public", "private"));
}

/** The response to the visitor for whom it was rendered, with its headers. */
export function asSent(rendered: Rendered, cachePolicy: CachePolicy): Response {
  const { response, rendering, store, isMeasured } = rendered;
  // Change the headers in place: a new response would read the body through a stream, which costs more than all of
  // this.
  const { headers } = response;
  setCachingHeaders(headers, rendered, cachePolicy);
  if (isPage(response)) {
    const policy = contentSecurityPolicy(`'nonce-${rendering.nonce}'`, isMeasured);
    headers.set("Content-Security-Policy", policy);
    // Its nonce is for this visitor alone.
    makePrivate(headers);
  }
  const { ms, rows, trips } = store.usage;
  headers.set(
    "Server-Timing",
    `cache;desc="miss", db;dur=${ms};desc="${rows} rows in ${trips} round trips"`,
  );
  return response;
}

/** Duplicates the response: one for its visitor, one for the cache. */
export function inTwo(rendered: Rendered): Rendered[] {
  const { body, status, headers } = rendered.response;
  const bodies = body?.tee() ?? [null, null];
  return bodies.map((part) => ({ ...rendered, response: new Response(part, { status, headers }) }));
}

/**
 * Turns the response into an entry, with the hashes of its scripts instead of its nonce. Requests that are waiting for
 * it get it even if it must not be kept.
 */
export async function asEntry(
  rendered: Rendered,
  bytes: Uint8Array<ArrayBuffer>,
  cachePolicy: CachePolicy,
): Promise<CachedEntry> {
  const { response, rendering, edition = 0, renderedAt, isMeasured } = rendered;
  const headers = new Headers(response.headers);
  setCachingHeaders(headers, rendered, cachePolicy);
  let body = bytes;
  if (isPage(response)) {
    const html = new TextDecoder().decode(bytes);
    const policy = contentSecurityPolicy(await hashSources(html, rendering.nonce), isMeasured);
    headers.set("Content-Security-Policy", policy);
    body = new TextEncoder().encode(html.replaceAll(` nonce="${rendering.nonce}"`, ""));
  }
  if (response.status === 200) headers.set("ETag", await entityTag(body));
  const { status } = response;
  return { status, headers, body, renderedAt, edition, days: daysAt(renderedAt) };
}

/** Reads all bytes of a stream. Returns undefined if it breaks off, "too large" if there are too many to cache. */
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
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}
