import { and, between, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { cities, materials } from "../schema.ts";
import { read, type Store } from "../store.ts";

/** The subject of a record: a city's record is sorted by material, and a material's by city. */
export type RecordSubject = "city" | "material";

/** The part of the record to read. */
export interface RecordQuery {
  /** The only material of a city's record, or the only city of a material's. */
  only?: number | undefined;
  /** Months (YYYY-MM) or days (YYYY-MM-DD), inclusive. For a day, a list of months uses its month. */
  from?: string | undefined;
  to?: string | undefined;
  /** The row to continue after: its material (in a city's record) or city (in a material's), and its month or day. */
  after?: { id: number; date: string } | undefined;
  /** The maximum number of rows. */
  limit: number;
}

/** The columns of a table or view of the record. */
interface RecordColumns {
  cityId: SQLiteColumn;
  materialId: SQLiteColumn;
  /** Its month or day. */
  date: SQLiteColumn;
}

const LATEST = "9999-12-31";

/**
 * Returns the rows that `select` reads from a subject's record; empty if there are none, undefined if there is no such
 * subject.
 * @throws DatabaseError
 */
export async function readRecord<Row>(
  { db }: Store,
  subject: RecordSubject,
  id: number,
  query: RecordQuery,
  columns: RecordColumns,
  select: (parts: ReturnType<typeof partsOf>) => Promise<Row[]>,
): Promise<Row[] | undefined> {
  const parts = partsOf(subject, id, query, columns);
  const subjects = { city: cities, material: materials }[subject];
  const [found, rows] = await read("Failed to fetch price history", () =>
    Promise.all([
      db.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, id)),
      select(parts),
    ]),
  );
  return found.length > 0 ? rows : undefined;
}

/**
 * Parts of a SELECT that reads the wanted rows in their order. A material's record is cross joined to the cities, so
 * that it is read city by city in this order, without rows of other materials.
 */
function partsOf(
  subject: RecordSubject,
  id: number,
  { only, from = "", to = LATEST, after = { id: 0, date: "" } }: RecordQuery,
  { cityId, materialId, date }: RecordColumns,
) {
  const isCity = subject === "city";
  const other = isCity ? materialId : cities.id;
  // The plus makes SQLite search a material's record for each city, instead of for the range of cities with all of
  // their materials.
  const idInRange = isCity ? sql`${other}` : sql`+${other}`;
  return {
    where: and(
      isCity ? eq(cityId, id) : and(eq(cityId, cities.id), eq(materialId, id)),
      // The search of the index starts at the cursor, so the rows before it are not read again.
      between(idInRange, Math.max(only ?? 0, after.id), only ?? Number.MAX_SAFE_INTEGER),
      between(date, from, to),
      sql`(${other}, ${date}) > (${after.id}, ${after.date})`,
    ),
    order: [other, date],
  };
}
