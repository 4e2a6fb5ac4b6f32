import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateLocal, migrationNames, withDatabase } from "../../../scripts/database/local.ts";
import { ROOT, run } from "../../../scripts/run.ts";
import { loadLocal, readDataset, replace, seedIfEmpty } from "../../../seed/loader/database.ts";
import { DataError } from "../../../seed/loader/problems.ts";
import { LITERAL_BYTES, toSqlFile, toStatements } from "../../../seed/loader/statements.ts";
import { matchExpression } from "../../../worker/data/yard-index.ts";
import { allRows, type Data, temporaryFolder, writeFolder } from "../data-folder.ts";

// A migrated, empty database; each test takes a copy.
const migrated = mkdtempSync(join(tmpdir(), "seed-test-state-"));
let applied: string[];

beforeAll(async () => {
  applied = await migrateLocal(migrated);
});
afterAll(() => rmSync(migrated, { recursive: true, force: true }));

function emptyDatabase(): string {
  const stateDir = temporaryFolder();
  cpSync(migrated, stateDir, { recursive: true });
  return stateDir;
}

const dataset = (change?: (data: Data) => void) => readDataset(writeFolder(change));

test("migrations are applied once", async () => {
  expect(applied).toEqual(migrationNames());
  expect(await migrateLocal(emptyDatabase())).toEqual([]);
});

describe("loading", () => {
  test("fills an empty database, and a second time changes nothing", async () => {
    const stateDir = emptyDatabase();
    await withDatabase(stateDir, async (db) => {
      expect(await replace(db, dataset())).toBe(true);
      const before = await allRows(db);
      expect(before.scrap_yards).toHaveLength(3);
      expect(await replace(db, dataset())).toBe(false);
      expect(await allRows(db)).toEqual(before);
    });
    expect(await seedIfEmpty(stateDir)).toBe(false);
  });

  test("loads nothing when one row is bad", async () => {
    const stateDir = emptyDatabase();
    const folder = writeFolder((data) => {
      Object.assign(data.scrap_yards[2] as object, { latitude: "abc" });
    });
    await expect(loadLocal(folder, stateDir)).rejects.toThrow(DataError);
    const rows = await withDatabase(stateDir, allRows);
    expect(Object.values(rows).flat()).toEqual([]);
  });

  test("keeps every value as it was written", async () => {
    const text = `It's "5 < 6"; drop table cities; -- $& é 🪙\n\nEnd\\`;
    const rows = await withDatabase(emptyDatabase(), async (db) => {
      await replace(
        db,
        dataset((data) => Object.assign(data.scrap_yards[0] as object, { description: text })),
      );
      return allRows(db);
    });
    expect(rows.scrap_yards).toContainEqual({
      id: 1,
      name: "Wattle Road Metals",
      address: "1 Smelter Road",
      city_id: 13,
      rank: 2,
      phone: "(02) 5550 1234",
      website: "https://yard.example",
      description: text,
      accepted_materials: '["Copper","Brass"]',
      services: '["Bins"]',
      latitude: -33.8125,
      longitude: 150.9,
      opening_hours: "Mo-Fr 07:00-16:00",
      checked_on: "2026-11-09",
    });
    expect(rows.scrap_yards).toContainEqual(
      expect.objectContaining({ id: 3, description: null, services: null, latitude: null }),
    );
    expect(rows.dataset).toEqual([expect.objectContaining({ id: 1, is_sample: 1 })]);
    expect(rows.materials).toContainEqual(
      expect.objectContaining({ aliases: '["aluminium","alloy"]', meta_description: null }),
    );
  });

  test("replaces what was there, and touches no other table", async () => {
    const rows = await withDatabase(emptyDatabase(), async (db) => {
      await db.exec(
        "insert into messages (id, sent_at, name, email, subject, message, page) values (7, 0, 'Ana', 'ana@site.example', 'Hello', 'A question', '/');",
      );
      await replace(db, dataset());
      await replace(
        db,
        dataset((data) => data.scrap_yards.splice(0, 2)),
      );
      const { results } = await db.prepare("select id from messages").all();
      expect(results).toEqual([{ id: 7 }]);
      return allRows(db);
    });
    expect(rows.scrap_yards).toEqual([expect.objectContaining({ id: 3, rank: 1 })]);
    expect(rows.yard_counts?.map(({ material }) => material)).toEqual(["", ""]);
    expect(rows.filter_options?.map(({ value }) => value)).toEqual(["NSW", "TAS"]);
  });

  test("finds the new yards by their words, and the old ones no longer", async () => {
    const found = await withDatabase(emptyDatabase(), async (db) => {
      await replace(db, dataset());
      await replace(
        db,
        dataset((data) => data.scrap_yards.splice(0, 2)),
      );
      const query = matchExpression({ q: "", state: "NSW", material: "", service: "" });
      return db.prepare("select rowid from yard_index where yard_index match ?1").bind(query).all();
    });
    expect(found.results).toEqual([{ rowid: 1 }]);
  });

  test("gives the same rows through the SQL file of a remote load", async () => {
    const stateDir = emptyDatabase();
    const awkward = dataset((data) => {
      const name = "O'Brien's; -- \\u0027";
      const description = `'"';\ncommit; $1 $& ?1 é 🪙 \\n\n/* end`;
      Object.assign(data.scrap_yards[0] as object, { name, description });
    });
    const bound = await withDatabase(stateDir, async (db) => {
      await replace(db, awkward);
      const rows = await allRows(db);
      await db.prepare("delete from scrap_yards").run();
      return rows;
    });
    const file = join(temporaryFolder(), "load.sql");
    writeFileSync(file, toSqlFile(toStatements(awkward, LITERAL_BYTES)));
    const place = ["--local", "--persist-to", stateDir, "--config", join(ROOT, "wrangler.toml")];
    await run("wrangler", ["d1", "execute", "DB", ...place, "--file", file, "--yes"]);
    expect(await withDatabase(stateDir, allRows)).toEqual(bound);
  });
});
