import { and, between, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { cities, materials } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";

const FAILURE = "Failed to fetch price history";

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

/** The condition for the wanted part of a city's record, on its material and date columns. */
export function wantedOfCity(material: SQLiteColumn, date: SQLiteColumn): SQL | undefined {
  return wanted(sql`${material}`, material, date);
}

/**
 * The same for a material's record, in a cross join that goes from city to city. The plus keeps SQLite
 * from searching the record for the range of cities, with all of their materials, instead of for each city.
 */
export function wantedOfMaterial(date: SQLiteColumn): SQL | undefined {
  return wanted(sql`+${cities.id}`, cities.id, date);
}

function wanted(idInRange: SQL, id: SQLiteColumn, date: SQLiteColumn): SQL | undefined {
  return and(
    between(idInRange, sql.placeholder("first"), sql.placeholder("last")),
    between(date, sql.placeholder("from"), sql.placeholder("to")),
    sql`(${id}, ${date}) > (${sql.placeholder("afterId")}, ${sql.placeholder("afterDate")})`,
  );
}

const EARLIEST = "0000-00";
const LATEST = "9999-12";

/** The values of the condition's placeholders, and of the subject's `id` and the `limit`. */
export function valuesOf(id: number, { only, from, to, after, limit }: RecordQuery) {
  return {
    id,
    // What comes before the cursor is not read again.
    first: Math.max(only ?? 0, after?.id ?? 0),
    last: only ?? Number.MAX_SAFE_INTEGER,
    from: from ?? EARLIEST,
    to: to ?? LATEST,
    afterId: after?.id ?? 0,
    afterDate: after?.date ?? "",
    limit,
  };
}

const selectSubject = {
  city: statement(FAILURE, (db) =>
    db
      .select({ id: cities.id })
      .from(cities)
      .where(eq(cities.id, sql.placeholder("id"))),
  ),
  material: statement(FAILURE, (db) =>
    db
      .select({ id: materials.id })
      .from(materials)
      .where(eq(materials.id, sql.placeholder("id"))),
  ),
};

/**
 * The rows that `select` gives of a subject's record; empty if it has none, undefined if there is no such
 * subject.
 * @throws DatabaseError
 */
export async function readRecord<Row>(
  store: Store,
  subject: RecordSubject,
  id: number,
  select: () => Promise<Row[]>,
): Promise<Row[] | undefined> {
  const [found, rows] = await Promise.all([selectSubject[subject](store, { id }), select()]);
  return found.length > 0 ? rows : undefined;
}
