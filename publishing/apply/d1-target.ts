import { BOUND_BYTES } from "../statement.ts";
import type { StoredRow, Target } from "./target.ts";

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
