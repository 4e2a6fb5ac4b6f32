import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { type Basis, basisOf, type CheckedPrice } from "../prices.ts";
import { cities, dataset, type priceHistory, priceObservations } from "../schema.ts";
import { read, type Store } from "../store.ts";
import {
  type RecordQuery,
  type RecordSubject,
  readRecord,
  wantedOfCity,
  wantedOfMaterial,
} from "./record-query.ts";

/** A price as recorded on one day. */
export interface PriceObservation extends CheckedPrice, Basis {
  cityId: number;
  materialId: number;
}

/** The columns of an observation. */
export const observationColumns = {
  cityId: priceObservations.cityId,
  materialId: priceObservations.materialId,
  checkedOn: priceObservations.checkedOn,
  minCents: priceObservations.minCents,
  maxCents: priceObservations.maxCents,
  yards: priceObservations.yards,
  quotedFrom: priceObservations.quotedFrom,
};

/** Those that were not withdrawn, of the kind that is live: sample and real are never shown together. */
export const thatCount = and(
  eq(priceObservations.isSample, sql`(select ${dataset.isSample} from ${dataset})`),
  isNotNull(priceObservations.minCents),
);

/**
 * The observations of a city by material, or of a material by city, each the earliest first; undefined if
 * there is no such city or material.
 * @throws DatabaseError
 */
export async function observationsOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
): Promise<PriceObservation[] | undefined> {
  const { cityId, materialId, checkedOn } = priceObservations;
  // As texts, the last day of a month comes after the month.
  const days = { ...query, to: query.to?.padEnd(10, "-31") };
  const select = {
    city: () =>
      store.db
        .select(observationColumns)
        .from(priceObservations)
        .where(and(thatCount, eq(cityId, id), wantedOfCity(days, materialId, checkedOn)))
        .orderBy(asc(materialId), asc(checkedOn))
        .limit(query.limit),
    // A cross join goes from city to city in this order, and so reads nothing of other materials.
    material: () =>
      store.db
        .select(observationColumns)
        .from(cities)
        .crossJoin(priceObservations)
        .where(
          and(
            thatCount,
            eq(cityId, cities.id),
            eq(materialId, id),
            wantedOfMaterial(days, checkedOn),
          ),
        )
        .orderBy(asc(cities.id), asc(checkedOn))
        .limit(query.limit),
  };
  return (await readRecord(store, subject, id, select[subject]))?.map(priceObservation);
}

/** The latest observation of a material in a city; undefined if there is none. @throws DatabaseError */
export async function latestObservation(
  { db }: Store,
  cityId: number,
  materialId: number,
): Promise<PriceObservation | undefined> {
  const isCity = eq(priceObservations.cityId, cityId);
  const isMaterial = eq(priceObservations.materialId, materialId);
  const latest = await read("Failed to fetch price history", () =>
    db
      .select(observationColumns)
      .from(priceObservations)
      .where(and(thatCount, isCity, isMaterial))
      .orderBy(desc(priceObservations.checkedOn))
      .limit(1)
      .get(),
  );
  return latest && priceObservation(latest);
}

/** An observation that was not withdrawn, in AUD per kg. */
export function priceObservation(
  row: Pick<typeof priceHistory.$inferSelect, keyof typeof observationColumns>,
): PriceObservation {
  const { cityId, materialId, checkedOn, minCents, maxCents } = row;
  return {
    cityId,
    materialId,
    checkedOn,
    minPrice: (minCents ?? 0) / 100,
    maxPrice: (maxCents ?? 0) / 100,
    ...basisOf(row),
  };
}
