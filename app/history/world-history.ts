import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { longMonth } from "../format.ts";
import { isoMonth, monthNumber } from "../iso-month.ts";
import { worldName } from "../prices/world/world-words.ts";

/** What a metal's world price is called with its month: "World price of 60% copper and 40% zinc, May 2026". */
export function worldPriceName(slug: string, world: string, month: string): string {
  // A material's slug has the American spelling, which the series has not.
  const isItself = world === slug || (slug === "aluminum" && world === "aluminium");
  return `World price${isItself ? "" : ` of ${worldName(world)}`}, ${longMonth(month)}`;
}

/** World prices as a page's data carries them: dollars a kilogram from a month on, null where there is none. */
export interface PackedWorld {
  from: string;
  prices: (number | null)[];
}

/** Months (the earliest first) as a page's data carries them; undefined for fewer than two. */
export function packedWorld(months: WorldMonth[] | undefined): PackedWorld | undefined {
  const first = months?.[0];
  if (!first || months.length < 2) return undefined;
  const start = monthNumber(first.month);
  const prices: (number | null)[] = [];
  for (const { month, audPerKg } of months) {
    while (prices.length < monthNumber(month) - start) prices.push(null);
    prices.push(Math.round(audPerKg * 100) / 100);
  }
  return { from: first.month, prices };
}

/** The months of packed prices that have one. */
export function worldMonths({ from, prices }: PackedWorld): WorldMonth[] {
  const start = monthNumber(from);
  return prices.flatMap((audPerKg, i) => {
    return audPerKg === null ? [] : { month: isoMonth(start + i), audPerKg };
  });
}

/** A year of world prices in AUD per kg. */
export interface WorldYear {
  year: string;
  /** The mean of the months. */
  mean: number;
  lowest: number;
  highest: number;
  /** How many months it has; the latest year has fewer. */
  months: number;
}

/** The years of some months (the earliest first), the latest first. */
export function worldYears(months: WorldMonth[]): WorldYear[] {
  // Browsers draw this, too, and older ones have no Map.groupBy.
  const byYear = new Map<string, number[]>();
  for (const { month, audPerKg } of months) {
    const year = month.slice(0, 4);
    const prices = byYear.get(year);
    if (prices) prices.push(audPerKg);
    else byYear.set(year, [audPerKg]);
  }
  const years = [...byYear].map(([year, prices]) => ({
    year,
    mean: prices.reduce((sum, price) => sum + price, 0) / prices.length,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    months: prices.length,
  }));
  return years.reverse();
}
