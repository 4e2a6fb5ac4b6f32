import type { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
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
  for (const [table, key] of [
    ["scrap_yards", "id"],
    ["yard_blocks", "block"],
  ]) {
    for (const [event, row] of [
      ["insert", "new"],
      ["update", "new"],
      ["delete", "old"],
    ]) {
      sqlite.exec(
        `create temp trigger ${table}_${event} after ${event} on ${table}
          begin insert into written values ('${table}', ${row}.${key}); end`,
      );
    }
  }
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

describe("publishing into a database that holds yards", () => {
  test("writes no yard where only prices have changed", async () => {
    const sqlite = migratedSqlite();
    await replace(placedTarget(sqlite), dataset());
    const other = dataset((data) => Object.assign(data.prices[0]!, { max: "12" }));
    expect(await written(sqlite, other)).toEqual({ yards: [], blocks: [] });
  });

  test("writes a yard that has changed and its block, and no other", async () => {
    const sqlite = migratedSqlite();
    // Two other yards are in the same block.
    const many = (data: Data) => {
      const [yard] = data.scrap_yards;
      data.scrap_yards = ["1", "2", "8", "15"].map((id) => ({ ...yard!, id, name: `Yard ${id}` }));
    };
    await replace(placedTarget(sqlite), dataset(many));
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

  test("keeps a yard that was merged into another, where no search finds it", async () => {
    const sqlite = migratedSqlite();
    await replace(placedTarget(sqlite), dataset());
    const merged = (data: Data) => {
      Object.assign(data.scrap_yards[0]!, { merged_into: "" });
      Object.assign(data.scrap_yards[1]!, { merged_into: "1" });
    };
    await replace(placedTarget(sqlite), dataset(merged));
    expect(names(sqlite)).toEqual({
      searched: ["Wattle Road Metals", "Zinc & Sons"],
      rows: ["1 Wattle Road Metals", "2 acacia Scrap", "3 Zinc & Sons"],
    });
    const gone = dataset((data) => void data.scrap_yards.splice(1, 1));
    await replace(placedTarget(sqlite), gone);
    expect(names(sqlite).rows).toEqual(["1 Wattle Road Metals", "3 Zinc & Sons"]);
  });

  test("removes a yard that is gone, and adds one that is new", async () => {
    const sqlite = migratedSqlite();
    await replace(placedTarget(sqlite), dataset());
    const other = dataset((data) => {
      const [, second, third] = data.scrap_yards;
      data.scrap_yards = [second!, third!, { ...second!, id: "9", name: "New Yard" }];
    });
    expect(await written(sqlite, other)).toEqual({ yards: [1, 9], blocks: [1, 2] });
    expect(names(sqlite)).toEqual({
      searched: ["acacia Scrap", "New Yard", "Zinc & Sons"],
      rows: ["2 acacia Scrap", "3 Zinc & Sons", "9 New Yard"],
    });
  });

  test("removes all of them, and keeps the states of cities without yards", async () => {
    const sqlite = migratedSqlite();
    await replace(placedTarget(sqlite), dataset());
    const none = { "scrap_yards.csv": "id,name,address,city_slug\n" };
    await replace(placedTarget(sqlite), readDataset(writeFolder(undefined, none)));
    expect(names(sqlite)).toEqual({ searched: [], rows: [] });
    const [block] = sqlite.prepare("select yards from yard_blocks order by block limit 1").all();
    const { cities } = unpacked([JSON.parse(String(block?.yards))]);
    expect([...cities.values()].map(({ state }) => state)).toEqual(["NSW", "TAS", "NSW"]);
  });
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
