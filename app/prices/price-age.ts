import type { Dataset } from "../../worker/data/dataset.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { CheckedPrice, PriceRange } from "../../worker/data/prices.ts";
import { daysBetween, isoToday, shortDate } from "../format.ts";

// How old a price is decides what the site says about it. The server counts the days and puts them into
// words; browsers only compare them.

/** When a price was checked. */
export interface Age {
  /** Days since then. */
  days: number;
  /** "17 Nov 2026" or, if it is no longer new, "48 days ago (4 Oct 2026)". */
  checked: string;
}

/** A price with its age. */
export type AgedPrice = PriceRange & Age;

/**
 * The day (YYYY-MM-DD) from which a page counts the age of its prices: today in a time zone. A sample is a
 * snapshot, so its prices do not grow older after the day on which it was published.
 */
export function pricesDay(
  dataset: Pick<Dataset, "publishedOn" | "isSample"> | undefined,
  timeZone: string,
): string {
  const today = isoToday(timeZone);
  return dataset?.isSample && dataset.publishedOn < today ? dataset.publishedOn : today;
}

/** The age of a price on a day (YYYY-MM-DD). */
export function ageOn(day: string, { checkedOn }: Pick<CheckedPrice, "checkedOn">): Age {
  // A place's calendar may be a day behind that of the place where the price was checked.
  const days = Math.max(0, daysBetween(checkedOn, day));
  const words = shortDate(checkedOn);
  return { days, checked: isAgeSaid({ days }) ? `${daysAgo(days)} (${words})` : words };
}

/** Whether a price is no longer new, so that its age is stated in words. */
export function isAgeSaid({ days }: { days: number }): boolean {
  return days > DUE_AFTER_DAYS;
}

/** Whether a price is so old that averages and comparisons leave it out. */
export function isOld({ days }: { days: number }): boolean {
  return days > OLD_AFTER_DAYS;
}

/** "today", "yesterday" or "3 days ago". */
export function daysAgo(days: number): string {
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}

/** What the site says about an old price. */
export const MAY_BE_OLD = "may be out of date";

/** "1 older price is left out" or "2 older prices are left out". */
export function saysLeftOut(count: number): string {
  return `${count} older ${count === 1 ? "price is" : "prices are"} left out`;
}
