import { sql } from "drizzle-orm";
import { currentDataset } from "./dataset.ts";
import { listed } from "./lists.ts";
import type { slugFor } from "./materials.ts";
import { placedCities } from "./places/cities.ts";
import { spanOf } from "./price-span.ts";
import { type PriceRange, rangeInDollars } from "./prices.ts";
import { oldestCurrentDay } from "./prices-day.ts";
import type { Store } from "./store.ts";

/** The lowest and the highest price of one material among those checked on one day, in cents per kg. */
type PackedRange = [
  materialId: number,
  checkedOn: string,
  low: number,
  high: number,
  // Publications from before the slug was added have none.
  slug?: string,
];

const FAILURE = "Failed to fetch prices";

/**
 * The range of each material's current prices in all cities, in AUD per kg, by material id. A material without a
 * current price is left out. Empty before the first publication that packs them. Reads one row.
 * @throws DatabaseError
 */
export function materialRanges(store: Store): Promise<ReadonlyMap<number, PriceRange>> {
  return rangesBy(store, ([id]) => id);
}

/** The same by the material's slug. @throws DatabaseError */
export function materialRangesBySlug(store: Store): Promise<ReadonlyMap<string, PriceRange>> {
  return rangesBy(store, ([, , , , slug = ""]) => slug);
}

async function rangesBy<Key>(store: Store, keyOf: (packed: PackedRange) => Key) {
  const [dataset, packed] = await Promise.all([
    currentDataset(store),
    listed<PackedRange>(store, "ranges", FAILURE),
  ]);
  const oldest = oldestCurrentDay(dataset);
  const current = packed.filter(([, day]) => day >= oldest);
  const byKey = Map.groupBy(current, keyOf);
  const range = (days: PackedRange[]) =>
    spanOf(days.map(([, , low, high]) => rangeInDollars(low, high)))!;
  return new Map([...byKey].map(([key, days]) => [key, range(days)]));
}

/** A material's price in a city, in AUD per kg, with the city's id and coordinates. */
export type PointPrice = Awaited<ReturnType<typeof currentPricesOf>>[number];

type PackedPrice = [cityId: number, checkedOn: string, low: number, high: number];

/**
 * A material's current prices; empty before the first publication that packs them. Reads two rows.
 * @throws DatabaseError
 */
export async function currentPricesOf(store: Store, slug: string | ReturnType<typeof slugFor>) {
  const [dataset, packed, placed] = await Promise.all([
    currentDataset(store),
    listed<PackedPrice>(store, sql`'prices ' || ${slug}`, FAILURE),
    placedCities(store, FAILURE),
  ]);
  const oldest = oldestCurrentDay(dataset);
  const cities = new Map(placed.map((place) => [place.city.id, place]));
  return packed.flatMap(([id, day, low, high]) => {
    const place = cities.get(id);
    if (!place || day < oldest) return [];
    const { city, lat, lon } = place;
    return { id, slug: city.slug, lat, lon, ...rangeInDollars(low, high) };
  });
}
