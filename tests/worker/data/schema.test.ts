import { env } from "cloudflare:workers";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import * as schema from "../../../worker/data/schema.ts";

const tables = Object.values(schema).filter((part) => part instanceof SQLiteTable);

it.each(tables.map((table) => getTableConfig(table)))(
  "$name has the columns and indexes that the schema says",
  async ({ name, columns, indexes }) => {
    const found = await env.DB.prepare("select name from pragma_table_info(?1)").bind(name).all();
    const expected = columns.map((column) => column.name).sort();
    expect(found.results.map((row) => row.name).sort()).toEqual(expected);
    const made = await env.DB.prepare(
      "select name from sqlite_master where type = 'index' and tbl_name = ?1 and sql is not null",
    )
      .bind(name)
      .all();
    const named = indexes.map((index) => index.config.name).sort();
    expect(made.results.map((row) => row.name).sort()).toEqual(named);
  },
);
