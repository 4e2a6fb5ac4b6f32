import { and, between, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { cities, materials } from "../schema.ts";
import { read, type Store } from "../store.ts";

/** The subject of a record: a city's goes by material, and a material's by city. */
export type RecordSubject = "city" | "material";

/** The part of the record to read. */
export interface RecordQuery {
  /** The only material of a city's record, or the only city of a material's. */
  only?: number | undefined;
  /** Months (YYYY-MM) or days (YYYY-MM-DD), both included. For a day, a list of months uses its month. */
  from?: string | undefined;
  to?: string | undefined;
  /** The row to continue after: the material (of a city) or city (of a material), and the month or day. */
  after?: { id: number; date: string } | undefined;
  /** The most rows. */
  limit: number;
}

const LATEST = "9999-12-31";

/** The condition for the wanted part of a city's record, on its material and date columns. */
export function wantedOfCity(
  query: RecordQuery,
  material: SQLiteColumn,
  date: SQLiteColumn,
): SQL | undefined {
  return wanted(query, sql`${material}`, material, date);
}

/**
 * The same for a material's record, in a cross join that goes from city to city. The plus keeps SQLite
 * from searching the record for the range of cities, with all of their materials, instead of for each city.
 */
export function wantedOfMaterial(query: RecordQuery, date: SQLiteColumn): SQL | undefined {
  return wanted(query, sql`+${cities.id}`, cities.id, date);
}

function wanted(
  { only, from = "", to = LATEST, after = { id: 0, date: "" } }: RecordQuery,
  idInRange: SQL,
  id: SQLiteColumn,
  date: SQLiteColumn,
): SQL | undefined {
  return and(
    // What comes before the cursor is not read again.
    between(idInRange, Math.max(only ?? 0, after.id), only ?? Number.MAX_SAFE_INTEGER),
    between(date, from, to),
    sql`(${id}, ${date}) > (${after.id}, ${after.date})`,
  );
}

/**
 * The rows that `select` gives of a subject's record; empty if it has none, undefined if there is no such
 * subject.
 * @throws DatabaseError
 */
export async function readRecord<Row>(
  { db }: Store,
  subject: RecordSubject,
  id: number,
  select: () => Promise<Row[]>,
): Promise<Row[] | undefined> {
  const table = { city: cities, material: materials }[subject];
  const [found, rows] = await read("Failed to fetch price history", () =>
    Promise.all([db.select({ id: table.id }).from(table).where(eq(table.id, id)), select()]),
  );
  return found.length > 0 ? rows : undefined;
}
