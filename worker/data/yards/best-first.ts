import { kilometres, NEAR_KILOMETRES, type Point } from "../places/distance.ts";
import { BEST_KILOGRAMS, KM_COST, tripCents } from "../places/drive.ts";
import { currentOwnPrices } from "./own-prices.ts";
import type { PlacedYard } from "./yard-table.ts";

/** The order of yards near a place; null if they have no prices to choose it by. */
export type YardOrder = "nearest" | "best" | null;

/**
 * Yards near a point (`nearest`) in another order: first the close ones with an own price for a metal (a slug), by what
 * a load brings there less the drive, then the others as they were. Null if no close yard has such a price.
 */
export function bestFirst(nearest: PlacedYard[], point: Point, metal: string): PlacedYard[] | null {
  const brings = new Map<PlacedYard, number>();
  for (const yard of nearest) {
    const own = yard.ownPrices && currentOwnPrices(yard.ownPrices);
    const price = own?.find(({ material }) => material === metal);
    const away = kilometres(point, yard.point);
    if (!price || away > NEAR_KILOMETRES) continue;
    const middle = (price.minPrice + price.maxPrice) / 2;
    brings.set(yard, middle * 100 * BEST_KILOGRAMS - tripCents(away, KM_COST));
  }
  if (brings.size === 0) return null;
  const priced = [...brings].sort(([, a], [, b]) => b - a).map(([yard]) => yard);
  return [...priced, ...nearest.filter((yard) => !brings.has(yard))];
}
