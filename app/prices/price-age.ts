import type { CheckedPrice, Dataset } from "../../worker/data/types.ts";
import { isoToday, isUnavailable, shortDate } from "../format.ts";

// How old a price is decides what is said of it. The server counts the days; browsers only compare them.

/** A price with the days since it was checked. */
export type AgedPrice = CheckedPrice & { days: number };

/** From this many days on, a price's age is said in words beside the day. */
const AGE_IS_SAID_FROM = 31;

/** From this many days on, a price may be out of date and no other is compared with it. */
const OLD_FROM = 91;

/**
 * The day (YYYY-MM-DD) from which a page counts the age of its prices: today in a time zone. A sample is a
 * snapshot, so its prices do not grow older after the day on which it was published.
 */
export function pricesDay(dataset: Dataset | undefined, timeZone: string): string {
  const today = isoToday(timeZone);
  return dataset?.isSample && dataset.publishedOn < today ? dataset.publishedOn : today;
}

/** Days from one day to another (both YYYY-MM-DD); 0 if the first is the later one. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Whether a price is no longer new, so that its age is said in words. */
export function isAgeSaid({ days }: { days: number }): boolean {
  return days >= AGE_IS_SAID_FROM;
}

/** Whether a price is so old that averages and comparisons leave it out. */
export function isOld({ days }: { days: number }): boolean {
  return days >= OLD_FROM;
}

/** How many of the prices that are available are old. */
export function countOld(prices: AgedPrice[]): number {
  return prices.filter((price) => !isUnavailable(price) && isOld(price)).length;
}

/** "today", "yesterday" or "3 days ago". */
export function daysAgo(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** The day of checking, "17 Nov 2026"; where it is no longer new, after its age: "48 days ago (4 Oct 2026)". */
export function checkingDay({ checkedOn, days }: Omit<AgedPrice, "minPrice" | "maxPrice">): string {
  const day = shortDate(checkedOn);
  return isAgeSaid({ days }) ? `${daysAgo(days)} (${day})` : day;
}

/** What is said of an old price. */
export const MAY_BE_OLD = "may be out of date";

/** "1 older price is left out" or "2 older prices are left out". */
export function saysLeftOut(count: number): string {
  return `${count} older ${count === 1 ? "price is" : "prices are"} left out`;
}
