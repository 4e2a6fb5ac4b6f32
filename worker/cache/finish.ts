import { type CachePolicy, cachingHeaders } from "../../contract/cache-policy.ts";
import type { Rendering } from "../../contract/context.ts";
import { daysAt } from "../data/local-day.ts";
import type { Store } from "../data/store.ts";
import {
  contentSecurityPolicy,
  hashSources,
  nonceSource,
} from "../security/content-security-policy.ts";
import { type CachedEntry, entityTag } from "./cached-entry.ts";

// Turns a rendered response into the one its visitor gets, and into the entry that is cached.

/** A rendered response, before it is finished. */
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
  /** True if the operator measures visits. */
  isMeasured: boolean;
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
