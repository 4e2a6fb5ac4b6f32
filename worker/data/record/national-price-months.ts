import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { nationalPriceMonths } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import { type PriceMonth, priceMonth } from "./price-months.ts";

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

const selectNational = statement((db) =>
  db
    .select()
    .from(nationalPriceMonths)
    .where(
      and(
        eq(nationalPriceMonths.materialId, sql.placeholder("materialId")),
        gte(nationalPriceMonths.month, sql.placeholder("from")),
      ),
    )
    .orderBy(asc(nationalPriceMonths.month)),
);

/**
 * The recorded months of a material in the whole country, all or those from one (YYYY-MM) on, the earliest first.
 * @throws DatabaseError
 */
export function nationalMonths(
  store: Store,
  materialId: number,
  from = "",
): Promise<NationalPriceMonth[]> {
  return read(FAILURE, async () =>
    (await selectNational(store, { materialId, from })).map(nationalPriceMonth),
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

function nationalPriceMonth(row: typeof nationalPriceMonths.$inferSelect): NationalPriceMonth {
  return { materialId: row.materialId, ...priceMonth(row), cities: row.cities };
}
