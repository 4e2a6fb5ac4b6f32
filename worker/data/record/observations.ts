import { and, desc, eq, isNotNull } from "drizzle-orm";
import { liveKind } from "../dataset.ts";
import { type Basis, basisOf, type CheckedPrice, rangeInDollars } from "../prices.ts";
import { cities, type priceHistory, priceObservations } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { type RecordQuery, type RecordSubject, readRecord } from "./record-query.ts";

/** A price as recorded on one day. */
export interface PriceObservation extends CheckedPrice, Omit<Basis, "selfQuoted"> {
  cityId: number;
  materialId: number;
}

const { cityId, materialId, checkedOn, minCents, maxCents, yards, quotedFrom } = priceObservations;

/** The columns of an observation. */
export const observationColumns = {
  cityId,
  materialId,
  checkedOn,
  minCents,
  maxCents,
  yards,
  quotedFrom,
};

/** The condition for observations that were not withdrawn and are of the live kind, sample or real. */
export const thatCount = and(eq(priceObservations.isSample, liveKind), isNotNull(minCents));

/**
 * Returns the observations of a city by material, or of a material by city, each the earliest first; undefined if
 * there is no such city or material.
 * @throws DatabaseError
 */
export async function observationsOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
): Promise<PriceObservation[] | undefined> {
  // A month sorts before its days as text, so its last day is the end of the range.
  const days = { ...query, to: query.to?.padEnd(10, "-31") };
  const columns = { cityId, materialId, date: checkedOn };
  const rows = await readRecord(store, subject, id, days, columns, ({ where, order }) => {
    const select = store.db.select(observationColumns);
    const condition = and(thatCount, where);
    if (subject === "city")
      return select
        .from(priceObservations)
        .where(condition)
        .orderBy(...order)
        .limit(query.limit);
    return select
      .from(cities)
      .crossJoin(priceObservations)
      .where(condition)
      .orderBy(...order)
      .limit(query.limit);
  });
  return rows?.map(priceObservation);
}

/** The latest observation of a material in a city; undefined if there is none. @throws DatabaseError */
export async function latestObservation(
  { db }: Store,
  city: number,
  material: number,
): Promise<PriceObservation | undefined> {
  const latest = await read("Failed to fetch price history", () =>
    db
      .select(observationColumns)
      .from(priceObservations)
      .where(and(thatCount, eq(cityId, city), eq(materialId, material)))
      .orderBy(desc(checkedOn))
      .limit(1)
      .get(),
  );
  return latest && priceObservation(latest);
}

/** Converts a row of an observation that was not withdrawn to AUD per kg. */
export function priceObservation(
  row: Pick<typeof priceHistory.$inferSelect, keyof typeof observationColumns>,
): PriceObservation {
  return {
    cityId: row.cityId,
    materialId: row.materialId,
    checkedOn: row.checkedOn,
    ...rangeInDollars(row.minCents ?? 0, row.maxCents ?? 0),
    ...basisOf(row),
  };
}
