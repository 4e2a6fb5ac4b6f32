import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { migrations, statements } from "virtual:seed";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll } from "vitest";
import * as schema from "../../worker/data/schema.ts";
import { countRows } from "./database.ts";
import { holdTimeOuts } from "./time-outs.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      FUZZ: { isLong: boolean; requests: number; seed: number };
    }
  }
}

holdTimeOuts();

/** The places are most of the seed, and no test changes them: they stay from one file to the next. */
const isOfPlaces = (sql: string) => /\blocalit(ies|y_index)\b/.test(sql);

const EMPTYING = [
  ...Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table) => `delete from ${getTableName(table)}`),
  // The next publication is the first again.
  "update sqlite_sequence set seq = 0",
].map((sql) => ({ sql, json: undefined }));

// Every file starts with the seed as it is in the repository.
beforeAll(async () => {
  const isFirst = (await countRows("sqlite_schema", "name = 'localities'")) === 0;
  if (isFirst) await applyD1Migrations(env.DB, migrations);
  const written = isFirst
    ? statements
    : [...EMPTYING, ...statements].filter(({ sql }) => !isOfPlaces(sql));
  await env.DB.batch(
    written.map(({ sql, json }) => {
      const statement = env.DB.prepare(sql);
      return json === undefined ? statement : statement.bind(json);
    }),
  );
});
