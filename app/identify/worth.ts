import { currentDataset } from "../../worker/data/dataset.ts";
import { materialRangesBySlug } from "../../worker/data/material-ranges.ts";
import { materialBySlug } from "../../worker/data/materials.ts";
import { placedPricesOfMaterial } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { nearPlace } from "../near/near-place.ts";
import { priceNear } from "../near/price-near.ts";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age.ts";

/**
 * The material with a slug, and its price near a place. `near` is the place as typed; without it the result has the range
 * of all cities, and with an unknown one the reason. Undefined if the dataset lacks the slug. Reads at most 400 rows.
 * @throws DatabaseError
 */
export async function worthNear(store: Store, slug: string, near: string) {
  const [found, dataset, ranges, place] = await Promise.all([
    materialBySlug(store, slug),
    near ? currentDataset(store) : undefined,
    near ? undefined : materialRangesBySlug(store),
    nearPlace(store, near),
  ]);
  if (!found) return undefined;
  const { name, grade } = found;
  const material = { name, slug, grade };
  if (!place) return { material, range: ranges?.get(slug) };
  if (!place.origin) return { material, unknown: place };
  const { origin, ...names } = place;
  const placed = (await placedPricesOfMaterial(store, found.id)) ?? [];
  const price = priceNear(placed, origin, pricesDay(dataset, NATIONAL_TIME_ZONE));
  return { material, near: { ...names, price } };
}

/** A metal and its price near a place. */
export type Worth = NonNullable<Awaited<ReturnType<typeof worthNear>>>;
