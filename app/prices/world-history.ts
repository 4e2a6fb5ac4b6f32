import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";

/** World prices as a page's data carries them: AUD per kg for consecutive months, null for a month without one. */
export type PackedWorld = NonNullable<ReturnType<typeof packedWorld>>;

/** Packs months (earliest first) for a page's data; undefined for fewer than two. */
export function packedWorld(months: WorldMonth[] | undefined) {
  const first = months?.[0];
  if (!first || months.length < 2) return undefined;
  const start = monthNumber(first.month);
  const prices: (number | null)[] = [];
  for (const { month, audPerKg } of months) {
    while (prices.length < monthNumber(month) - start) prices.push(null);
    prices.push(toDollars(toCents(audPerKg)));
  }
  return { from: first.month, prices };
}

/** Unpacks the months that have a price. */
export function worldMonths({ from, prices }: PackedWorld): WorldMonth[] {
  const start = monthNumber(from);
  return prices.flatMap((audPerKg, i) => {
    return audPerKg === null ? [] : { month: isoMonth(start + i), audPerKg };
  });
}

/** The mean, lowest and highest price of each year and its number of months, the latest year first. */
export function worldYears(months: WorldMonth[]) {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.reverse().map((year) => {
    const prices = months
      .filter(({ month }) => month.startsWith(year))
      .map(({ audPerKg }) => audPerKg);
    return {
      year,
      mean: prices.reduce((sum, price) => sum + price, 0) / prices.length,
      lowest: Math.min(...prices),
      highest: Math.max(...prices),
      months: prices.length,
    };
  });
}
