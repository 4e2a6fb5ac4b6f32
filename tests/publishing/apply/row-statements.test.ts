import type { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { toStatements } from "../../../publishing/apply/statements.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import type { Dataset } from "../../../publishing/derive/tables.ts";
import { unpacked } from "../../../worker/data/yards/yard-blocks.ts";
import { type Data, writeFolder } from "../data-folder.ts";
import { migratedSqlite, placedTarget } from "../sqlite-target.ts";

const dataset = (change?: (data: Data) => void) => readDataset(writeFolder(change));

/** Publishes a dataset; returns the ids of the yards and of the blocks that were written. */
async function written(sqlite: DatabaseSync, published: Dataset) {
  sqlite.exec("create temp table written (name, id)");
  for (const [table, key] of Object.entries({ scrap_yards: "id", yard_blocks: "block" }))
    for (const [event, row] of Object.entries({ insert: "new", update: "new", delete: "old" }))
      sqlite.exec(
        `create temp trigger ${table}_${event} after ${event} on ${table}
          begin insert into written values ('${table}', ${row}.${key}); end`,
      );
  await replace(placedTarget(sqlite), published);
  const idsOf = (table: string) =>
    sqlite
      .prepare("select distinct id from written where name = ? order by 1")
      .all(table)
      .map(({ id }) => id);
  return { yards: idsOf("scrap_yards"), blocks: idsOf("yard_blocks") };
}

/** The names that searches know, and those of the rows. */
function names(sqlite: DatabaseSync) {
  const blocks = sqlite.prepare("select yards from yard_blocks order by block").all();
  const { yards } = unpacked(blocks.map(({ yards: text }) => JSON.parse(String(text))));
  const rows = sqlite.prepare("select id, name from scrap_yards order by id").all();
  return {
    searched: yards.map(({ name }) => name),
    rows: rows.map(({ id, name }) => `${id} ${name}`),
  };
}

/** A database that holds the small dataset, after `change`. */
async function published(change?: (data: Data) => void) {
  const sqlite = migratedSqlite();
  await replace(placedTarget(sqlite), dataset(change));
  return sqlite;
}

test("of the yards one that has changed is written with its block, and no other", async () => {
  // Two other yards are in the same block.
  const many = (data: Data) => {
    const [yard] = data.scrap_yards;
    data.scrap_yards = ["1", "2", "8", "15"].map((id) => ({ ...yard!, id, name: `Yard ${id}` }));
  };
  const sqlite = await published(many);
  const other = dataset((data) => {
    many(data);
    Object.assign(data.scrap_yards[2]!, { name: "O'Brien; Sons" });
  });
  expect(await written(sqlite, other)).toEqual({ yards: [8], blocks: [1] });
  expect(names(sqlite)).toEqual({
    searched: ["O'Brien; Sons", "Yard 1", "Yard 15", "Yard 2"],
    rows: ["1 Yard 1", "2 Yard 2", "8 O'Brien; Sons", "15 Yard 15"],
  });
});

test("a yard that was merged into another stays, and no search finds it", async () => {
  const sqlite = await published();
  const merged = dataset((data) => {
    Object.assign(data.scrap_yards[0]!, { merged_into: "" });
    Object.assign(data.scrap_yards[1]!, { merged_into: "1" });
  });
  await replace(placedTarget(sqlite), merged);
  expect(names(sqlite)).toEqual({
    searched: ["Wattle Road Metals", "Zinc & Sons"],
    rows: ["1 Wattle Road Metals", "2 acacia Scrap", "3 Zinc & Sons"],
  });
});

test("a yard that is gone is removed, one that is new is added, and none may be left", async () => {
  const sqlite = await published();
  const other = dataset((data) => {
    const [, second, third] = data.scrap_yards;
    data.scrap_yards = [second!, third!, { ...second!, id: "9", name: "New Yard" }];
  });
  expect(await written(sqlite, other)).toEqual({ yards: [1, 9], blocks: [1, 2] });
  expect(names(sqlite)).toEqual({
    searched: ["acacia Scrap", "New Yard", "Zinc & Sons"],
    rows: ["2 acacia Scrap", "3 Zinc & Sons", "9 New Yard"],
  });
  const none = { "scrap_yards.csv": "id,name,address,city_slug\n" };
  await replace(placedTarget(sqlite), readDataset(writeFolder(undefined, none)));
  expect(names(sqlite)).toEqual({ searched: [], rows: [] });
  // The states of cities without yards stay.
  const [block] = sqlite.prepare("select yards from yard_blocks order by block limit 1").all();
  const { cities } = unpacked([JSON.parse(String(block?.yards))]);
  expect([...cities.values()].map(({ state }) => state)).toEqual(["NSW", "TAS", "NSW"]);
});

test("a block that is longer than a statement may be is written in pieces", async () => {
  const awkward = dataset((data) => {
    Object.assign(data.scrap_yards[0]!, { name: "🪙é".repeat(25), address: "O'Brien; 🪙" });
  });
  const sqlite = migratedSqlite();
  await replace({ ...placedTarget(sqlite), statementBytes: 800 }, awkward);
  const blocks = sqlite.prepare("select yards from yard_blocks order by block").all();
  expect(blocks.map(({ yards }) => yards)).toEqual(awkward.yardBlocks.map(({ yards }) => yards));
  const pieces = toStatements(awkward, 800, undefined).filter(({ sql }) => sql.includes("||"));
  expect(pieces.length).toBeGreaterThan(7);
  for (const { json = "" } of pieces) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(800);
});
