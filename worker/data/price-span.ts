import type { PriceRange } from "./prices.ts";

// This file must not load the database, because browsers use it, too.

/** The range from the lowest to the highest of some prices; undefined if there are none. */
export function spanOf(prices: PriceRange[]): PriceRange | undefined {
  if (prices.length === 0) return undefined;
  return {
    minPrice: Math.min(...prices.map(({ minPrice }) => minPrice)),
    maxPrice: Math.max(...prices.map(({ maxPrice }) => maxPrice)),
  };
}
