import { and, eq, exists, inArray, sql } from "drizzle-orm";
import { cities, materials, nationalPriceMonths, priceMonths } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";
import { type CityPriceMonth, cityPriceMonth } from "./price-months.ts";

// The extent of the record, and single months of it. Each query names all columns of an index, with the materials
// in the middle, so that it reads what it returns and not ten years of a city.

const FAILURE = "Failed to fetch price history";

const selectRecordedMaterials = statement(FAILURE, (db) =>
  db
    .select({ id: materials.id })
    .from(materials)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(priceMonths)
          .where(
            and(
              eq(priceMonths.cityId, sql.placeholder("cityId")),
              eq(priceMonths.materialId, materials.id),
            ),
          ),
      ),
    ),
);

/** The ids of the materials with a recorded month in a city, in no order. @throws DatabaseError */
export async function recordedMaterials(store: Store, cityId: number): Promise<number[]> {
  return (await selectRecordedMaterials(store, { cityId })).map(({ id }) => id);
}

const selectCityMonth = statement(FAILURE, (db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      and(
        eq(priceMonths.cityId, sql.placeholder("cityId")),
        inArray(priceMonths.materialId, db.select({ id: materials.id }).from(materials)),
        eq(priceMonths.month, sql.placeholder("month")),
      ),
    ),
);

/** A city's recorded prices of one month (YYYY-MM), in no order. @throws DatabaseError */
export async function cityInMonth(
  store: Store,
  cityId: number,
  month: string,
): Promise<CityPriceMonth[]> {
  return (await selectCityMonth(store, { cityId, month })).map(cityPriceMonth);
}

const selectMonth = statement(FAILURE, (db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      and(
        inArray(priceMonths.materialId, db.select({ id: materials.id }).from(materials)),
        eq(priceMonths.month, sql.placeholder("month")),
      ),
    ),
);

/** All cities' recorded prices of one month (YYYY-MM), in no order. @throws DatabaseError */
export async function allPricesInMonth(store: Store, month: string): Promise<CityPriceMonth[]> {
  return (await selectMonth(store, { month })).map(cityPriceMonth);
}

/** The recorded months (YYYY-MM) before and after another; null where there is none. */
export interface MonthsAround {
  previous: string | null;
  next: string | null;
}

const selectMonthsAround = statement(FAILURE, (db) => {
  const { month } = nationalPriceMonths;
  const asked = sql.placeholder("month");
  return db.select({ previous: sql<string | null>`previous`, next: sql<string | null>`next` }).from(
    sql`(select
        (select max(${month}) from ${nationalPriceMonths} where ${month} < ${asked}) as previous,
        (select min(${month}) from ${nationalPriceMonths} where ${month} > ${asked}) as next
      ) as around`,
  );
});

/** The recorded months on both sides of a month (YYYY-MM). @throws DatabaseError */
export async function monthsAround(store: Store, month: string): Promise<MonthsAround> {
  return (await selectMonthsAround(store, { month }))[0]!;
}

const selectRecordedCitySlugs = statement(FAILURE, (db) =>
  db
    .select({ slug: cities.slug })
    .from(cities)
    .where(
      exists(db.select({ one: sql`1` }).from(priceMonths).where(eq(priceMonths.cityId, cities.id))),
    ),
);

const selectRecordedMaterialSlugs = statement(FAILURE, (db) =>
  db
    .select({ slug: materials.slug })
    .from(materials)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(nationalPriceMonths)
          .where(eq(nationalPriceMonths.materialId, materials.id)),
      ),
    ),
);

/** The slugs of the cities and materials with a recorded month. @throws DatabaseError */
export async function recordedSlugs(
  store: Store,
): Promise<{ cities: Set<string>; materials: Set<string> }> {
  const [ofCities, ofMaterials] = await Promise.all([
    selectRecordedCitySlugs(store),
    selectRecordedMaterialSlugs(store),
  ]);
  return {
    cities: new Set(ofCities.map(({ slug }) => slug)),
    materials: new Set(ofMaterials.map(({ slug }) => slug)),
  };
}
