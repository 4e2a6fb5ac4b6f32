import { and, asc, sql } from "drizzle-orm";
import { type CityPrice, cityPrice } from "../prices.ts";
import { priceMonths, priceObservations, prices } from "../schema.ts";
import { read, type Store } from "../store.ts";
import {
  observationColumns,
  type PriceObservation,
  priceObservation,
  thatCount,
} from "./observations.ts";
import { type CityPriceMonth, cityPriceMonth } from "./price-months.ts";

const FAILURE = "Failed to fetch price history";

// Reads everything on record, for downloads, by city, material and date.

/** The number of rows in one read: few enough for memory and for the read timeout. */
const BATCH_SIZE = 2_000;

/**
 * Reads all rows of a list in batches of `size`. `readAfter` reads at most `size` rows after the given row, or the
 * first ones if there is none; its errors come from the iteration that reads the batch.
 */
export async function* inBatches<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** Every price in AUD per kg, including those that are unavailable. @throws DatabaseError */
export function priceBatches(
  { db }: Store,
  limit = BATCH_SIZE,
): AsyncGenerator<(CityPrice & { cityId: number })[]> {
  const { cityId, materialId } = prices;
  return inBatches(limit, async (last) => {
    const rows = await read("Failed to fetch prices", () =>
      db
        .select()
        .from(prices)
        .where(sql`(${cityId}, ${materialId}) > (${last?.cityId ?? 0}, ${last?.materialId ?? 0})`)
        .orderBy(asc(cityId), asc(materialId))
        .limit(limit),
    );
    return rows.map((row) => ({ cityId: row.cityId, ...cityPrice(row) }));
  });
}

/** Every recorded month in AUD per kg. @throws DatabaseError */
export function recordedMonthBatches(
  { db }: Store,
  limit = BATCH_SIZE,
): AsyncGenerator<CityPriceMonth[]> {
  const { cityId, materialId, month } = priceMonths;
  return inBatches(limit, async (last) => {
    const isNext = sql`(${cityId}, ${materialId}, ${month}) >
      (${last?.cityId ?? 0}, ${last?.materialId ?? 0}, ${last?.month ?? ""})`;
    const rows = await read(FAILURE, () =>
      db
        .select()
        .from(priceMonths)
        .where(isNext)
        .orderBy(asc(cityId), asc(materialId), asc(month))
        .limit(limit),
    );
    return rows.map(cityPriceMonth);
  });
}

/** Every observation that counts, in AUD per kg. @throws DatabaseError */
export function observationBatches(
  { db }: Store,
  limit = BATCH_SIZE,
): AsyncGenerator<PriceObservation[]> {
  const { cityId, materialId, checkedOn } = priceObservations;
  return inBatches(limit, async (last) => {
    const isNext = sql`(${cityId}, ${materialId}, ${checkedOn}) >
      (${last?.cityId ?? 0}, ${last?.materialId ?? 0}, ${last?.checkedOn ?? ""})`;
    const rows = await read(FAILURE, () =>
      db
        .select(observationColumns)
        .from(priceObservations)
        .where(and(thatCount, isNext))
        .orderBy(asc(cityId), asc(materialId), asc(checkedOn))
        .limit(limit),
    );
    return rows.map(priceObservation);
  });
}
