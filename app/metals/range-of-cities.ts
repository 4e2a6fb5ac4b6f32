import { spanOf } from "../../worker/data/price-span.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import { dollars, midpoint } from "../words/format.ts";

/** From this price on, in AUD per kg, sentences round to ten cents, which would be a third of the price of steel. */
const TEN_CENTS_FROM = 2;

/** The prices of several cities in summary, in AUD per kg. */
export interface RangeOfCities extends PriceRange {
  /** The median of the averages, as a typical city's price; undefined for fewer than three cities. */
  typical: number | undefined;
}

/** Summarises prices that can be compared; undefined without any. */
export function rangeOfCities(prices: PriceRange[]): RangeOfCities | undefined {
  const span = spanOf(prices);
  if (!span) return undefined;
  const averages = prices.map(midpoint).sort((a, b) => a - b);
  return {
    ...span,
    typical: averages.length < 3 ? undefined : averages[Math.floor(averages.length / 2)],
  };
}

/** A price for a sentence with "about": "$8.80" for 8.83, but "$0.28". Tables have exact figures. */
export function aboutPrice(price: number): string {
  return dollars(price < TEN_CENTS_FROM ? price : Math.round(Math.round(price * 100) / 10) / 10);
}
