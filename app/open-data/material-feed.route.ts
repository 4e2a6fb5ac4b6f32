import { siteContext, storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { materialBySlug } from "../../worker/data/materials.ts";
import { allCities } from "../../worker/data/places/cities.ts";
import { latestPriceChanges } from "../../worker/data/record/price-changes.ts";
import type { Route } from "./+types/material-feed.route";
import { changeEntries } from "./change-entries.ts";
import { feedResponse, MAX_ENTRIES } from "./feed-response.ts";

export const handle: RouteHandle = { cache: "public" };

/** A metal's price changes, for feed readers. */
export function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  return feedResponse(store, context.get(siteContext), async () => {
    const [material, cities] = await Promise.all([
      materialBySlug(store, params.slug),
      allCities(store),
    ]);
    if (!material) return undefined;
    const published = await latestPriceChanges(store, "material", material.id, MAX_ENTRIES);
    const names = new Map(cities.map(({ id, name }) => [id, name]));
    const path = `/material/${material.slug}/`;
    return {
      title: `${material.name} scrap prices in Australia`,
      path,
      entries: changeEntries(material.name, path, names, published, ({ cityId }) => cityId),
    };
  });
}
