import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { type Statement, toJson } from "../statement.ts";

/** The names of a table's columns in the database. */
export function columnNames(table: SQLiteTable): string[] {
  return Object.values(getTableColumns(table)).map(({ name }) => name);
}

/** Statements that insert rows, each with at most `bytes` of JSON. */
export function tableInserts(
  table: SQLiteTable,
  rows: Record<string, unknown>[],
  bytes: number,
): Statement[] {
  const columns = Object.entries(getTableColumns(table));
  const values = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = row[key] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  return inserts(getTableName(table), columnNames(table), values, bytes);
}

/** Statements that insert rows, each an array of values in column order. */
export function inserts(
  table: string,
  columns: string[],
  rows: unknown[][],
  bytes: number,
): Statement[] {
  const values = columns.map((_, index) => `value->>${index}`).join(", ");
  const sql = `insert into ${table} (${columns.join(", ")}) select ${values} from json_each(?1)`;
  return chunks(rows.map(toJson), bytes).map((json) => ({ sql, json }));
}

/** Groups rows of JSON into JSON arrays of at most `bytes`. */
export function chunks(rows: string[], bytes: number): string[] {
  const result: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = new TextEncoder().encode(row).length + 1;
    if (size > room) {
      result.push([]);
      room = bytes - 1;
    }
    result.at(-1)?.push(row);
    room -= size;
  }
  return result.map((chunk) => `[${chunk.join(",")}]`);
}

/**
 * Statements that insert rows, or update rows with the same key if they differ.
 * @param keys the number of leading columns that form the key
 * @param kept columns that are never updated
 */
export function upserts(
  table: SQLiteTable,
  rows: Record<string, unknown>[],
  bytes: number,
  { keys = 1, kept = [] }: { keys?: number; kept?: string[] } = {},
): Statement[] {
  const columns = columnNames(table);
  const key = columns.slice(0, keys).join(", ");
  const others = columns.slice(keys).filter((name) => !kept.includes(name));
  const excluded = others.map((name) => `excluded.${name}`);
  return tableInserts(table, rows, bytes).map(({ sql, json }) => ({
    sql: `${sql} where true on conflict (${key}) do update
      set (${others.join(", ")}) = (${excluded.join(", ")})
      where (${others.join(", ")}) is not (${excluded.join(", ")})`,
    json,
  }));
}
