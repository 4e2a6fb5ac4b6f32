import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { migrateLocal, migrationNames, withDatabase } from "../../../scripts/database/local.ts";
import { ROOT, run } from "../../../scripts/run.ts";
import { publishLocal, readDataset, replace, seedIfEmpty } from "../../../seed/dataset/database.ts";
import { DataError } from "../../../seed/dataset/problems.ts";
import { liveState } from "../../../seed/dataset/publish.ts";
import { LITERAL_BYTES, toSqlFile, toStatements } from "../../../seed/dataset/statements.ts";
import { localTarget, type Target } from "../../../seed/dataset/target.ts";
import { allRows, type Data, temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState, openedDatabase } from "../local-database.ts";

const emptyDatabase = openedDatabase();

const dataset = (change?: (data: Data) => void) => readDataset(writeFolder(change));

test("migrations are applied once", async () => {
  expect(inject("appliedMigrations")).toEqual(migrationNames());
  expect(await migrateLocal(migratedState())).toEqual([]);
});

describe("publishing", () => {
  test("fills an empty database, and a second time changes nothing", async () => {
    const stateDir = migratedState();
    await withDatabase(stateDir, async (db) => {
      expect(await replace(localTarget(db), dataset())).toBe(true);
      const before = await allRows(db);
      expect(before.scrap_yards).toHaveLength(3);
      expect(await replace(localTarget(db), dataset())).toBe(false);
      expect(await allRows(db)).toEqual(before);
    });
    expect(await seedIfEmpty(stateDir)).toBe(false);
  });

  test("writes nothing when one row is bad", async () => {
    const stateDir = migratedState();
    const folder = writeFolder((data) => {
      Object.assign(data.scrap_yards[2] as object, { latitude: "abc" });
    });
    await expect(publishLocal(folder, stateDir)).rejects.toThrow(DataError);
    const rows = await withDatabase(stateDir, allRows);
    expect(Object.values(rows).flat()).toEqual([]);
  });

  test("keeps every value as it was written", async () => {
    const text = `It's "5 < 6"; drop table cities; -- $& é 🪙\n\nEnd\\`;
    const db = await emptyDatabase();
    await replace(
      localTarget(db),
      dataset((data) => Object.assign(data.scrap_yards[0] as object, { description: text })),
    );
    const rows = await allRows(db);
    expect(rows.scrap_yards).toContainEqual({
      id: 1,
      name: "Wattle Road Metals",
      address: "1 Smelter Road",
      city_id: 13,
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
    const db = await emptyDatabase();
    await db.exec(
      "insert into messages (id, sent_at, name, email, subject, message, page) values (7, 0, 'Ana', 'ana@site.example', 'Hello', 'A question', '/');",
    );
    await replace(localTarget(db), dataset());
    await replace(
      localTarget(db),
      dataset((data) => data.scrap_yards.splice(0, 2)),
    );
    const { results } = await db.prepare("select id from messages").all();
    expect(results).toEqual([{ id: 7 }]);
    const rows = await allRows(db);
    expect(rows.scrap_yards).toEqual([expect.objectContaining({ id: 3 })]);
    const searched = rows.yard_blocks?.flatMap((row) => JSON.parse(row.yards ?? "").yards);
    expect(searched?.map(([id]) => id)).toEqual([3]);
  });

  test("leaves everything as it was when it fails half-way", async () => {
    const db = await emptyDatabase();
    await replace(localTarget(db), dataset());
    const everything = async () => [await allRows(db), await liveState(localTarget(db))];
    const before = await everything();
    const broken: Target = {
      ...localTarget(db),
      apply: (statements) => {
        const half = Math.floor(statements.length / 2);
        const spliced = statements.toSpliced(half, 0, { sql: "delete from no_such_table" });
        return localTarget(db).apply(spliced);
      },
    };
    const other = dataset((data) => data.scrap_yards.splice(0, 2));
    await expect(replace(broken, other)).rejects.toThrow("no_such_table");
    expect(await everything()).toEqual(before);
  });

  test("gives the same rows through the SQL file of a remote publication", async () => {
    const stateDir = migratedState();
    const awkward = dataset((data) => {
      const name = "O'Brien's; -- \\u0027";
      const description = `'"';\ncommit; $1 $& ?1 é 🪙 \\n\n/* end`;
      Object.assign(data.scrap_yards[0] as object, { name, description });
    });
    const db = await emptyDatabase();
    await replace(localTarget(db), awkward);
    const publication = { follows: 0, publishedAt: 0, note: "It's; a note", isKindChange: false };
    const file = join(temporaryFolder(), "publication.sql");
    writeFileSync(file, toSqlFile(toStatements(awkward, LITERAL_BYTES, undefined, publication)));
    const place = ["--local", "--persist-to", stateDir, "--config", join(ROOT, "wrangler.toml")];
    await run("wrangler", ["d1", "execute", "DB", ...place, "--file", file, "--yes"]);
    await withDatabase(stateDir, async (remote) => {
      expect(await allRows(remote)).toEqual(await allRows(db));
      const note = await remote.prepare("select note from publications").first("note");
      expect(note).toBe("It's; a note");
    });
  });
});
