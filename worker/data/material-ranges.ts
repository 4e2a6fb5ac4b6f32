import { currentDataset } from "./dataset.ts";
import { listed } from "./lists.ts";
import type { PriceRange } from "./prices.ts";
import { oldestCurrentDay } from "./prices-day.ts";
import type { Store } from "./store.ts";

/** The prices of one material that were checked on one day: the lowest and the highest, in cents per kg. */
type PackedRange = [materialId: number, checkedOn: string, low: number, high: number];

/**
 * What cities pay for each material, by its id, in AUD per kg: of all prices that are not old. It is one row to read; a
 * material without such a price is not in it, and none is before the first publication that packs them.
 * @throws DatabaseError
 */
export async function materialRanges(store: Store): Promise<ReadonlyMap<number, PriceRange>> {
  const [dataset, packed] = await Promise.all([
    currentDataset(store),
    listed<PackedRange>(store, "ranges", "Failed to fetch prices"),
  ]);
  const oldest = oldestCurrentDay(dataset);
  const ranges = new Map<number, PriceRange>();
  for (const [id, day, low, high] of packed) {
    if (day < oldest) continue;
    const { minPrice, maxPrice } = ranges.get(id) ?? { minPrice: low / 100, maxPrice: 0 };
    ranges.set(id, {
      minPrice: Math.min(minPrice, low / 100),
      maxPrice: Math.max(maxPrice, high / 100),
    });
  }
  return ranges;
}
