import { sql } from "drizzle-orm";
import { currentDataset } from "./dataset.ts";
import { listed } from "./lists.ts";
import type { slugFor } from "./materials.ts";
import { placedCities } from "./places/cities.ts";
import type { Point } from "./places/distance.ts";
import { spanOf } from "./price-span.ts";
import type { PriceRange } from "./prices.ts";
import { oldestCurrentDay } from "./prices-day.ts";
import type { Store } from "./store.ts";

/** The prices of one material that were checked on one day: the lowest and the highest, in cents per kg. */
type PackedRange = [
  ...[materialId: number, checkedOn: string, low: number, high: number],
  // Not in what was packed before it was added.
  string?,
];

const FAILURE = "Failed to fetch prices";

/**
 * What cities pay for each material, by its id, in AUD per kg: of all prices that are not old. It is one row to read; a
 * material without such a price is not in it, and none is before the first publication that packs them.
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
  return new Map([...byKey].map(([key, days]) => [key, spanOf(days.map(inDollars))!]));
}

function inDollars([, , low, high]: PackedRange | PackedPrice): PriceRange {
  return { minPrice: low / 100, maxPrice: high / 100 };
}

/** A material's price in a city, in AUD per kg, with the city's id and where it is. */
export interface PointPrice extends PriceRange, Point {
  id: number;
  slug: string;
}

type PackedPrice = [cityId: number, checkedOn: string, low: number, high: number];

/**
 * A material's prices that are not old, in two rows; none before the first publication that packs them.
 * @throws DatabaseError
 */
export async function currentPricesOf(
  store: Store,
  slug: string | ReturnType<typeof slugFor>,
): Promise<PointPrice[]> {
  const [dataset, packed, placed] = await Promise.all([
    currentDataset(store),
    listed<PackedPrice>(store, sql`'prices ' || ${slug}`, FAILURE),
    placedCities(store, FAILURE),
  ]);
  const oldest = oldestCurrentDay(dataset);
  const cities = new Map(
    placed.map(({ city: { id, slug }, lat, lon }) => [id, { id, slug, lat, lon }]),
  );
  return packed.flatMap((price) => {
    const [id, day] = price;
    const city = cities.get(id);
    return city && day >= oldest ? { ...city, ...inDollars(price) } : [];
  });
}
