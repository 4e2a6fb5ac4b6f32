import { useEffect } from "react";
import { type MiddlewareFunction, useLocation, useMatches } from "react-router";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";

/** The responses of an address's routes, by route id. */
type Answers = Record<string, { type: "data" | "error"; result: unknown }>;

interface RememberedPage {
  answers: Answers;
  /** The page's own data, and when it was loaded, in ms since 1970. */
  data: unknown;
  loadedAt: number;
}

/** The maximum number of pages remembered. */
const MAX_PAGES = 100;

/** How long (ms) a page may be reused: after a link, as in the browser's cache, and after Back or Forward. */
const MAX_AGE_MS = { link: 60_000, back: 600_000 };

const pages = new Map<string, RememberedPage>();

/** Client middleware that answers from recently loaded pages, so that Back is immediate. */
export const answerFromBrowserCache: MiddlewareFunction<Answers> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const page = request.method === "GET" ? pages.get(pathname + search) : undefined;
  // After Back and Forward the address is already the page's; after a link it changes last.
  const isBack = pathname + search === window.location.pathname + window.location.search;
  const age = Date.now() - (page?.loadedAt ?? Number.NEGATIVE_INFINITY);
  return page && age < MAX_AGE_MS[isBack ? "back" : "link"] ? page.answers : next();
};

/** Remembers the current page, unless its route is never cached or takes posts. */
export function useBrowserCache(): void {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  useEffect(() => {
    const { cache, acceptsPost } = (page?.handle ?? { cache: "none" }) as RouteHandle;
    // Developers must see their latest change.
    if (!page?.loaderData || cache === "none" || acceptsPost || import.meta.env.DEV) return;
    const data = page.loaderData;
    // Don't remember an answer that the browser worked out offline, or that lacks prices.
    if ((data as { isProvisional?: boolean }).isProvisional) return;
    // The page came from this cache, so it keeps its age.
    if (pages.get(pathname + search)?.data === data) return;
    const answers: Answers = { [page.id]: { type: "data", result: data } };
    pages.set(pathname + search, { answers, data, loadedAt: Date.now() });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }, [pathname, search, page]);
}
