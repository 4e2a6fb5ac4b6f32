import type { Handler } from "hono";
import { isbot } from "isbot";
import type { Rendering } from "../contract/context.ts";
import { currentEdition, isOlder } from "../data/dataset.ts";
import { createStore, type Store } from "../data/store.ts";
import { setSecurityHeaders } from "../security/security-headers.ts";
import { pagePath } from "../site/route-table.ts";
import { asSent, type Rendered } from "./finish.ts";
import { isolateOf } from "./isolate-cache.ts";

/** Everything behind the cache: the API and the pages. Some of their bindings are those of this one request. */
export type SiteHandler = (
  request: Request,
  env: Env & { store: Store; rendering: Rendering },
  ctx: ExecutionContext,
) => Response | Promise<Response>;

/**
 * The request as it is rendered for everybody: neither the visitor's method (HEAD has no body to
 * cache) nor their going away counts.
 */
export function sharedRequest({ headers, cf }: Request, url: string): Request {
  return new Request(url, { headers, ...(cf && { cf }) });
}

/**
 * Has the site answer. The edition comes with the same round trip as the page's own data.
 * @param isWhole in one piece; otherwise late parts of a page are streamed
 */
export async function render(
  site: SiteHandler,
  request: Request,
  env: Env,
  ctx: ExecutionContext,
  isWhole = isBot(request),
): Promise<Rendered> {
  const renderedAt = Date.now();
  const known = isolateOf(env).edition;
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
  return { response, rendering, store, edition, renderedAt, isMeasured };
}

/** Has the site answer posts and other requests that are not GET; never cached. */
export function uncached(site: SiteHandler): Handler<{ Bindings: Env }> {
  return async ({ env, executionCtx, req }) => {
    const rendered = await render(site, req.raw, env, executionCtx as ExecutionContext);
    const response = asSent(rendered, "none");
    // What the database did would reveal whether an address was on the list.
    response.headers.delete("Server-Timing");
    return response;
  };
}

/** True for robots, which get pages in one piece. */
export function isBot(request: Request): boolean {
  return isbot(request.headers.get("User-Agent"));
}
