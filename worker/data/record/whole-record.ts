import { and, asc, sql } from "drizzle-orm";
import { BATCH_SIZE, inBatches } from "../batches.ts";
import { type CityPrice, cityPrice } from "../prices.ts";
import { priceMonths, priceObservations, prices } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";
import {
  observationColumns,
  type PriceObservation,
  priceObservation,
  thatCount,
} from "./observations.ts";
import { type CityPriceMonth, cityPriceMonth } from "./price-months.ts";

const FAILURE = "Failed to fetch price history";

// Everything on record, for downloads: by city, material and date.

const placeholder = (name: string) => sql.placeholder(name);

const selectPrices = statement("Failed to fetch prices", (db) =>
  db
    .select()
    .from(prices)
    .where(
      sql`(${prices.cityId}, ${prices.materialId}) > (${placeholder("city")}, ${placeholder("material")})`,
    )
    .orderBy(asc(prices.cityId), asc(prices.materialId))
    .limit(placeholder("limit")),
);

/** Every price in AUD per kg, those that are unavailable included. @throws DatabaseError */
export function priceBatches(
  store: Store,
  limit = BATCH_SIZE,
): AsyncGenerator<(CityPrice & { cityId: number })[]> {
  return inBatches(limit, async (last) => {
    const values = { city: last?.cityId ?? 0, material: last?.materialId ?? 0, limit };
    return (await selectPrices(store, values)).map((row) => ({
      cityId: row.cityId,
      ...cityPrice(row),
    }));
  });
}

const selectMonths = statement(FAILURE, (db) =>
  db
    .select()
    .from(priceMonths)
    .where(
      sql`(${priceMonths.cityId}, ${priceMonths.materialId}, ${priceMonths.month}) >
        (${placeholder("city")}, ${placeholder("material")}, ${placeholder("date")})`,
    )
    .orderBy(asc(priceMonths.cityId), asc(priceMonths.materialId), asc(priceMonths.month))
    .limit(placeholder("limit")),
);

/** Every recorded month in AUD per kg. @throws DatabaseError */
export function recordedMonthBatches(
  store: Store,
  limit = BATCH_SIZE,
): AsyncGenerator<CityPriceMonth[]> {
  return inBatches(limit, async (last) => {
    const values = { ...placeOf(last), date: last?.month ?? "", limit };
    return (await selectMonths(store, values)).map(cityPriceMonth);
  });
}

const { cityId, materialId, checkedOn } = priceObservations;

const selectObservations = statement(FAILURE, (db) =>
  db
    .select(observationColumns)
    .from(priceObservations)
    .where(
      and(
        thatCount,
        sql`(${cityId}, ${materialId}, ${checkedOn}) >
          (${placeholder("city")}, ${placeholder("material")}, ${placeholder("date")})`,
      ),
    )
    .orderBy(asc(cityId), asc(materialId), asc(checkedOn))
    .limit(placeholder("limit")),
);

/** Every observation that counts, in AUD per kg. @throws DatabaseError */
export function observationBatches(
  store: Store,
  limit = BATCH_SIZE,
): AsyncGenerator<PriceObservation[]> {
  return inBatches(limit, async (last) => {
    const values = { ...placeOf(last), date: last?.checkedOn ?? "", limit };
    return (await selectObservations(store, values)).map(priceObservation);
  });
}

function placeOf(last: { cityId: number; materialId: number } | undefined) {
  return { city: last?.cityId ?? 0, material: last?.materialId ?? 0 };
}
