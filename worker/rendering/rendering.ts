import type { Rendering } from "../../app/context.ts";
import { CACHE } from "../../app/http.ts";
import { entityTag, type KeptResponse } from "../cache/cached-entry.ts";
import { EMPTY } from "../cache/dataset-version.ts";
import { currentDataset } from "../data/dataset.ts";
import { createStore, type Store } from "../data/store.ts";
import { byHashes, byNonce, contentSecurityPolicy } from "../security/content-security-policy.ts";

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

/** A response on its way, and what it can be kept for. */
export interface Rendered {
  response: Response;
  rendering: Rendering;
  store: Store;
  /** The dataset that it shows; undefined where none could be asked. */
  version: string | undefined;
  renderedAt: number;
  /** Whether the operator measures visits. */
  isMeasured: boolean;
}

/** Has the site answer. The dataset's version comes with the same round trip as the page's own data. */
export async function render(
  site: SiteHandler,
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  isWhole: boolean,
): Promise<Rendered> {
  const renderedAt = Date.now();
  const store = createStore(env);
  const nonce = crypto.randomUUID();
  const rendering = { nonce, isWhole, hasLateData: false, isLate: false, hasFailed: false };
  const [response, version] = await Promise.all([
    site(request, { ...env, store, rendering }, ctx),
    currentDataset(store).then(
      (dataset) => dataset?.version ?? EMPTY,
      () => undefined,
    ),
  ]);
  const isMeasured = env.ANALYTICS_ID !== "";
  return { response, rendering, store, version, renderedAt, isMeasured };
}

/** Whether every part of it could be drawn. */
export function isSound({ response, rendering, store }: Rendered): boolean {
  return response.status < 500 && !rendering.hasFailed && store.usage.failures === 0;
}

/** Seconds for which the response's policy lets it count as fresh; 0 where it is not to be kept. */
export function freshFor({ headers, status }: Response): number {
  if (status !== 200 && status !== 301) return 0;
  return Number(/max-age=(\d+)/.exec(headers.get("CDN-Cache-Control") ?? "")?.[1] ?? 0);
}

function isPage({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/html") ?? false;
}

/** Those of the response; one that lacks a part is not to be kept by anybody, whatever its page says. */
function honestHeaders(rendered: Rendered): Headers {
  const headers = new Headers(rendered.response.headers);
  if (isSound(rendered)) return headers;
  headers.delete("CDN-Cache-Control");
  for (const [name, value] of Object.entries(CACHE.none)) headers.set(name, value);
  return headers;
}

/** The response to the visitor that it was rendered for. */
export function live(rendered: Rendered): Response {
  const { response, rendering, store, isMeasured } = rendered;
  const headers = honestHeaders(rendered);
  if (isPage(response)) {
    const policy = contentSecurityPolicy(byNonce(rendering.nonce), isMeasured);
    headers.set("Content-Security-Policy", policy);
    // Its nonce is for this visitor alone.
    const caching = headers.get("Cache-Control");
    if (caching) headers.set("Cache-Control", caching.replace("public", "private"));
    headers.delete("CDN-Cache-Control");
  }
  const { ms, rows, trips } = store.usage;
  headers.set(
    "Server-Timing",
    `cache;desc="miss", db;dur=${ms};desc="${rows} rows in ${trips} round trips"`,
  );
  return new Response(response.body, { status: response.status, headers });
}

/** The response as it can be kept: without its nonce, but with the hashes of its scripts. */
export async function toKept(
  rendered: Rendered,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<KeptResponse> {
  const { response, rendering, version = EMPTY, renderedAt, isMeasured } = rendered;
  const headers = honestHeaders(rendered);
  let body = bytes;
  if (isPage(response)) {
    const html = new TextDecoder().decode(bytes).replaceAll(` nonce="${rendering.nonce}"`, "");
    const policy = contentSecurityPolicy(await byHashes(html), isMeasured);
    headers.set("Content-Security-Policy", policy);
    body = new TextEncoder().encode(html);
  }
  if (response.status === 200) headers.set("ETag", await entityTag(body));
  return {
    status: response.status,
    headers: [...headers],
    body,
    renderedAt,
    // A page that was sent in parts is rendered anew, whole, as soon as somebody asks for it.
    freshFor: rendering.isLate ? 0 : freshFor(response),
    version,
  };
}
