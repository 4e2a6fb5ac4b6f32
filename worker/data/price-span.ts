import type { PriceRange } from "./prices.ts";

// Without the database, because browsers use it, too.

/** From the lowest to the highest of some prices; undefined without any. */
export function spanOf(prices: PriceRange[]): PriceRange | undefined {
  if (prices.length === 0) return undefined;
  return {
    minPrice: Math.min(...prices.map(({ minPrice }) => minPrice)),
    maxPrice: Math.max(...prices.map(({ maxPrice }) => maxPrice)),
  };
}
