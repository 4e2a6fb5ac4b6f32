import { siteContext, storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import { cityBySlug } from "../../worker/data/places/cities.ts";
import { latestPriceChanges } from "../../worker/data/record/price-changes.ts";
import type { Route } from "./+types/city-feed.route";
import { changeEntries } from "./change-entries.ts";
import { feedResponse, MAX_ENTRIES } from "./feed-response.ts";

export const handle: RouteHandle = { cache: "public" };

/** A city's price changes, for feed readers. */
export function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  return feedResponse(store, context.get(siteContext), async () => {
    const [city, materials] = await Promise.all([
      cityBySlug(store, params.slug),
      allMaterials(store),
    ]);
    if (!city) return undefined;
    const published = await latestPriceChanges(store, "city", city.id, MAX_ENTRIES);
    const names = new Map(materials.map(({ id, name }) => [id, name]));
    const path = `/${city.slug}/`;
    return {
      title: `Scrap metal prices in ${city.name}`,
      path,
      entries: changeEntries(city.name, path, names, published, ({ materialId }) => materialId),
    };
  });
}
