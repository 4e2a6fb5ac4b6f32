import { Column, fillPlaceholders, getTableColumns, is, type Query, SQL, Table } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { failureOf, type Store } from "./store.ts";

// Runs queries, each with the message for its failure.
//
// Drizzle generates the SQL of a query each time it runs, and inspects the type of every value of its rows.
// Doing both once for each query is faster (docs/performance.md).

/** Values of placeholders, by name. */
type Values = Record<string, string | number>;

/** A select query of Drizzle. */
interface Select<Row> {
  toSQL(): Query;
  prepare(): { execute(values: Values): Promise<Row[]> };
  readonly _: { readonly selectedFields: object };
}

/**
 * The fields of a row in the order in which they are selected: a column, the result of a SQL expression,
 * or the fields of an object within the row.
 */
type RowLayout = [name: string, field: Column | "expression" | RowLayout][];

/**
 * Prepares a query when it is first run, because an isolate needs few of them for its first page. The
 * returned function runs it with values for its placeholders and returns the same rows as Drizzle; an object
 * within a row is null if all of its fields are.
 *
 * One line in place of what it reads turns this off: `read(message, () => select(store.db).prepare().execute(values))`.
 * @param failure the message of the DatabaseError that it throws when the database fails, unless a call names another
 * @throws an Error if a placeholder has no value
 */
export function statement<Row>(failure: string, select: (db: DrizzleD1Database) => Select<Row>) {
  let prepared: ReturnType<typeof prepare> | undefined;
  return (store: Store, values: Values = {}, message = failure): Promise<Row[]> =>
    read(message, async () => {
      prepared ??= prepare(select);
      const { sql, params, layout } = prepared;
      const bound = store.d1.prepare(sql).bind(...fillPlaceholders(params, values));
      const rows = await bound.raw<unknown[]>();
      return rows.map((row) => toObject(layout, row.values()) as Row);
    });
}

/**
 * The result of a query that is composed for one request.
 * @throws DatabaseError with `failure` as its message when the database fails; in development, a SqlError
 */
export function read<T>(failure: string, query: () => Promise<T>): Promise<T> {
  return run(failure, firstLine, query);
}

/**
 * Runs a statement that stores what a visitor typed.
 * @throws DatabaseError with `failure` as its message when it fails; in development, a SqlError
 */
export async function write(failure: string, query: () => Promise<unknown>): Promise<void> {
  await run(failure, errorCodes, query);
}

async function run<T>(
  failure: string,
  describe: (cause: Error) => string,
  query: () => Promise<T>,
): Promise<T> {
  const isDevelopment = import.meta.env.MODE === "development";
  const calledFrom = isDevelopment ? new Error().stack?.split("\n").slice(3).join("\n") : undefined;
  try {
    return await query();
  } catch (error) {
    throw failureOf(error, failure, describe, calledFrom);
  }
}

function firstLine({ message }: Error): string {
  return message.split("\n", 1)[0]!;
}

// D1's message repeats a value that it cannot bind, so only the codes of a failed write are logged.
function errorCodes({ message }: Error): string {
  return (message.match(/\b(D1|SQLITE)_[A-Z_]+\b/g) ?? []).join(" ") || "unknown cause";
}

function prepare<Row>(select: (db: DrizzleD1Database) => Select<Row>) {
  // A Drizzle instance without a database only generates SQL. Each statement has its own, because one keeps
  // the names of a table's columns: in development it would not know those added since.
  const query = select(drizzle({} as D1Database));
  return { ...query.toSQL(), layout: layoutOf(query._.selectedFields) };
}

function layoutOf(fields: object): RowLayout {
  return Object.entries(fields).map(([name, field]) => {
    if (is(field, Column)) return [name, field];
    if (is(field, SQL) || is(field, SQL.Aliased)) return [name, "expression"];
    return [name, layoutOf(is(field, Table) ? getTableColumns(field) : field)];
  });
}

function toObject(layout: RowLayout, values: Iterator<unknown>): object {
  const object: Record<string, unknown> = {};
  for (const [name, field] of layout) {
    if (Array.isArray(field)) {
      const nested = toObject(field, values);
      object[name] = Object.values(nested).every((value) => value === null) ? null : nested;
    } else {
      const { value } = values.next();
      const isRaw = value === null || field === "expression";
      object[name] = isRaw ? value : field.mapFromDriverValue(value);
    }
  }
  return object;
}
