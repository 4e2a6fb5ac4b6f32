import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { type Basis, basisOf, type CheckedPrice } from "../prices.ts";
import { cities, dataset, type priceHistory, priceObservations } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";
import {
  type RecordQuery,
  type RecordSubject,
  readRecord,
  valuesOf,
  wantedOfCity,
  wantedOfMaterial,
} from "./record-query.ts";

const FAILURE = "Failed to fetch price history";

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

const SELECT = {
  city: statement(FAILURE, (db) =>
    db
      .select(observationColumns)
      .from(priceObservations)
      .where(
        and(
          thatCount,
          eq(priceObservations.cityId, sql.placeholder("id")),
          wantedOfCity(priceObservations.materialId, priceObservations.checkedOn),
        ),
      )
      .orderBy(asc(priceObservations.materialId), asc(priceObservations.checkedOn))
      .limit(sql.placeholder("limit")),
  ),
  // A cross join goes from city to city in this order, and so reads nothing of other materials.
  material: statement(FAILURE, (db) =>
    db
      .select(observationColumns)
      .from(cities)
      .crossJoin(priceObservations)
      .where(
        and(
          thatCount,
          eq(priceObservations.cityId, cities.id),
          eq(priceObservations.materialId, sql.placeholder("id")),
          wantedOfMaterial(priceObservations.checkedOn),
        ),
      )
      .orderBy(asc(cities.id), asc(priceObservations.checkedOn))
      .limit(sql.placeholder("limit")),
  ),
};

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
  const { to, ...values } = valuesOf(id, query);
  // As texts, the last day of a month comes after the month.
  const lastDay = to.length > 7 ? to : `${to}-31`;
  const rows = await readRecord(store, subject, id, () =>
    SELECT[subject](store, { ...values, to: lastDay }),
  );
  return rows?.map(priceObservation);
}

const selectLatest = statement(FAILURE, (db) =>
  db
    .select(observationColumns)
    .from(priceObservations)
    .where(
      and(
        thatCount,
        eq(priceObservations.cityId, sql.placeholder("cityId")),
        eq(priceObservations.materialId, sql.placeholder("materialId")),
      ),
    )
    .orderBy(desc(priceObservations.checkedOn))
    .limit(1),
);

/** The latest observation of a material in a city; undefined if there is none. @throws DatabaseError */
export async function latestObservation(
  store: Store,
  cityId: number,
  materialId: number,
): Promise<PriceObservation | undefined> {
  return (await selectLatest(store, { cityId, materialId })).map(priceObservation).at(0);
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
