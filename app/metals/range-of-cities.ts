import type { PriceRange } from "../../worker/data/prices.ts";
import { dollars, midpoint } from "../words/format.ts";

/** From this on, in AUD per kg, a sentence gives a price to ten cents: those are a third of the price of steel. */
const TEN_CENTS_FROM = 2;

/** What the prices of several cities come to, in AUD per kg. */
export interface RangeOfCities extends PriceRange {
  /** The average in the middle of all: what a typical city pays; undefined of fewer than three. */
  typical: number | undefined;
}

/** The lowest and the highest of prices that can be compared, and what is typical; undefined without any. */
export function rangeOfCities(prices: PriceRange[]): RangeOfCities | undefined {
  if (prices.length === 0) return undefined;
  const averages = prices.map(midpoint).sort((a, b) => a - b);
  return {
    minPrice: Math.min(...prices.map(({ minPrice }) => minPrice)),
    maxPrice: Math.max(...prices.map(({ maxPrice }) => maxPrice)),
    typical: averages.length < 3 ? undefined : averages[Math.floor(averages.length / 2)],
  };
}

/** A price in a sentence that says "about": "$8.80" of 8.83, but "$0.28". Columns have exact figures. */
export function aboutPrice(price: number): string {
  return dollars(price < TEN_CENTS_FROM ? price : Math.round(Math.round(price * 100) / 10) / 10);
}
