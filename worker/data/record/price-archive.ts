import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { cities, materials, nationalPriceMonths, priceMonths } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { type CityPriceMonth, cityPriceMonth } from "./price-months.ts";

// The extent of the record, and single months of it. Each query names all columns of an index, with the materials
// in the middle, so that it reads what it returns and not ten years of a city.

const FAILURE = "Failed to fetch price history";

/** The ids of the materials with a recorded month in a city, in no order. @throws DatabaseError */
export async function recordedMaterials({ db }: Store, cityId: number): Promise<number[]> {
  const isRecorded = and(eq(priceMonths.cityId, cityId), eq(priceMonths.materialId, materials.id));
  const recorded = db.select({ one: sql`1` }).from(priceMonths).where(isRecorded);
  const rows = await read(FAILURE, () =>
    db.select({ id: materials.id }).from(materials).where(exists(recorded)),
  );
  return rows.map(({ id }) => id);
}

/** A city's recorded prices of one month (YYYY-MM), in no order. @throws DatabaseError */
export function cityInMonth(
  store: Store,
  cityId: number,
  month: string,
): Promise<CityPriceMonth[]> {
  return monthsWhere(store, month, eq(priceMonths.cityId, cityId));
}

/** All cities' recorded prices of one month (YYYY-MM), in no order. @throws DatabaseError */
export function allPricesInMonth(store: Store, month: string): Promise<CityPriceMonth[]> {
  return monthsWhere(store, month);
}

async function monthsWhere({ db }: Store, month: string, isCity?: SQL): Promise<CityPriceMonth[]> {
  const ofAll = inArray(priceMonths.materialId, db.select({ id: materials.id }).from(materials));
  const rows = await read(FAILURE, () =>
    db
      .select()
      .from(priceMonths)
      .where(and(isCity, ofAll, eq(priceMonths.month, month))),
  );
  return rows.map(cityPriceMonth);
}

/** The recorded months (YYYY-MM) before and after another; null where there is none. */
export interface MonthsAround {
  previous: string | null;
  next: string | null;
}

/** The recorded months on both sides of a month (YYYY-MM). @throws DatabaseError */
export function monthsAround({ db }: Store, asked: string): Promise<MonthsAround> {
  const { month } = nationalPriceMonths;
  return read(FAILURE, () =>
    db.get<MonthsAround>(sql`select
      (select max(${month}) from ${nationalPriceMonths} where ${month} < ${asked}) as previous,
      (select min(${month}) from ${nationalPriceMonths} where ${month} > ${asked}) as next`),
  );
}

/** The slugs of the cities and materials with a recorded month. @throws DatabaseError */
export async function recordedSlugs({
  db,
}: Store): Promise<{ cities: Set<string>; materials: Set<string> }> {
  const one = { one: sql`1` };
  const ofCity = db.select(one).from(priceMonths).where(eq(priceMonths.cityId, cities.id));
  const ofMaterial = db
    .select(one)
    .from(nationalPriceMonths)
    .where(eq(nationalPriceMonths.materialId, materials.id));
  const [ofCities, ofMaterials] = await read(FAILURE, () =>
    Promise.all([
      db.select({ slug: cities.slug }).from(cities).where(exists(ofCity)),
      db.select({ slug: materials.slug }).from(materials).where(exists(ofMaterial)),
    ]),
  );
  return {
    cities: new Set(ofCities.map(({ slug }) => slug)),
    materials: new Set(ofMaterials.map(({ slug }) => slug)),
  };
}
