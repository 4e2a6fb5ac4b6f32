import type { Dataset } from "../../worker/data/dataset.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import type { CheckedPrice, PriceRange } from "../../worker/data/prices.ts";
import { daysBetween, shortDate } from "../words/format.ts";

// How old a price is decides what the site says about it. The server counts the days and puts them into
// words; browsers only compare them.

/** When a price was checked. */
export interface Age {
  /** Days since then. */
  days: number;
  /** "17 Nov 2026" or, if it is no longer new, "48 days ago (4 Oct 2026)". */
  checked: string;
}

/** A price whose age is known. */
export type AgedPrice = PriceRange & Pick<Age, "days">;

/** The days from which the ages of prices are counted (YYYY-MM-DD). */
export interface PricesDay {
  /** To which an age that is said in words is counted, so that it agrees with the day beside it. */
  today: string;
  /**
   * By which it is judged whether a price is still new. A sample is a snapshot, so for its prices it is the day on
   * which it was published.
   */
  judged: string;
}

export { NATIONAL_TIME_ZONE };

/** The days from which a page counts the age of its prices, by the calendar of a time zone. */
export function pricesDay(
  dataset: Pick<Dataset, "publishedOn" | "isSample"> | undefined,
  timeZone: string,
): PricesDay {
  const today = dayIn(timeZone);
  const isSnapshot = dataset?.isSample && dataset.publishedOn < today;
  return { today, judged: isSnapshot ? dataset.publishedOn : today };
}

/** The age of a price. */
export function ageOn(day: PricesDay, { checkedOn }: Pick<CheckedPrice, "checkedOn">): Age {
  // A place's calendar may be a day behind that of the place where the price was checked.
  const days = Math.max(0, daysBetween(checkedOn, day.judged));
  const words = shortDate(checkedOn);
  return { days, checked: isAgeSaid({ days }) ? `${daysAgo(checkedOn, day)} (${words})` : words };
}

/** Whether a price is no longer new, so that its age is stated in words. */
export function isAgeSaid({ days }: { days: number }): boolean {
  return days > DUE_AFTER_DAYS;
}

/** Whether a price is so old that averages and comparisons leave it out. */
export function isOld({ days }: { days: number }): boolean {
  return days > OLD_AFTER_DAYS;
}

/** "48 days ago", of a day (YYYY-MM-DD) that is. */
export function daysAgo(checkedOn: string, { today }: PricesDay): string {
  return `${daysBetween(checkedOn, today)} days ago`;
}

/** What the site says about an old price. */
export const MAY_BE_OLD = "may be out of date";

/** "1 older price is left out" or "2 older prices are left out". */
export function saysLeftOut(count: number): string {
  return `${count} older ${count === 1 ? "price is" : "prices are"} left out`;
}
