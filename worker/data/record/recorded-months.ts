import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { cities, priceMonths } from "../schema.ts";
import type { Store } from "../store.ts";
import { type CityPriceMonth, cityPriceMonth } from "./price-months.ts";
import {
  type RecordQuery,
  type RecordSubject,
  readRecord,
  wantedOfCity,
  wantedOfMaterial,
} from "./record-query.ts";

/**
 * The recorded months of a city by material, or of a material by city, each the earliest first; undefined
 * if there is no such city or material.
 * @throws DatabaseError
 */
export async function recordedMonthsOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
): Promise<CityPriceMonth[] | undefined> {
  const { cityId, materialId, month } = priceMonths;
  const months = { ...query, from: query.from?.slice(0, 7), to: query.to?.slice(0, 7) };
  const select = {
    city: () =>
      store.db
        .select()
        .from(priceMonths)
        .where(and(eq(cityId, id), wantedOfCity(months, materialId, month)))
        .orderBy(asc(materialId), asc(month))
        .limit(query.limit),
    // A cross join goes from city to city in this order, and so reads nothing of other materials.
    material: () =>
      store.db
        .select(getTableColumns(priceMonths))
        .from(cities)
        .crossJoin(priceMonths)
        .where(and(eq(cityId, cities.id), eq(materialId, id), wantedOfMaterial(months, month)))
        .orderBy(asc(cities.id), asc(month))
        .limit(query.limit),
  };
  return (await readRecord(store, subject, id, select[subject]))?.map(cityPriceMonth);
}
