import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Target } from "../../../publishing/apply/target.ts";
import { findBackup, listBackups } from "../../../publishing/commands/backups.ts";
import { readDataset } from "../../../publishing/commands/database.ts";
import { restore } from "../../../publishing/commands/restore.ts";
import { copper, publishOn, realData, TODAY, withTarget } from "../live.ts";

const directory = () => process.env.BACKUP_DIR!;

/** Goes back to a backup as the command does; returns what was printed. */
async function rollBack(target: Target, name: string, isDryRun = false): Promise<string> {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), ask: undefined };
  const options = { today: TODAY, isDryRun, isConfirmed: true };
  expect(await restore(target, findBackup(name, target.place), options, terminal)).toBe(true);
  return lines.join("\n");
}

const observations = (target: Target) =>
  target.query([
    `select city_id, checked_on, min_cents, max_cents from price_observations
     where min_cents is not null order by 1, 2`,
    "select * from price_months order by 1, 2, 3",
    "select city_id, material_id, min_cents, max_cents, previous_min_cents from prices",
  ]);

test("a backup holds the CSV files of what was live, and says what it is", () =>
  withTarget(async (target) => {
    const first = realData(copper("8", "10"));
    await publishOn(target, first);
    await publishOn(target, realData(copper("8.50", "10")));
    const [name = ""] = readdirSync(directory());
    expect(name).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{16}$/);
    expect(name).toContain(first.dataset[0]!.version);
    const folder = path.join(directory(), name);
    expect(JSON.parse(readFileSync(path.join(folder, "backup.json"), "utf8"))).toMatchObject({
      ...{ database: "local", publication: 1, name: "Small, for tests" },
      ...{ publishedOn: "2026-11-20", takenAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(readDataset(folder)).toEqual(first);
  }));

test("a rollback is a new publication that undoes the record too, and visitors' messages stay", () =>
  withTarget(async (target) => {
    await publishOn(target, realData(copper("8", "10")));
    const before = await observations(target);
    await publishOn(target, realData(copper("107.10", "110", "2026-11-19")), { isAccepted: true });
    const message =
      "insert into messages (sent_at, name, email, subject, message, page) values (0, 'Ana', 'a@b.example', 'Hi', 'Hello', '/')";
    await target.apply([{ sql: message }]);
    const [name = ""] = readdirSync(directory());
    expect(await rollBack(target, name, true)).toContain("→ $8.00 to $10.00");
    const output = await rollBack(target, name);
    // It is said, but it does not stop anything.
    expect(output).toContain("These checking dates go back");
    expect(await observations(target)).toEqual(before);
    const [publications, messages] = await target.query([
      "select id, note from publications",
      "select name from messages",
    ]);
    expect(publications).toEqual([
      { id: 1, note: null },
      { id: 2, note: null },
      {
        id: 3,
        note: expect.stringMatching(
          /^Back to Small, for tests, saved on \d+ [A-Z][a-z]+ \d{4} at /,
        ),
      },
    ]);
    expect(messages).toEqual([{ name: "Ana" }]);
    expect(await rollBack(target, name)).toMatch(/^Nothing to change: /);
    // The rollback made a backup of its own, so that it can be undone.
    expect(readdirSync(directory())).toHaveLength(2);
  }));

test("a rollback undoes records from price_history.csv although no price differs", () =>
  withTarget(async (target) => {
    const dataset = realData(copper("8", "10"));
    await publishOn(target, dataset);
    const before = await observations(target);
    const record = { cityId: 13, materialId: 1, checkedOn: "2025-01-01", minCents: 1, maxCents: 2 };
    const { output } = await publishOn(target, { ...dataset, priceHistory: [record] });
    expect(output).toContain("price_history.csv  1 new row\n");
    const [name = ""] = readdirSync(directory());
    await rollBack(target, name);
    expect(await observations(target)).toEqual(before);
  }));

test("a backup from before the database was made anew is published without touching the record", () =>
  withTarget(async (target) => {
    await publishOn(target, realData(copper("8", "10")));
    await publishOn(target, realData(copper("8.50", "10", "2026-11-19")));
    await target.apply([{ sql: "update publications set published_at = 1 where id = 1" }]);
    const [name = ""] = readdirSync(directory());
    expect(await rollBack(target, name)).toMatch(
      /^This backup's publication is not on record here/,
    );
  }));

test("the last 20 backups of each database are kept, and no other folder is removed", () =>
  withTarget(async (target) => {
    const facts = { database: "local", publication: 1, publishedAt: 0, takenAt: "", name: "" };
    const folderOf = (name: string, database?: string) => {
      const folder = path.join(directory(), name);
      mkdirSync(folder);
      const text = JSON.stringify({ ...facts, database, publishedOn: "" });
      if (database) writeFileSync(path.join(folder, "backup.json"), text);
    };
    const namesOf = (database: Target["place"]) =>
      listBackups(database).map(({ folder }) => path.basename(folder));
    for (let i = 10; i < 32; i++) {
      folderOf(`20250101T0000${i}Z-${"a".repeat(16)}`, "local");
      folderOf(`20240101T0000${i}Z-${"b".repeat(16)}`, "remote");
    }
    folderOf("20230101-mine", "local");
    folderOf(`20230101T000000Z-${"c".repeat(16)}`);
    await publishOn(target, realData(copper("8", "10")));
    await publishOn(target, realData(copper("8.50", "10")));
    const [newest = "", ...local] = namesOf("local");
    const kept = Array.from({ length: 19 }, (_, i) => `20250101T0000${31 - i}Z-${"a".repeat(16)}`);
    expect(local).toEqual(kept);
    const other = namesOf("remote");
    expect(other).toEqual(
      Array.from({ length: 22 }, (_, i) => `20240101T0000${31 - i}Z-${"b".repeat(16)}`),
    );
    const mine = ["20230101-mine", `20230101T000000Z-${"c".repeat(16)}`];
    expect(readdirSync(directory()).sort()).toEqual([...mine, ...other, ...kept, newest].sort());
  }));

test.each([
  ["20250101T000000Z-aaaaaaaaaaaaaaaa", "local", 'There is no backup "20250101T'],
  ["../backups", "local", 'There is no backup "../backups"'],
])("%j of the %s database is refused", (name, place, message) =>
  withTarget(async () => {
    expect(() => findBackup(name, place as Target["place"])).toThrow(message);
  }),
);

test("a backup of the other database is refused", () =>
  withTarget(async (target) => {
    await publishOn(target, realData(copper("8", "10")));
    await publishOn(target, realData(copper("8.50", "10")));
    const [name = ""] = readdirSync(directory());
    expect(() => findBackup(name, "remote")).toThrow(
      "is a backup of the other database. Leave out --remote.",
    );
  }));
