import { useEffect } from "react";
import { type MiddlewareFunction, useLocation, useMatches } from "react-router";
import type { RouteHandle } from "../../contract/route-handle.ts";

/** What the routes of one address answered, by their ids. */
type Answers = Record<string, { type: "data" | "error"; result: unknown }>;

/** Pages that are remembered at most; one that was left long ago is fetched again. */
const MAX_PAGES = 100;

const pages = new Map<string, Answers>();

/** Client middleware: a page that was shown in this visit is not fetched again, so Back is immediate. */
export const answerFromBrowserCache: MiddlewareFunction<Answers> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  return (request.method === "GET" && pages.get(pathname + search)) || next();
};

/** Remembers the page that is shown, unless its route is never cached or takes posts. */
export function useBrowserCache(): void {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1);
  useEffect(() => {
    const { cache, acceptsPost } = (page?.handle ?? { cache: "none" }) as RouteHandle;
    // A developer's latest change must show.
    if (!page?.loaderData || cache === "none" || acceptsPost || import.meta.env.DEV) return;
    pages.set(pathname + search, { [page.id]: { type: "data", result: page.loaderData } });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }, [pathname, search, page]);
}
