import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { cities, materials, nationalPriceMonths, priceMonths } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { type CityPriceMonth, monthsWhere } from "./price-months.ts";

// Queries for the extent of the record, and for single months of it. Each names all columns of an index, with the
// materials in the middle, so that it reads only what it returns and not ten years of a city.

const FAILURE = "Failed to fetch price history";
const ONE = { one: sql`1` };

/** The ids of the materials with a recorded month in a city, in no particular order. @throws DatabaseError */
export async function recordedMaterials({ db }: Store, cityId: number): Promise<number[]> {
  const isRecorded = and(eq(priceMonths.cityId, cityId), eq(priceMonths.materialId, materials.id));
  const recorded = db.select(ONE).from(priceMonths).where(isRecorded);
  const rows = await read(FAILURE, () =>
    db.select({ id: materials.id }).from(materials).where(exists(recorded)),
  );
  return rows.map(({ id }) => id);
}

/** A city's recorded prices of one month (YYYY-MM), in no particular order. @throws DatabaseError */
export function cityInMonth(
  store: Store,
  cityId: number,
  month: string,
): Promise<CityPriceMonth[]> {
  return monthsWhere(store, and(eq(priceMonths.cityId, cityId), isInMonth(store, month)));
}

/** All cities' recorded prices of one month (YYYY-MM), in no particular order. @throws DatabaseError */
export function allPricesInMonth(store: Store, month: string): Promise<CityPriceMonth[]> {
  return monthsWhere(store, isInMonth(store, month));
}

function isInMonth({ db }: Store, month: string) {
  const isOfAny = inArray(priceMonths.materialId, db.select({ id: materials.id }).from(materials));
  return and(isOfAny, eq(priceMonths.month, month));
}

/** The recorded months (YYYY-MM) before and after another; null if there is none. @throws DatabaseError */
export function monthsAround({ db }: Store, middle: string) {
  const { month } = nationalPriceMonths;
  return read(FAILURE, () =>
    db.get<Record<"previous" | "next", string | null>>(sql`select
      (select max(${month}) from ${nationalPriceMonths} where ${month} < ${middle}) as previous,
      (select min(${month}) from ${nationalPriceMonths} where ${month} > ${middle}) as next`),
  );
}

/** The slugs of the cities and materials with a recorded month. @throws DatabaseError */
export async function recordedSlugs({
  db,
}: Store): Promise<{ cities: Set<string>; materials: Set<string> }> {
  const { cityId } = priceMonths;
  const { materialId } = nationalPriceMonths;
  const ofCity = db.select(ONE).from(priceMonths).where(eq(cityId, cities.id));
  const ofMaterial = db.select(ONE).from(nationalPriceMonths).where(eq(materialId, materials.id));
  const [cityRows, materialRows] = await read(FAILURE, () =>
    Promise.all([
      db.select({ slug: cities.slug }).from(cities).where(exists(ofCity)),
      db.select({ slug: materials.slug }).from(materials).where(exists(ofMaterial)),
    ]),
  );
  return {
    cities: new Set(cityRows.map(({ slug }) => slug)),
    materials: new Set(materialRows.map(({ slug }) => slug)),
  };
}
