import type { Handler } from "hono";
import { isbot } from "isbot";
import { type CachePolicy, cachingHeaders } from "../../contract/cache-policy.ts";
import type { Rendering } from "../../contract/context.ts";
import { currentEdition, isOlder } from "../data/dataset.ts";
import { daysAt } from "../data/local-day.ts";
import { createStore, type Store } from "../data/store.ts";
import { pagePath } from "../route-table.ts";
import {
  contentSecurityPolicy,
  hashSources,
  nonceSource,
} from "../security/content-security-policy.ts";
import { setSecurityHeaders } from "../security/security-headers.ts";
import { type CachedEntry, entityTag } from "./cached-entry.ts";
import { type IsolateCache, isolateOf } from "./isolate-cache.ts";

/** What the site answers a request from: Cloudflare's bindings, and what belongs to this one request. */
export interface SiteEnv extends Env {
  store: Store;
  rendering: Rendering;
}

/** Everything behind the cache: the API and the pages. */
export type SiteHandler = (
  request: Request,
  env: SiteEnv,
  ctx: ExecutionContext,
) => Response | Promise<Response>;

/** How the site is to answer a request. */
export interface RenderOptions {
  site: SiteHandler;
  env: Env;
  ctx: ExecutionContext;
  isolate: IsolateCache;
  /** The cache policy of a successful response. */
  policy: CachePolicy;
  /** In one piece; otherwise late parts of a page are streamed. */
  isWhole: boolean;
}

/** A response on its way, and what is known of it. */
export interface Rendered {
  response: Response;
  rendering: Rendering;
  store: Store;
  /**
   * The edition that it shows; undefined if the database did not say. It is read no later than anything else
   * on the page, so what was published meanwhile is at most too new for it, and never too old.
   */
  edition: number | undefined;
  /** Milliseconds since 1970. */
  renderedAt: number;
  policy: CachePolicy;
  /** Whether the operator measures visits. */
  isMeasured: boolean;
}

/** Has the site answer. The edition comes with the same round trip as the page's own data. */
export async function render(
  request: Request,
  { site, env, ctx, isolate, policy, isWhole }: RenderOptions,
): Promise<Rendered> {
  const renderedAt = Date.now();
  const known = isolate.edition;
  // At midnight a replica that lags behind would replace pages of this edition by older ones.
  const store = createStore(env, (results) => isOlder(results, known.number ?? 0));
  const nonce = crypto.randomUUID();
  const rendering: Rendering = {
    nonce,
    isWhole,
    hasLateData: false,
    isStreamed: false,
    hasFailed: false,
  };
  // First, so that it is part of the first round trip.
  const reading = currentEdition(store).catch(() => undefined);
  const response = await site(request, { ...env, store, rendering }, ctx);
  const edition = await reading;
  if (edition !== undefined) known.observe(edition, renderedAt);
  setSecurityHeaders(response.headers, pagePath(new URL(request.url).pathname), env);
  const isMeasured = env.ANALYTICS_ID !== "";
  return { response, rendering, store, edition, renderedAt, policy, isMeasured };
}

/** Whether every part of it could be rendered. */
export function isComplete({ response, rendering, store }: Rendered): boolean {
  return response.status < 500 && !rendering.hasFailed && store.usage.failures === 0;
}

/** Whether it is an HTML page. */
function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** Sets who may cache the response: nobody if a part is missing, whatever the route says. */
function setCachingHeaders(headers: Headers, rendered: Rendered): void {
  const policy = isComplete(rendered) ? rendered.policy : "none";
  const caching = cachingHeaders(rendered.response.status, policy);
  for (const header of Object.entries(caching)) headers.set(...header);
}

/** The response, with the headers of the visitor for whom it was rendered. */
export function asSent(rendered: Rendered): Response {
  const { response, rendering, store, isMeasured } = rendered;
  // In place: a new response would read the body through a stream, which costs more than all of this.
  const { headers } = response;
  setCachingHeaders(headers, rendered);
  if (isPage(response)) {
    const policy = contentSecurityPolicy(nonceSource(rendering.nonce), isMeasured);
    headers.set("Content-Security-Policy", policy);
    // Its nonce is for this visitor alone.
    const caching = headers.get("Cache-Control");
    if (caching) headers.set("Cache-Control", caching.replace("public", "private"));
  }
  const { ms, rows, trips } = store.usage;
  headers.set(
    "Server-Timing",
    `cache;desc="miss", db;dur=${ms};desc="${rows} rows in ${trips} round trips"`,
  );
  return response;
}

/**
 * The response as an entry: without its nonce, but with the hashes of its scripts. Those who are waiting for it
 * get it even if it must not be kept.
 */
export async function asEntry(
  rendered: Rendered,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CachedEntry> {
  const { response, rendering, edition = 0, renderedAt, isMeasured } = rendered;
  const headers = new Headers(response.headers);
  setCachingHeaders(headers, rendered);
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

/** Has the site answer posts and other requests that are not GET; never cached. */
export function uncached(site: SiteHandler): Handler<{ Bindings: Env }> {
  return async ({ env, executionCtx, req }) => {
    const ctx = executionCtx as ExecutionContext;
    const isWhole = isBot(req.raw);
    const options = { site, env, ctx, isolate: isolateOf(env), policy: "none", isWhole } as const;
    const response = asSent(await render(req.raw, options));
    // What the database did would reveal whether an address was on the list.
    response.headers.delete("Server-Timing");
    return response;
  };
}

/** Whether a robot asks, which gets pages in one piece. */
export function isBot(request: Request): boolean {
  return isbot(request.headers.get("User-Agent"));
}
