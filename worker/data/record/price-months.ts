import { and, asc, between, eq, gte, sql } from "drizzle-orm";
import type { PriceRange } from "../prices.ts";
import { priceMonths } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";

/** A month of a recorded price: its lowest, highest and middle, in AUD per kg. */
export interface PriceMonth extends PriceRange {
  /** YYYY-MM. */
  month: string;
  /** The mean of the middles of all observations, to the cent. */
  middlePrice: number;
  observations: number;
}

/** The recorded prices of one material in one city and month. */
export interface CityPriceMonth extends PriceMonth {
  cityId: number;
  materialId: number;
}

const FAILURE = "Failed to fetch price history";

const selectMaterialInCity = statement(FAILURE, (db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      and(
        eq(priceMonths.cityId, sql.placeholder("cityId")),
        eq(priceMonths.materialId, sql.placeholder("materialId")),
        gte(priceMonths.month, sql.placeholder("from")),
      ),
    )
    .orderBy(asc(priceMonths.month)),
);

/**
 * The recorded months of a material in a city, all or those from one (YYYY-MM) on, the earliest first.
 * @throws DatabaseError
 */
export async function monthsInCity(
  store: Store,
  cityId: number,
  materialId: number,
  from = "",
): Promise<CityPriceMonth[]> {
  return (await selectMaterialInCity(store, { cityId, materialId, from })).map(cityPriceMonth);
}

const selectCitysTrend = statement(FAILURE, (db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      and(
        eq(priceMonths.cityId, sql.placeholder("cityId")),
        sql`${priceMonths.materialId} in (select value from json_each(${sql.placeholder("materialIds")}))`,
        between(priceMonths.month, sql.placeholder("from"), sql.placeholder("to")),
      ),
    )
    .orderBy(asc(priceMonths.materialId), asc(priceMonths.month)),
);

/**
 * The recorded months of some materials in a city from one month (YYYY-MM) to another, both included; by
 * material, the earliest first.
 * @throws DatabaseError
 */
export async function trendInCity(
  store: Store,
  cityId: number,
  materialIds: number[],
  from: string,
  to: string,
): Promise<CityPriceMonth[]> {
  const values = { cityId, materialIds: JSON.stringify(materialIds), from, to };
  return (await selectCitysTrend(store, values)).map(cityPriceMonth);
}

const selectCityMonth = statement(FAILURE, (db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      and(
        eq(priceMonths.materialId, sql.placeholder("materialId")),
        eq(priceMonths.month, sql.placeholder("month")),
      ),
    )
    .orderBy(asc(priceMonths.cityId)),
);

/** A material's recorded prices in every city in one month (YYYY-MM), by city id. @throws DatabaseError */
export async function citiesInMonth(
  store: Store,
  materialId: number,
  month: string,
): Promise<CityPriceMonth[]> {
  return (await selectCityMonth(store, { materialId, month })).map(cityPriceMonth);
}

type MonthRow = Pick<
  typeof priceMonths.$inferSelect,
  "month" | "lowCents" | "highCents" | "middleCents" | "observations"
>;

/** The figures of a row, of a city or the country, in AUD per kg. */
export function priceMonth({
  month,
  lowCents,
  highCents,
  middleCents,
  observations,
}: MonthRow): PriceMonth {
  return {
    month,
    minPrice: lowCents / 100,
    maxPrice: highCents / 100,
    middlePrice: Math.round(middleCents) / 100,
    observations,
  };
}

/** A row of the table in AUD per kg. */
export function cityPriceMonth(row: typeof priceMonths.$inferSelect): CityPriceMonth {
  return { cityId: row.cityId, materialId: row.materialId, ...priceMonth(row) };
}
