import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import type { CityPrice, PriceRange } from "../../worker/data/prices.ts";
import { dollars, isUnavailable, midpoint, shortDate } from "../words/format.ts";

/** The change of a price since the observation before it. */
export interface PriceChange {
  /** "up 12c" or "down $1.20": AUD per kg, to the cent, between the midpoints of both ranges. */
  change: string;
  /** Day of the previous observation, "3 Nov"; absent if a sentence states it for several prices. */
  since?: string | undefined;
}

/**
 * The change since the previous observation; undefined if either price is missing, or if the midpoint did not move.
 * The day has its year unless `today` (YYYY-MM-DD) is in the same one.
 */
export function priceChange(
  price: PriceRange & Pick<CityPrice, "previous">,
  today: string,
): PriceChange | undefined {
  const { previous } = price;
  if (!previous || isUnavailable(previous) || isUnavailable(price)) return undefined;
  const cents = toCents(midpoint(price) - midpoint(previous));
  if (cents === 0) return undefined;
  const by = Math.abs(cents);
  const amount = by < 100 ? `${by}c` : dollars(toDollars(by));
  return {
    change: `${cents > 0 ? "up" : "down"} ${amount}`,
    since: shortDate(previous.checkedOn).replace(` ${today.slice(0, 4)}`, ""),
  };
}
