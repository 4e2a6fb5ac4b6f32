import type { Material } from "../../worker/data/materials.ts";
import type { City } from "../../worker/data/places/cities.ts";
import {
  type NationalPriceMonth,
  nationalMonths,
} from "../../worker/data/record/national-price-months.ts";
import { monthsInCity, type PriceMonth } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";

/** Minimum number of recorded months for a sentence, of the thirteen from a month to the same month a year later. */
const MIN_MONTHS = 8;

/** The metal that represents a city's prices: it is sold the most. */
const CITYS_METAL = "copper";

/**
 * A sentence on copper in a city over the year to a month (YYYY-MM); undefined with too few records.
 * @throws DatabaseError
 */
export async function cityYear(
  store: Store,
  city: Pick<City, "id">,
  materials: Pick<Material, "id" | "name" | "slug">[],
  month: string,
): Promise<string | undefined> {
  const metal = materials.find(({ slug }) => slug === CITYS_METAL);
  if (!metal) return undefined;
  const months = await monthsInCity(store, city.id, metal.id, yearBefore(month));
  return yearChange(metal.name, months, month);
}

/**
 * A metal's recorded months nationally in the year to a month (YYYY-MM), and a sentence on them, undefined with too
 * few records.
 * @throws DatabaseError
 */
export async function materialYear(
  store: Store,
  { id, name }: Pick<Material, "id" | "name">,
  month: string,
): Promise<{ months: NationalPriceMonth[]; words: string | undefined }> {
  // We read another year before it, because the latest world price may be some months old.
  const months = await nationalMonths(store, id, yearBefore(yearBefore(month)));
  return { months, words: yearChange(name.charAt(0) + name.slice(1).toLowerCase(), months, month) };
}

/** The first month (YYYY-MM) of the data that a sentence on the year to `month` needs. */
export function yearBefore(month: string): string {
  // If the month itself is not recorded yet, the year ends a month earlier.
  return isoMonth(monthNumber(month) - 13);
}

/**
 * Describes a price over the year to a month (YYYY-MM), or to the month before if that is not recorded: "Copper
 * is up about 9% in a year."
 * @param subject the sentence's subject, such as "Copper"
 * @param months in any order
 * @returns undefined if either end is not recorded, or too few months in between
 */
export function yearChange(
  subject: string,
  months: Pick<PriceMonth, "month" | "middlePrice">[],
  month: string,
): string | undefined {
  const recorded = new Map(months.map((one) => [one.month, one]));
  const now = recorded.get(month) ?? recorded.get(isoMonth(monthNumber(month) - 1));
  const then = now && recorded.get(isoMonth(monthNumber(now.month) - 12));
  if (!then) return undefined;
  const year = months.filter((one) => one.month >= then.month && one.month <= now.month);
  if (year.length < MIN_MONTHS) return undefined;
  // "Aluminium cans in Sydney", but "Brass", and "Copper in Cairns".
  const are = /[^s]s$/.test(subject.replace(/ in .*/, "")) ? "are" : "is";
  return `${subject} ${are} ${changeWords(now.middlePrice / then.middlePrice - 1)}.`;
}

function changeWords(change: number): string {
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) return "about the same as a year ago";
  return `${change > 0 ? "up" : "down"} about ${percent}% in a year`;
}
