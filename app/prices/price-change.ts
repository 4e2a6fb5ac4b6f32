import type { CityPrice, PriceRange } from "../../worker/data/prices.ts";
import { dollars, isUnavailable, midpoint, shortDate } from "../words/format.ts";

/** The change of a price since the observation before it. */
export interface PriceChange {
  /** "up $0.40", "down $0.40" or "unchanged": AUD per kg, to the cent, between the midpoints of both ranges. */
  change: string;
  /** Day of the previous observation, "3 Nov"; absent where one sentence states it for several prices. */
  since?: string;
}

/**
 * The change since the previous observation; undefined without one, or without a price. Names the year unless it
 * is that of `today` (YYYY-MM-DD).
 */
export function priceChange(
  price: PriceRange & Pick<CityPrice, "previous">,
  today: string,
): PriceChange | undefined {
  const { previous } = price;
  if (!previous || isUnavailable(previous) || isUnavailable(price)) return undefined;
  const by = Math.round((midpoint(price) - midpoint(previous)) * 100) / 100;
  return { change: verb(by, price, previous), since: since(previous.checkedOn, today) };
}

function verb(by: number, price: PriceRange, previous: PriceRange): string {
  if (by !== 0) return `${by > 0 ? "up" : "down"} ${dollars(Math.abs(by))}`;
  const isSame = price.minPrice === previous.minPrice && price.maxPrice === previous.maxPrice;
  return isSame ? "unchanged" : "average unchanged";
}

function since(checkedOn: string, today: string): string {
  const words = shortDate(checkedOn);
  return checkedOn.slice(0, 4) === today.slice(0, 4) ? words.slice(0, -5) : words;
}
