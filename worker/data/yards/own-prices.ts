import { toDollars } from "../../amounts/cents.ts";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "../local-day.ts";
import type { PriceRange } from "../prices.ts";
import type { OwnPrice as Stored } from "../schema.ts";

/** Days for which a yard's own price is shown, the day on which it said so included. */
const SHOWN_DAYS = 28;

/** A price that a yard gave itself and agreed to show, in AUD per kg. It is never shown without its day. */
export interface OwnPrice extends PriceRange {
  /** The slug of the metal. */
  material: string;
  /** YYYY-MM-DD. */
  saidOn: string;
}

/** A yard's own prices that are shown today; null if there are none. */
export function currentOwnPrices(stored: Stored[]): OwnPrice[] | null {
  const oldest = dayAfter(dayIn(NATIONAL_TIME_ZONE), 1 - SHOWN_DAYS);
  const current = stored.filter(([, , , saidOn]) => saidOn >= oldest);
  if (current.length === 0) return null;
  return current.map(([material, low, high, saidOn]) => {
    return { material, minPrice: toDollars(low), maxPrice: toDollars(high), saidOn };
  });
}
