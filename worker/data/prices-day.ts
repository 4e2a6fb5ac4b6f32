import type { Dataset } from "./dataset.ts";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "./local-day.ts";
import type { PlacedCity } from "./places/cities.ts";
import { OLD_AFTER_DAYS } from "./price-age.ts";

/** The days that the ages of prices are counted from (YYYY-MM-DD). */
export type PricesDay = ReturnType<typeof pricesDay>;

type Snapshot = Pick<Dataset, "publishedOn" | "isSample">;

/**
 * The days from which a page counts the ages of its prices, in a time zone: `today` is the base of ages in words, which
 * must match the day printed beside them, and `judged` the base for deciding if a price is old. Sample data is a snapshot,
 * so that base is the day of publication.
 */
export function pricesDay(dataset: Snapshot | undefined, timeZone: string) {
  const today = dayIn(timeZone);
  const isSnapshot = dataset?.isSample && dataset.publishedOn < today;
  return { today, judged: isSnapshot ? dataset.publishedOn : today };
}

/** The earliest day (YYYY-MM-DD) on which a price can have been checked without being old today. */
export function oldestCurrentDay(dataset: Snapshot | undefined): string {
  return dayAfter(pricesDay(dataset, NATIONAL_TIME_ZONE).judged, -OLD_AFTER_DAYS);
}

/** The cities with at least one price that is not old, in the order given. */
export function citiesWithCurrentPrices(
  cities: PlacedCity[],
  dataset: Snapshot | undefined,
): PlacedCity[] {
  const day = oldestCurrentDay(dataset);
  return cities.filter(({ checkedOn }) => checkedOn !== null && checkedOn >= day);
}
