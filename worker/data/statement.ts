import { Column, fillPlaceholders, getTableColumns, is, type Query, SQL, Table } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { Store } from "./store.ts";

// By itself Drizzle writes a query's SQL anew each time it is asked, and asks of every value again
// what it is: that was an eighth of a page's CPU time.

/** A query of Drizzle's that selects rows. */
interface Select<Row> extends PromiseLike<Row[]> {
  toSQL(): Query;
  readonly _: { readonly selectedFields: object };
}

/** What a row is made of, in the order in which it is selected. */
type Shape = [name: string, part: Column | "as it is" | Shape][];

/** Writes queries down, and never asks one. */
const writer = drizzle({} as D1Database);

/**
 * A query that is written once, when its module is loaded, and then asked with values for its
 * placeholders. It gives the rows that Drizzle gives; an object within a row is null where nothing of
 * it was found.
 */
export function statement<Row>(select: (db: DrizzleD1Database) => Select<Row>) {
  const query = select(writer);
  const { sql, params } = query.toSQL();
  const shape = shapeOf(query._.selectedFields);
  return async (store: Store, values: Record<string, string | number> = {}): Promise<Row[]> => {
    const asked = store.d1.prepare(sql).bind(...fillPlaceholders(params, values));
    const rows = await asked.raw<unknown[]>();
    return rows.map((row) => objectOf(shape, row.values()) as Row);
  };
}

function shapeOf(fields: object): Shape {
  return Object.entries(fields).map(([name, field]) => {
    if (is(field, Column)) return [name, field];
    if (is(field, SQL) || is(field, SQL.Aliased)) return [name, "as it is"];
    return [name, shapeOf(is(field, Table) ? getTableColumns(field) : field)];
  });
}

function objectOf(shape: Shape, values: Iterator<unknown>): object {
  const object: Record<string, unknown> = {};
  for (const [name, part] of shape) {
    if (Array.isArray(part)) {
      const inner = objectOf(part, values);
      object[name] = Object.values(inner).every((value) => value === null) ? null : inner;
    } else {
      const { value } = values.next();
      object[name] = value === null || part === "as it is" ? value : part.mapFromDriverValue(value);
    }
  }
  return object;
}
