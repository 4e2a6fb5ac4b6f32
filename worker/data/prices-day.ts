import type { Dataset } from "./dataset.ts";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "./local-day.ts";
import type { PlacedCity } from "./places/cities.ts";
import { OLD_AFTER_DAYS } from "./price-age.ts";

/** The days that prices are dated against (YYYY-MM-DD). */
export interface PricesDay {
  /** For ages put into words, which must agree with the day printed beside them. */
  today: string;
  /** For judging whether a price is still new. Sample data is a snapshot, so there it is the day it was published. */
  judged: string;
}

/** The days against which a page dates its prices, by the calendar of a time zone. */
export function pricesDay(
  dataset: Pick<Dataset, "publishedOn" | "isSample"> | undefined,
  timeZone: string,
): PricesDay {
  const today = dayIn(timeZone);
  const isSnapshot = dataset?.isSample && dataset.publishedOn < today;
  return { today, judged: isSnapshot ? dataset.publishedOn : today };
}

/** The first day (YYYY-MM-DD) on which a price may have been checked that is not old today. */
export function oldestCurrentDay(
  dataset: Pick<Dataset, "publishedOn" | "isSample"> | undefined,
): string {
  return dayAfter(pricesDay(dataset, NATIONAL_TIME_ZONE).judged, -OLD_AFTER_DAYS);
}

/** The cities with a price that is not old, in the order given. */
export function citiesWithCurrentPrices(
  cities: PlacedCity[],
  dataset: Pick<Dataset, "publishedOn" | "isSample"> | undefined,
): PlacedCity[] {
  const day = oldestCurrentDay(dataset);
  return cities.filter(({ checkedOn }) => checkedOn !== null && checkedOn >= day);
}
