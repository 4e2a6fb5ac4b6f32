import { toCents, toDollars } from "../../../worker/amounts/cents.ts";
import type { WorldMonth } from "../../../worker/data/world-prices.ts";
import { isoMonth, monthNumber } from "../../words/iso-month.ts";

/** The middle of a price in AUD per kg, and the month (YYYY-MM) when it was checked. */
export interface KnownPrice {
  middle: number;
  month: string;
}

/**
 * Greatest number of months between the latest world price and the check. A month's world price is published a
 * month later, so we accept the previous month's, the newest that can be known. An older one says nothing
 * about the market up to the check.
 */
const MAX_LAG = 1;

/**
 * Estimates a price for other months by moving the known one as the world price moved. Skips months without a
 * world price, except the month of the check.
 * @param months the months (YYYY-MM) to estimate, earliest first
 * @param world earliest first
 * @returns AUD per kg to the cent, by month; undefined if no world price links them to the known price, or for a
 * single month
 */
export function estimate(
  known: KnownPrice,
  world: WorldMonth[],
  months: string[],
): Map<string, number> | undefined {
  const audPerKg = new Map(world.map((one) => [one.month, one.audPerKg]));
  const before = isoMonth(monthNumber(known.month) - MAX_LAG);
  const base = audPerKg.get(known.month) ?? audPerKg.get(before);
  if (!base) return undefined;
  const cents = toCents(known.middle);
  const estimated = new Map<string, number>();
  for (const month of months) {
    const price = audPerKg.get(month);
    if (month === known.month) estimated.set(month, known.middle);
    else if (price) estimated.set(month, toDollars(Math.round((cents * price) / base)));
  }
  return estimated.size > 1 ? estimated : undefined;
}
