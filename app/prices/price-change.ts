import type { CityPrice, PriceRange } from "../../worker/data/prices.ts";
import { dollars, isUnavailable, midpoint, shortDate } from "../format.ts";

/** How a price differs from the observation before it. */
export interface PriceChange {
  /** In AUD per kg, to the cent, between the middles of both ranges; negative if it fell. */
  by: number;
  /** "up $0.40 since 3 Nov". */
  words: string;
}

/**
 * The change since the observation before; undefined if there is none or no price. The year is named where it
 * is not that of the page's day (YYYY-MM-DD).
 */
export function priceChange(
  price: PriceRange & Pick<CityPrice, "previous">,
  day: string,
): PriceChange | undefined {
  const { previous } = price;
  if (!previous || isUnavailable(previous) || isUnavailable(price)) return undefined;
  const by = Math.round((midpoint(price) - midpoint(previous)) * 100) / 100;
  return { by, words: `${verb(by, price, previous)} since ${since(previous.checkedOn, day)}` };
}

function verb(by: number, price: PriceRange, previous: PriceRange): string {
  if (by !== 0) return `${by > 0 ? "up" : "down"} ${dollars(Math.abs(by))}`;
  const isSame = price.minPrice === previous.minPrice && price.maxPrice === previous.maxPrice;
  return isSame ? "unchanged" : "average unchanged";
}

function since(checkedOn: string, day: string): string {
  const words = shortDate(checkedOn);
  return checkedOn.slice(0, 4) === day.slice(0, 4) ? words.slice(0, -5) : words;
}
