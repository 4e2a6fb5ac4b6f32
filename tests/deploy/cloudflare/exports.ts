import type { DatabaseSync } from "node:sqlite";
import type { Context } from "hono";

/** Exports of databases as SQL files, which are ready at the first question. */
export function createExports() {
  const texts: string[] = [];

  const step = (url: string, sqlite: DatabaseSync): object => {
    const number = texts.push(dump(sqlite)) - 1;
    const result = {
      filename: `${number}.sql`,
      signed_url: new URL(`/exports/${number}`, url).href,
    };
    return { success: true, status: "complete", at_bookmark: "bookmark", messages: [], result };
  };

  const download = (c: Context) => c.text(texts[Number(c.req.param("number"))] ?? "");

  return { step, download };
}

/** As D1 writes it: tables with a row in each statement, then what belongs to them. */
function dump(sqlite: DatabaseSync): string {
  const schema = sqlite
    .prepare("select type, name, sql from sqlite_master where sql is not null order by rowid")
    .all() as { type: string; name: string; sql: string }[];
  if (schema.some(({ sql }) => /^create virtual/i.test(sql)))
    throw new Error("D1 Export error: cannot export databases with Virtual Tables (fts5)");
  const tables = schema.filter(({ type, name }) => type === "table" && name !== "sqlite_sequence");
  return [
    "PRAGMA defer_foreign_keys=TRUE;",
    ...tables.flatMap(({ name, sql }) => [`${sql};`, ...rowsOf(sqlite, name)]),
    "DELETE FROM sqlite_sequence;",
    ...rowsOf(sqlite, "sqlite_sequence"),
    ...schema.filter(({ type }) => type !== "table").map(({ sql }) => `${sql};`),
  ].join("\n");
}

function rowsOf(sqlite: DatabaseSync, table: string): string[] {
  const columns = sqlite.prepare(`select * from "${table}"`).columns();
  const names = columns.map(({ name }) => `"${name}"`);
  const values = names.map((name) => `quote(${name})`).join(" || ',' || ");
  const rows = sqlite.prepare(`select ${values} as row from "${table}"`).all();
  return rows.map(({ row }) => `INSERT INTO "${table}" (${names}) VALUES(${row});`);
}
