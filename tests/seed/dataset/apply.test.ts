import { expect, test } from "vitest";
import { hasTable, withDatabase } from "../../../scripts/database/local.ts";
import { apply } from "../../../seed/dataset/apply.ts";
import type { Statement } from "../../../seed/dataset/statement.ts";
import { temporaryFolder } from "../data-folder.ts";

const statements: Statement[] = [
  { sql: "delete from things" },
  {
    sql: "insert into things select value->>0 from json_each(?1)",
    json: '[["$& it\'s"],["é 🪙"]]',
  },
  { sql: "insert into things select value->>0 from json_each(?1)", json: '[["last"]]' },
];
const broken = [...statements, { sql: "insert into nowhere values (1)" }];

async function things(db: D1Database): Promise<unknown[]> {
  const { results } = await db.prepare("select name from things order by rowid").all();
  return results.map(({ name }) => name);
}

// With a limit of 0 bytes everything goes through the staging table.
test.each([
  ["at once", undefined],
  ["through the staging table", 0],
])("statements are applied together or not at all, %s", async (_, bytes) => {
  await withDatabase(temporaryFolder(), async (db) => {
    await db.exec("create table things (name text); insert into things values ('old');");
    await expect(apply(db, broken, bytes)).rejects.toThrow("nowhere");
    expect(await things(db)).toEqual(["old"]);

    if (bytes === 0) await db.exec("create table publication_staging (left_by_an_interruption);");
    await apply(db, statements, bytes);
    expect(await things(db)).toEqual(["$& it's", "é 🪙", "last"]);
    expect(await hasTable(db, "publication_staging")).toBe(false);
  });
});
