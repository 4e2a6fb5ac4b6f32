import { asc, eq } from "drizzle-orm";
import { listed } from "../lists.ts";
import { nationalPriceMonths } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { type PriceMonth, priceMonth } from "./price-months.ts";

/** A material's recorded prices in one month in all cities; the middle is the mean of the cities' middles. */
export interface NationalPriceMonth extends PriceMonth {
  materialId: number;
  /** The number of cities with a record. */
  cities: number;
}

const FAILURE = "Failed to fetch price history";

/** A row of the table as publishing packs it into a list. */
type PackedMonth = [
  month: string,
  low: number,
  high: number,
  middle: number,
  cities: number,
  observations: number,
];

/**
 * A material's recorded months in the whole country, the earliest first: all, or those from a month (YYYY-MM) on.
 * @throws DatabaseError
 */
export async function nationalMonths(
  store: Store,
  materialId: number,
  from = "",
): Promise<NationalPriceMonth[]> {
  const packed = await listed<PackedMonth>(store, `material ${materialId}`, FAILURE);
  return packed
    .filter(([month]) => month >= from)
    .map(([month, lowCents, highCents, middleCents, cities, observations]) => {
      const figures = { month, lowCents, highCents, middleCents, observations };
      return { materialId, ...priceMonth(figures), cities };
    });
}

/** The recorded prices of one month (YYYY-MM) in the whole country, by material id. @throws DatabaseError */
export async function materialsInMonth(
  { db }: Store,
  wantedMonth: string,
): Promise<NationalPriceMonth[]> {
  const { month, materialId } = nationalPriceMonths;
  const rows = await read(FAILURE, () =>
    db.select().from(nationalPriceMonths).where(eq(month, wantedMonth)).orderBy(asc(materialId)),
  );
  return rows.map((row) => ({
    materialId: row.materialId,
    ...priceMonth(row),
    cities: row.cities,
  }));
}

/** The months (YYYY-MM) with any record, the latest first. @throws DatabaseError */
export function recordedMonths(store: Store): Promise<string[]> {
  return listed<string>(store, "months", FAILURE);
}
