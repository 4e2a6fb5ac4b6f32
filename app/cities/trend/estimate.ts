import { isoMonth, monthNumber } from "../../words/iso-month.ts";

/** A world price of a month (YYYY-MM), AUD per kg. */
interface WorldMonth {
  month: string;
  audPerKg: number;
}

/** The middle of a price in AUD per kg, and the month (YYYY-MM) in which it was checked. */
export interface KnownPrice {
  middle: number;
  month: string;
}

/**
 * How many months before the price was checked the latest world price may be of. A month's world price is published in
 * the month after it, so that of the month before is the newest that can be known then, and stands for it. An older
 * one says nothing of what the market did until the price was checked.
 */
const MAX_LAG = 1;

/**
 * A price worked out for other months: the known one, moved as the world price has moved since or until then. Months
 * without a world price are left out, except for the one in which the price was checked.
 * @param months the months (YYYY-MM) to work out, the earliest first
 * @param world the earliest first
 * @returns AUD per kg to the cent; undefined where no world price links them to the known price, or there is but one
 */
export function estimate(
  known: KnownPrice,
  world: WorldMonth[],
  months: string[],
): { month: string; price: number }[] | undefined {
  const audPerKg = new Map(world.map((one) => [one.month, one.audPerKg]));
  const before = isoMonth(monthNumber(known.month) - MAX_LAG);
  const base = audPerKg.get(known.month) ?? audPerKg.get(before);
  if (!base) return undefined;
  const cents = Math.round(known.middle * 100);
  const estimated = months.flatMap((month) => {
    const price = audPerKg.get(month);
    if (month === known.month) return [{ month, price: known.middle }];
    return price ? [{ month, price: Math.round((cents * price) / base) / 100 }] : [];
  });
  return estimated.length > 1 ? estimated : undefined;
}
