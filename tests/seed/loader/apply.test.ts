import { expect, test } from "vitest";
import { hasTable, withDatabase } from "../../../scripts/database/wrangler.ts";
import { applyParked } from "../../../seed/loader/apply.ts";
import type { Statement } from "../../../seed/loader/statements.ts";
import { temporaryFolder } from "../data-folder.ts";

const fill: Statement[] = [
  { sql: "delete from things" },
  {
    sql: "insert into things select value->>0 from json_each(?1)",
    json: '[["$& it\'s"],["é 🪙"]]',
  },
  { sql: "insert into things select value->>0 from json_each(?1)", json: '[["last"]]' },
];

async function things(db: D1Database): Promise<unknown[]> {
  const { results } = await db.prepare("select name from things order by rowid").all();
  return results.map(({ name }) => name);
}

test("statements whose values are parked do what they would do by themselves", async () => {
  await withDatabase(temporaryFolder(), async (db) => {
    await db.exec("create table things (name text); insert into things values ('old');");
    // What a load left that was broken off.
    await db.exec("create table parked (id integer primary key, json text);");
    await applyParked(db, fill);
    expect(await things(db)).toEqual(["$& it's", "é 🪙", "last"]);
    expect(await hasTable(db, "parked")).toBe(false);
  });
});

test("when one of them fails nothing is changed, and nothing stays parked", async () => {
  await withDatabase(temporaryFolder(), async (db) => {
    await db.exec("create table things (name text); insert into things values ('old');");
    const broken = [...fill, { sql: "insert into nowhere values (1)" }];
    await expect(applyParked(db, broken)).rejects.toThrow("nowhere");
    expect(await things(db)).toEqual(["old"]);
    expect(await hasTable(db, "parked")).toBe(false);
  });
});
