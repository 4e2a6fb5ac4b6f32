import { matchPath } from "react-router";
import { routesContext, siteContext, storeContext } from "../worker/contract/context.ts";
import type { RouteHandle, SiteRoute } from "../worker/contract/route-handle.ts";
import { type LastChange, lastChanges } from "../worker/data/changes.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { placedCities } from "../worker/data/places/cities.ts";
import { recordedMonths } from "../worker/data/record/national-price-months.ts";
import { recordedSlugs } from "../worker/data/record/price-archive.ts";
import type { Store } from "../worker/data/store.ts";
import { yardTable } from "../worker/data/yards/yard-table.ts";
import type { Route } from "./+types/sitemap.route";
import { outageAsText } from "./frame/errors.ts";
import { CONTENT_PAGES } from "./guides/content-pages.ts";
import { type SitemapEntry, sitemapXml } from "./paths/sitemap-xml.ts";

export const handle: RouteHandle = { cache: "public" };

/** sitemap.xml (sitemaps.org): every page for search engines, with its last change. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, isPublic } = context.get(siteContext);
  try {
    const entriesOf = await entryLister(context.get(storeContext), isPublic);
    return sitemapXml(origin, context.get(routesContext).flatMap(entriesOf));
  } catch (error) {
    return outageAsText(error);
  }
}

/**
 * Creates a function that lists a route's addresses. A public site with sample data lists nothing, because its pages
 * are `noindex`.
 */
async function entryLister(
  store: Store,
  isPublic: boolean,
): Promise<(route: SiteRoute) => SitemapEntry[]> {
  const [placed, table, dataset, { cities, materials }, recorded, months] = await Promise.all([
    placedCities(store),
    yardTable(store),
    currentDataset(store),
    lastChanges(store),
    recordedSlugs(store),
    recordedMonths(store),
  ]);
  if (dataset?.isSample && isPublic) return () => [];
  const withYards = new Set(table.yards.map(({ city }) => city.id));
  const filled = new Set(
    placed.flatMap(({ city, hasPrices }) => (hasPrices || withYards.has(city.id) ? city.slug : [])),
  );
  return ({ path, handle }) => {
    const fill = (slug: string) => `${path.replace(":slug", slug)}/`;
    const changed = ({ slug, date }: LastChange) => ({ path: fill(slug), day: date });
    switch (handle.sitemap) {
      case "dataset":
        return [{ path: path === "/" ? path : `${path}/`, day: dataset?.publishedOn }];
      case "undated":
        // Drop optional segments.
        return [{ path: `${path.replace(/\/:\w+\?$/, "")}/` }];
      case "cities":
        return cities.filter(({ slug }) => filled.has(slug)).map(changed);
      case "city histories":
        return cities.filter(({ slug }) => recorded.cities.has(slug)).map(changed);
      case "materials":
        return materials.map(changed);
      case "material histories":
        return materials.filter(({ slug }) => recorded.materials.has(slug)).map(changed);
      case "months":
        return months.map((month) => ({ path: `${path.replace(":month", month)}/` }));
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
