import { NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { CheckedPrice, PriceRange } from "../../worker/data/prices.ts";
import { type PricesDay, pricesDay } from "../../worker/data/prices-day.ts";
import { daysBetween, shortDate } from "../words/format.ts";

// The server counts the days and puts them into words; browsers only compare them.

/** The age of a price. */
export interface Age {
  /** Days since it was checked. */
  days: number;
  /** "17 Nov 2026" or, once no longer new, "48 days ago (4 Oct 2026)". */
  checked: string;
  /** Its basis: "4 yards, 12–19 Nov", "one yard said $9.20"; absent if it was typed as a range. */
  said?: string;
}

/** A price with its age. */
export type AgedPrice = PriceRange & Pick<Age, "days">;

export { NATIONAL_TIME_ZONE, type PricesDay, pricesDay };

/** A price's age, at least 0 days, without its basis, which `ageWithBasis` adds. */
export function ageOn(day: PricesDay, { checkedOn }: Pick<CheckedPrice, "checkedOn">): Age {
  // `day` may be a day behind the date at the place where the price was checked.
  const days = Math.max(0, daysBetween(checkedOn, day.judged));
  const words = shortDate(checkedOn);
  return { days, checked: isAgeSaid({ days }) ? `${daysAgo(checkedOn, day)} (${words})` : words };
}

/** True once a price is old enough for its age to be stated. */
export function isAgeSaid({ days }: { days: number }): boolean {
  return days > DUE_AFTER_DAYS;
}

/** True if a price is too old for averages and comparisons. */
export function isOld({ days }: { days: number }): boolean {
  return days > OLD_AFTER_DAYS;
}

/** "48 days ago" for a past day (YYYY-MM-DD). */
export function daysAgo(checkedOn: string, { today }: PricesDay): string {
  return `${daysBetween(checkedOn, today)} days ago`;
}

/** The warning on an old price. */
export const MAY_BE_OLD = "may be out of date";

/** "1 older price is left out" or "2 older prices are left out". */
export function saysLeftOut(count: number): string {
  return `${count} older ${count === 1 ? "price is" : "prices are"} left out`;
}
