import { BOUND_BYTES, type Statement } from "../statement.ts";

/** A row of SQLite, by column name. */
export type StoredRow = Record<string, string | number | null>;

/** A database that commands and the desk read from and publish to. */
export interface Target {
  place: "local" | "remote";
  /** The maximum number of bytes of JSON in one statement. */
  statementBytes: number;
  /** Runs SELECTs without parameters, and returns the rows of each. */
  query: (selects: string[]) => Promise<StoredRow[][]>;
  /** Runs statements in one transaction; throws if one fails. */
  apply: (statements: Statement[]) => Promise<void>;
}

/** A D1 database that is bound to this program. */
export function d1Target(db: D1Database): Target {
  return {
    place: "local",
    statementBytes: BOUND_BYTES,
    query: async (selects) => {
      const results = await db.batch<StoredRow>(selects.map((sql) => db.prepare(sql)));
      return results.map((result) => result.results);
    },
    apply: async (statements) => {
      const prepared = statements.map(({ sql, json }) => {
        const statement = db.prepare(sql);
        return json === undefined ? statement : statement.bind(json);
      });
      await db.batch(prepared);
    },
  };
}
