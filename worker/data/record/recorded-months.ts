import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { cities, priceMonths } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";
import { type CityPriceMonth, cityPriceMonth } from "./price-months.ts";
import {
  type RecordQuery,
  type RecordSubject,
  readRecord,
  valuesOf,
  wantedOfCity,
  wantedOfMaterial,
} from "./record-query.ts";

const FAILURE = "Failed to fetch price history";

const SELECT = {
  city: statement(FAILURE, (db) =>
    db
      .select()
      .from(priceMonths)
      .where(
        and(
          eq(priceMonths.cityId, sql.placeholder("id")),
          wantedOfCity(priceMonths.materialId, priceMonths.month),
        ),
      )
      .orderBy(asc(priceMonths.materialId), asc(priceMonths.month))
      .limit(sql.placeholder("limit")),
  ),
  // A cross join goes from city to city in this order, and so reads nothing of other materials.
  material: statement(FAILURE, (db) =>
    db
      .select(getTableColumns(priceMonths))
      .from(cities)
      .crossJoin(priceMonths)
      .where(
        and(
          eq(priceMonths.cityId, cities.id),
          eq(priceMonths.materialId, sql.placeholder("id")),
          wantedOfMaterial(priceMonths.month),
        ),
      )
      .orderBy(asc(cities.id), asc(priceMonths.month))
      .limit(sql.placeholder("limit")),
  ),
};

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
  const { from, to, ...values } = valuesOf(id, query);
  const months = { from: from.slice(0, 7), to: to.slice(0, 7) };
  const rows = await readRecord(store, subject, id, () =>
    SELECT[subject](store, { ...values, ...months }),
  );
  return rows?.map(cityPriceMonth);
}
