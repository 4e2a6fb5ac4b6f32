import { env } from "cloudflare:workers";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "../../publishing/statement.ts";
import * as schema from "../../worker/data/schema.ts";

/** The places are most of the seed, and no test changes them: they stay from one file to the next. */
const isOfPlaces = (sql: string) => /\bplace_words\b/.test(sql);

const EMPTYING: Statement[] = [
  ...Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => `delete from ${getTableName(table)}`),
  // The next publication is the first again.
  "update sqlite_sequence set seq = 0",
].map((sql) => ({ sql }));

/** Runs statements in the database of the tests, as one transaction. */
export async function runStatements(statements: Statement[]): Promise<void> {
  await env.DB.batch(
    statements.map(({ sql, json }) => {
      const statement = env.DB.prepare(sql);
      return json === undefined ? statement : statement.bind(json);
    }),
  );
}

/** Empties the database, apart from the places, and fills it by these statements until the next file of tests. */
export async function replaceData(statements: Statement[]): Promise<void> {
  await runStatements([...EMPTYING, ...statements].filter(({ sql }) => !isOfPlaces(sql)));
}
