import { data } from "react-router";
import { storeContext } from "../../../worker/contract/context.ts";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";
import { currentPricesOf } from "../../../worker/data/material-ranges.ts";
import { slugFor } from "../../../worker/data/materials.ts";
import type { Store } from "../../../worker/data/store.ts";
import { wordAsSlug } from "../../../worker/data/yards/accepted-materials.ts";
import { mapPoints } from "../../../worker/data/yards/directory.ts";
import { nearPoints } from "../../../worker/data/yards/nearest-yards.ts";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import { yardTable } from "../../../worker/data/yards/yard-table.ts";
import { findOrigin } from "../../../worker/search/places.ts";
import { nullOnOutage } from "../../frame/errors.ts";
import {
  FILTER_PARAMETERS,
  readDirectoryFilters,
  readNear,
} from "../../paths/directory-address.ts";
import type { Route } from "./+types/points.route";

export const handle: RouteHandle = {
  cache: "public",
  parameters: FILTER_PARAMETERS,
  robots: "disallow",
};

/**
 * The points of the directory's map: all yards that match the filters, or those nearest a place, with the prices of
 * a chosen metal in their cities. `points` is JSON as a string; null if the database is down.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const points = await pointsOf(store, url.searchParams).catch(nullOnOutage);
  return data({ points }, { status: points ? 200 : 503 });
}

async function pointsOf(store: Store, parameters: URLSearchParams): Promise<string> {
  const filters = readDirectoryFilters(parameters);
  const near = readNear(parameters);
  const [metal] = filters.materials;
  const [table, place, prices] = await Promise.all([
    yardTable(store),
    near ? findOrigin(store, near) : undefined,
    metal ? currentPricesOf(store, slugFor(store, wordAsSlug(metal))) : [],
  ]);
  const pricesByCity = new Map(prices.map((price) => [price.id, price]));
  const origin = place?.origin;
  const find = (some: YardFilters) =>
    origin ? nearPoints(table, origin, some, pricesByCity) : mapPoints(table, some, pricesByCity);
  const points = find(filters);
  // If none is open then, show those with unknown hours, as the list does.
  return points === "[]" && filters.open ? find({ ...filters, hours: "unknown" }) : points;
}
