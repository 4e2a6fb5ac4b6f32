import { and, asc, between, eq, gte, sql } from "drizzle-orm";
import type { PriceRange } from "../prices.ts";
import { priceMonths } from "../schema.ts";
import { read, type Store } from "../store.ts";

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

/**
 * The recorded months of a material in a city, all or those from one (YYYY-MM) on, the earliest first.
 * @throws DatabaseError
 */
export async function monthsInCity(
  { db }: Store,
  cityId: number,
  materialId: number,
  from = "",
): Promise<CityPriceMonth[]> {
  const isMaterial = eq(priceMonths.materialId, materialId);
  const rows = await read(FAILURE, () =>
    db
      .select()
      .from(priceMonths)
      .where(and(eq(priceMonths.cityId, cityId), isMaterial, gte(priceMonths.month, from)))
      .orderBy(asc(priceMonths.month)),
  );
  return rows.map(cityPriceMonth);
}

/**
 * The recorded months of some materials in a city from one month (YYYY-MM) to another, both included; by
 * material, the earliest first.
 * @throws DatabaseError
 */
export async function trendInCity(
  { db }: Store,
  cityId: number,
  materialIds: number[],
  from: string,
  to: string,
): Promise<CityPriceMonth[]> {
  const { materialId, month } = priceMonths;
  const isAmong = sql`${materialId} in (select value from json_each(${JSON.stringify(materialIds)}))`;
  const rows = await read(FAILURE, () =>
    db
      .select()
      .from(priceMonths)
      .where(and(eq(priceMonths.cityId, cityId), isAmong, between(month, from, to)))
      .orderBy(asc(materialId), asc(month)),
  );
  return rows.map(cityPriceMonth);
}

/** A material's recorded prices in every city in one month (YYYY-MM), by city id. @throws DatabaseError */
export async function citiesInMonth(
  { db }: Store,
  materialId: number,
  month: string,
): Promise<CityPriceMonth[]> {
  const isMaterial = eq(priceMonths.materialId, materialId);
  const rows = await read(FAILURE, () =>
    db
      .select()
      .from(priceMonths)
      .where(and(isMaterial, eq(priceMonths.month, month)))
      .orderBy(asc(priceMonths.cityId)),
  );
  return rows.map(cityPriceMonth);
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
