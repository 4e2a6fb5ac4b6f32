import { TrieRouter } from "hono/router/trie-router";
import type { ServerBuild } from "react-router";
import type { RouteHandle, SiteRoute } from "../contract/route-handle.ts";

/** Every route of the site. */
export interface RouteTable {
  /** All routes in matching order; a module with several paths for one page is listed with its first. */
  routes: readonly SiteRoute[];
  /** The routes with a component, at each of their paths. */
  pages: readonly SiteRoute[];
  /** The paths of pages that are named in the code. */
  namedPages: readonly string[];
  /** The API's routes, once it is loaded. */
  api?: RouteTable;
  /** Finds the route that answers a path, given in lower case without a slash at its end ("/" is the home page). */
  find(path: string): SiteRoute | undefined;
}

/**
 * The routes of React Router's build with their handles; `others` (the API's) are matched before them.
 * @throws an Error that names a route without a `handle`
 */
export function routeTable(
  { routes, entry }: Pick<ServerBuild, "routes"> & Partial<Pick<ServerBuild, "entry">>,
  others: readonly SiteRoute[] = [],
): RouteTable {
  const router = new TrieRouter<SiteRoute>();
  const listed = new Map<unknown, SiteRoute>();
  const pages: SiteRoute[] = [];
  for (const route of others) router.add("GET", route.path, route);
  for (const page of Object.values(routes)) {
    if (!page?.parentId) continue;
    const handle = page.module.handle as RouteHandle | undefined;
    if (!handle) throw new Error(`${page.id} exports no handle (worker/contract/route-handle.ts).`);
    const isPage = page.module.default !== undefined;
    const route = { id: page.id, path: `/${page.path ?? ""}`, isPage, handle };
    router.add("GET", pattern(route.path), route);
    if (isPage) pages.push(route);
    // Texts share a module, and each of its paths is a separate page.
    const key = handle.sitemap === "content" ? route : page.module;
    if (!listed.has(key)) listed.set(key, route);
  }
  const table: RouteTable = {
    routes: [...listed.values()],
    pages,
    namedPages: (entry?.module as { NAMED_PAGES?: readonly string[] })?.NAMED_PAGES ?? [],
    find: (path) => table.api?.find(path) ?? router.match("GET", path)[0][0]?.[0],
  };
  return table;
}

/** A path in Hono's notation: "/prices/:month.csv" ends with ".csv", and its parameter isn't called "month.csv". */
function pattern(path: string): string {
  return path.replace(/:(\w+)(\.\w+)$/, ":$1{.+\\$2}");
}
