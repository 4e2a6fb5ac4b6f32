import { matchPath } from "react-router";
import { lastChanges } from "../worker/data/changes.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { DatabaseError, type Store } from "../worker/data/store.ts";
import type { Route } from "./+types/sitemap.route";
import { routesContext, siteContext, storeContext } from "./context.ts";
import { CONTENT_PAGES } from "./guides/content-pages.ts";
import type { RouteHandle, SiteRoute } from "./route-handle.ts";

export const handle: RouteHandle = { cache: "fixed" };

/** sitemap.xml (sitemaps.org): every page that search engines should know, with its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, isPublic } = context.get(siteContext);
  try {
    const entriesOf = await entryLister(context.get(storeContext), isPublic);
    return xml(origin, context.get(routesContext).flatMap(entriesOf));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return new Response(error.message, { status: 503 });
  }
}

/** An address and the day (YYYY-MM-DD) of its last change, where one is known. */
interface Entry {
  path: string;
  day?: string | undefined;
}

/**
 * A function that gives the addresses of a route; none where it is not to be listed. A public site
 * that shows sample data lists nothing, because its pages are `noindex`.
 */
async function entryLister(
  store: Store,
  isPublic: boolean,
): Promise<(route: SiteRoute) => Entry[]> {
  const [dataset, { cities, materials }] = await Promise.all([
    currentDataset(store),
    lastChanges(store),
  ]);
  if (dataset?.isSample && isPublic) return () => [];
  return ({ path, handle }) => {
    const fill = (slug: string) => `${path.replace(":slug", slug)}/`;
    switch (handle.sitemap) {
      case "dataset":
        return [{ path: path === "/" ? path : `${path}/`, day: dataset?.publishedOn }];
      case "undated":
        return [{ path: `${path}/` }];
      case "cities":
        return cities.map(({ slug, date }) => ({ path: fill(slug), day: date }));
      case "materials":
        return materials.map(({ slug, date }) => ({ path: fill(slug), day: date }));
      case "content":
        return CONTENT_PAGES.filter((page) => matchPath(path, page.path)).map((page) => ({
          path: page.path,
          day: page.head.updated,
        }));
      default:
        return [];
    }
  };
}

// Addresses are made of slugs, which hold nothing that XML would take for markup.
function xml(origin: string, entries: Entry[]): Response {
  const urls = entries.map(({ path, day }) => {
    const lastChange = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${origin}${path}</loc>${lastChange}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
