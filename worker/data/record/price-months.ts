import { and, asc, between, desc, eq, sql } from "drizzle-orm";
import type { PriceRange } from "../prices.ts";
import { nationalPriceMonths, priceMonths } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";

/** What was recorded of a price in a month: the lowest, the highest and the middle, in AUD per kg. */
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

/**
 * The recorded prices of a material in a month in all cities; its middle is the mean of the cities'
 * middles.
 */
export interface NationalPriceMonth extends PriceMonth {
  materialId: number;
  /** How many cities have a record. */
  cities: number;
}

const FAILURE = "Failed to fetch price history";

const selectMaterialInCity = statement((db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      and(
        eq(priceMonths.cityId, sql.placeholder("cityId")),
        eq(priceMonths.materialId, sql.placeholder("materialId")),
      ),
    )
    .orderBy(asc(priceMonths.month)),
);

/** All recorded months of a material in a city, the earliest first. @throws DatabaseError */
export function monthsInCity(
  store: Store,
  cityId: number,
  materialId: number,
): Promise<CityPriceMonth[]> {
  return read(FAILURE, async () =>
    (await selectMaterialInCity(store, { cityId, materialId })).map(cityPriceMonth),
  );
}

const selectCitysTrend = statement((db) =>
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
export function trendInCity(
  store: Store,
  cityId: number,
  materialIds: number[],
  from: string,
  to: string,
): Promise<CityPriceMonth[]> {
  const values = { cityId, materialIds: JSON.stringify(materialIds), from, to };
  return read(FAILURE, async () => (await selectCitysTrend(store, values)).map(cityPriceMonth));
}

const selectCityMonth = statement((db) =>
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
export function citiesInMonth(
  store: Store,
  materialId: number,
  month: string,
): Promise<CityPriceMonth[]> {
  return read(FAILURE, async () =>
    (await selectCityMonth(store, { materialId, month })).map(cityPriceMonth),
  );
}

const selectNational = statement((db) =>
  db
    .select()
    .from(nationalPriceMonths)
    .where(eq(nationalPriceMonths.materialId, sql.placeholder("materialId")))
    .orderBy(asc(nationalPriceMonths.month)),
);

/** All recorded months of a material in the whole country, the earliest first. @throws DatabaseError */
export function nationalMonths(store: Store, materialId: number): Promise<NationalPriceMonth[]> {
  return read(FAILURE, async () =>
    (await selectNational(store, { materialId })).map(nationalPriceMonth),
  );
}

const selectMonth = statement((db) =>
  db
    .select()
    .from(nationalPriceMonths)
    .where(eq(nationalPriceMonths.month, sql.placeholder("month")))
    .orderBy(asc(nationalPriceMonths.materialId)),
);

/** What was recorded in one month (YYYY-MM) in the whole country, by material id. @throws DatabaseError */
export function materialsInMonth(store: Store, month: string): Promise<NationalPriceMonth[]> {
  return read(FAILURE, async () => (await selectMonth(store, { month })).map(nationalPriceMonth));
}

// Each step finds the month before through the index; "distinct" would read every row.
const selectRecordedMonths = statement((db) => {
  const { month } = nationalPriceMonths;
  return db
    .select({ month: sql<string>`value` })
    .from(
      sql`(with recursive months (value) as (
        select max(${month}) from ${nationalPriceMonths}
        union all
        select (select max(${month}) from ${nationalPriceMonths} where ${month} < value)
        from months where value is not null
      ) select value from months where value is not null) as months`,
    )
    .orderBy(desc(sql`value`));
});

/** The months (YYYY-MM) of which anything is recorded, the latest first. @throws DatabaseError */
export function recordedMonths(store: Store): Promise<string[]> {
  return read(FAILURE, async () => (await selectRecordedMonths(store)).map(({ month }) => month));
}

type MonthRow = Pick<
  typeof priceMonths.$inferSelect,
  "month" | "lowCents" | "highCents" | "middleCents" | "observations"
>;

function priceMonth({
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

function nationalPriceMonth(row: typeof nationalPriceMonths.$inferSelect): NationalPriceMonth {
  return { materialId: row.materialId, ...priceMonth(row), cities: row.cities };
}
