import { and, asc, between, eq, getTableColumns, gte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { toDollars } from "../../amounts/cents.ts";
import { type PriceRange, rangeInDollars } from "../prices.ts";
import { cities, priceMonths } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { type RecordQuery, type RecordSubject, readRecord } from "./record-query.ts";

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

const { cityId, materialId, month } = priceMonths;

/** The recorded months that meet a condition, in AUD per kg, by these columns. @throws DatabaseError */
export async function monthsWhere(
  { db }: Store,
  condition: SQL | undefined,
  ...order: SQLiteColumn[]
): Promise<CityPriceMonth[]> {
  const rows = await read("Failed to fetch price history", () =>
    db
      .select()
      .from(priceMonths)
      .where(condition)
      .orderBy(...order.map((column) => asc(column))),
  );
  return rows.map(cityPriceMonth);
}

/**
 * A material's recorded months in a city, the earliest first: all, or those from a month (YYYY-MM) on.
 * @throws DatabaseError
 */
export function monthsInCity(
  store: Store,
  city: number,
  material: number,
  from = "",
): Promise<CityPriceMonth[]> {
  const condition = and(eq(cityId, city), eq(materialId, material), gte(month, from));
  return monthsWhere(store, condition, month);
}

/**
 * The recorded months of some materials in a city from one month (YYYY-MM) to another, inclusive; by material, the
 * earliest first.
 * @throws DatabaseError
 */
export function trendInCity(
  store: Store,
  city: number,
  materialIds: number[],
  from: string,
  to: string,
): Promise<CityPriceMonth[]> {
  const isAmong = sql`${materialId} in (select value from json_each(${JSON.stringify(materialIds)}))`;
  const condition = and(eq(cityId, city), isAmong, between(month, from, to));
  return monthsWhere(store, condition, materialId, month);
}

/** A material's recorded prices in every city in one month (YYYY-MM), by city id. @throws DatabaseError */
export function citiesInMonth(
  store: Store,
  material: number,
  wantedMonth: string,
): Promise<CityPriceMonth[]> {
  return monthsWhere(store, and(eq(materialId, material), eq(month, wantedMonth)), cityId);
}

/**
 * Returns the recorded months of a city by material, or of a material by city, each the earliest first; undefined if
 * there is no such city or material.
 * @throws DatabaseError
 */
export async function recordedMonthsOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
): Promise<CityPriceMonth[] | undefined> {
  const months = { ...query, from: query.from?.slice(0, 7), to: query.to?.slice(0, 7) };
  const columns = { cityId, materialId, date: month };
  const rows = await readRecord(store, subject, id, months, columns, ({ where, order }) => {
    const select = store.db.select(getTableColumns(priceMonths));
    if (subject === "city")
      return select
        .from(priceMonths)
        .where(where)
        .orderBy(...order)
        .limit(query.limit);
    return select
      .from(cities)
      .crossJoin(priceMonths)
      .where(where)
      .orderBy(...order)
      .limit(query.limit);
  });
  return rows?.map(cityPriceMonth);
}

type MonthRow = Omit<typeof priceMonths.$inferSelect, "cityId" | "materialId">;

/** Converts the figures of a row, for a city or the country, to AUD per kg. */
export function priceMonth(row: MonthRow): PriceMonth {
  return {
    month: row.month,
    ...rangeInDollars(row.lowCents, row.highCents),
    middlePrice: toDollars(Math.round(row.middleCents)),
    observations: row.observations,
  };
}

/** Converts a row of the table to AUD per kg. */
export function cityPriceMonth(row: typeof priceMonths.$inferSelect): CityPriceMonth {
  return { cityId: row.cityId, materialId: row.materialId, ...priceMonth(row) };
}
