import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { longMonth } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";
import { worldName } from "./world-words.ts";

/** Names a world price with its month: "World price of 60% copper and 40% zinc, May 2026". */
export function worldPriceName(slug: string, world: string, month: string): string {
  // Materials' slugs use the American spelling, the series does not.
  const isItself = world === slug || (slug === "aluminum" && world === "aluminium");
  return `World price${isItself ? "" : ` of ${worldName(world)}`}, ${longMonth(month)}`;
}

/**
 * World prices in the form that a page's data carries: AUD per kg for consecutive months, null where there is
 * none.
 */
export interface PackedWorld {
  from: string;
  prices: (number | null)[];
}

/** Packs months (earliest first) for a page's data; undefined for fewer than two. */
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

/** Unpacks the months that have a price. */
export function worldMonths({ from, prices }: PackedWorld): WorldMonth[] {
  const start = monthNumber(from);
  return prices.flatMap((audPerKg, i) => {
    return audPerKg === null ? [] : { month: isoMonth(start + i), audPerKg };
  });
}

/** A year of world prices in AUD per kg. */
export interface WorldYear {
  year: string;
  /** Mean of the months. */
  mean: number;
  lowest: number;
  highest: number;
  /** Number of months with a price; the latest year has fewer. */
  months: number;
}

/** Groups months (earliest first) by year, the latest first. */
export function worldYears(months: WorldMonth[]): WorldYear[] {
  // Browsers run this, too, and older ones have no Map.groupBy.
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
