import type { Material } from "../../worker/data/materials.ts";
import type { City } from "../../worker/data/places/cities.ts";
import {
  type NationalPriceMonth,
  nationalMonths,
} from "../../worker/data/record/national-price-months.ts";
import { monthsInCity } from "../../worker/data/record/price-months.ts";
import type { Store } from "../../worker/data/store.ts";
import { yearBefore, yearChange } from "./year-change.ts";

/** The metal that stands for a city's prices: the one sold most. */
const CITYS_METAL = "copper";

/**
 * A sentence on copper in a city over the year to a month (YYYY-MM); undefined with too few records.
 * @throws DatabaseError
 */
export async function cityYear(
  store: Store,
  city: Pick<City, "id">,
  materials: Material[],
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
  // Of the world's prices, the latest month may be some months back: its year needs earlier records.
  const months = await nationalMonths(store, id, yearBefore(yearBefore(month)));
  return { months, words: yearChange(name.charAt(0) + name.slice(1).toLowerCase(), months, month) };
}
