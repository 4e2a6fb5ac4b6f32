import { and, asc, between, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { cities, dataset, materials, priceMonths, priceObservations } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";
import type { PriceObservation, RecordedMonth } from "./types.ts";

// The record of a city by material, and of a material by city; of each, the earliest first.

/** Which part of the record is wanted. */
export interface RecordQuery {
  /** The only material of a city's record, or the only city of a material's. */
  only?: number | undefined;
  /** Months (YYYY-MM) or days (YYYY-MM-DD), both included. Of a day, a list of months takes the month. */
  from?: string | undefined;
  to?: string | undefined;
  /** Where to go on: the material (of a city) or city (of a material), and the month or day. */
  after?: { id: number; date: string } | undefined;
  /** The most rows. */
  limit: number;
}

const FAILURE = "Failed to fetch price history";

/** Sample and real are never shown together. */
const ofLiveKind = eq(
  priceObservations.isSample,
  sql`(select ${dataset.isSample} from ${dataset})`,
);

const placeholder = (name: string) => sql.placeholder(name);

/** The rows of the part that is wanted: `id` is the column by which the list goes on, `date` the second. */
function wanted(id: SQLiteColumn, date: SQLiteColumn): SQL | undefined {
  return and(
    between(id, placeholder("first"), placeholder("last")),
    between(date, placeholder("from"), placeholder("to")),
    sql`(${id}, ${date}) > (${placeholder("afterId")}, ${placeholder("afterDate")})`,
  );
}

const ofCity = eq(priceMonths.cityId, placeholder("id"));

const selectCitysMonths = statement((db) =>
  db
    .select()
    .from(priceMonths)
    .where(and(ofCity, wanted(priceMonths.materialId, priceMonths.month)))
    .orderBy(asc(priceMonths.materialId), asc(priceMonths.month))
    .limit(placeholder("limit")),
);

const monthColumns = {
  cityId: priceMonths.cityId,
  materialId: priceMonths.materialId,
  month: priceMonths.month,
  lowCents: priceMonths.lowCents,
  highCents: priceMonths.highCents,
  middleCents: priceMonths.middleCents,
  observations: priceMonths.observations,
};

// A cross join goes from city to city in this order, and so reads nothing of other materials.
const selectMaterialsMonths = statement((db) =>
  db
    .select(monthColumns)
    .from(cities)
    .crossJoin(priceMonths)
    .where(
      and(
        eq(priceMonths.cityId, cities.id),
        eq(priceMonths.materialId, placeholder("id")),
        wanted(cities.id, priceMonths.month),
      ),
    )
    .orderBy(asc(cities.id), asc(priceMonths.month))
    .limit(placeholder("limit")),
);

const observationColumns = {
  cityId: priceObservations.cityId,
  materialId: priceObservations.materialId,
  checkedOn: priceObservations.checkedOn,
  minCents: priceObservations.minCents,
  maxCents: priceObservations.maxCents,
};

/** Those that were not withdrawn. */
const thatCount = and(ofLiveKind, isNotNull(priceObservations.minCents));

const selectCitysObservations = statement((db) =>
  db
    .select(observationColumns)
    .from(priceObservations)
    .where(
      and(
        thatCount,
        eq(priceObservations.cityId, placeholder("id")),
        wanted(priceObservations.materialId, priceObservations.checkedOn),
      ),
    )
    .orderBy(asc(priceObservations.materialId), asc(priceObservations.checkedOn))
    .limit(placeholder("limit")),
);

const selectMaterialsObservations = statement((db) =>
  db
    .select(observationColumns)
    .from(cities)
    .crossJoin(priceObservations)
    .where(
      and(
        thatCount,
        eq(priceObservations.cityId, cities.id),
        eq(priceObservations.materialId, placeholder("id")),
        wanted(cities.id, priceObservations.checkedOn),
      ),
    )
    .orderBy(asc(cities.id), asc(priceObservations.checkedOn))
    .limit(placeholder("limit")),
);

/** What the record can be of. */
export type RecordSubject = "city" | "material";

const STATEMENTS = {
  city: {
    exists: statement((db) =>
      db
        .select({ id: cities.id })
        .from(cities)
        .where(eq(cities.id, placeholder("id"))),
    ),
    months: selectCitysMonths,
    observations: selectCitysObservations,
  },
  material: {
    exists: statement((db) =>
      db
        .select({ id: materials.id })
        .from(materials)
        .where(eq(materials.id, placeholder("id"))),
    ),
    months: selectMaterialsMonths,
    observations: selectMaterialsObservations,
  },
};

/**
 * The recorded months of a city or a material; undefined if there is no such one.
 * @throws DatabaseError
 */
export function recordedMonthsOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
): Promise<RecordedMonth[] | undefined> {
  const { from = EARLIEST, to = LATEST } = query;
  const values = { ...valuesOf(id, query), from: from.slice(0, 7), to: to.slice(0, 7) };
  const { exists, months } = STATEMENTS[subject];
  return read(FAILURE, async () => {
    const [found, rows] = await Promise.all([exists(store, { id }), months(store, values)]);
    return found.length > 0 ? rows.map(recordedMonth) : undefined;
  });
}

/**
 * The observations of a city or a material that count; undefined if there is no such one.
 * @throws DatabaseError
 */
export function observationsOf(
  store: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
): Promise<PriceObservation[] | undefined> {
  const { from = EARLIEST, to = LATEST } = query;
  // As texts, the last day of a month comes after the month.
  const values = { ...valuesOf(id, query), from, to: to.length > 7 ? to : `${to}-31` };
  const { exists, observations } = STATEMENTS[subject];
  return read(FAILURE, async () => {
    const [found, rows] = await Promise.all([exists(store, { id }), observations(store, values)]);
    return found.length > 0 ? rows.map(priceObservation) : undefined;
  });
}

const EARLIEST = "0000-00";
const LATEST = "9999-12";

function valuesOf(id: number, { only, after, limit }: RecordQuery) {
  return {
    id,
    first: only ?? 0,
    last: only ?? Number.MAX_SAFE_INTEGER,
    afterId: after?.id ?? 0,
    afterDate: after?.date ?? "",
    limit,
  };
}

/** A row of price_months in AUD per kg. */
export function recordedMonth(row: typeof priceMonths.$inferSelect): RecordedMonth {
  const { cityId, materialId, month, observations } = row;
  return {
    cityId,
    materialId,
    month,
    minPrice: row.lowCents / 100,
    maxPrice: row.highCents / 100,
    middlePrice: Math.round(row.middleCents) / 100,
    observations,
  };
}

/** An observation that was not withdrawn, in AUD per kg. */
export function priceObservation(row: {
  cityId: number;
  materialId: number;
  checkedOn: string;
  minCents: number | null;
  maxCents: number | null;
}): PriceObservation {
  const { cityId, materialId, checkedOn, minCents, maxCents } = row;
  return {
    cityId,
    materialId,
    checkedOn,
    minPrice: (minCents ?? 0) / 100,
    maxPrice: (maxCents ?? 0) / 100,
  };
}
