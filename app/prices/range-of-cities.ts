import type { PriceRange } from "../../worker/data/prices.ts";
import { dollars, midpoint } from "../format.ts";

/** Averages of at least this, in AUD per kg, are shown to ten cents. */
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

/**
 * To how many cents a metal's averages are shown. The middle of two ends is less exact than either, so "$8.83" would
 * promise too much; but ten cents are a third of the price of steel. One step for all of a metal's rows, because
 * "$1.98" above "$2.10" would look like two kinds of figures.
 */
export function averageStep(prices: PriceRange[]): 1 | 10 {
  return prices.every((price) => midpoint(price) >= TEN_CENTS_FROM) ? 10 : 1;
}

/** An average as it is shown: "$8.80" of 8.83 to ten cents. */
export function averageWords(average: number, step: number): string {
  return dollars((Math.round(Math.round(average * 100) / step) * step) / 100);
}
