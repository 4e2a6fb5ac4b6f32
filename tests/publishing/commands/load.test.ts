import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { load } from "../../../publishing/commands/load.ts";
import { validData, writeFolder } from "../data-folder.ts";
import { newPlace, run } from "./run-command.ts";

test("bad files are told with each problem, exit 1", async () => {
  const folder = writeFolder((data) => {
    Object.assign(data.scrap_yards[0] as object, { latitude: "abc" });
  });
  expect(await run(load, [folder])).toMatchObject({
    status: 1,
    stderr:
      'scrap_yards.csv:2 latitude: must be a number from -44 to -9 (found "abc")\nNothing was loaded.\n',
  });
});

test("at most 50 problems are printed", async () => {
  const folder = writeFolder((data) => {
    // Each of them is a mistake of its own, because another city is meant.
    data.cities = Array.from({ length: 60 }, (_, index) => ({
      ...validData().cities[0]!,
      ...{ id: String(index + 1), name: `Town${index}`, slug: `town${index}${index}` },
    }));
    data.prices = [];
    data.scrap_yards = [];
  });
  const lines = (await run(load, [folder])).stderr.trimEnd().split("\n");
  const named = lines.map((line) => Number(/^cities\.csv:(\d+) slug: /.exec(line)?.[1]));
  expect(named.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
  expect(lines.slice(50)).toEqual(["… and 12 more", "Nothing was loaded."]);
});

test("good files are loaded into an empty database, exit 0, and a second time there is nothing to change", async () => {
  const place = newPlace();
  const folder = writeFolder();
  const summary =
    "3 cities, 2 materials, 3 prices and 3 yards (Small, for tests, published 2026-11-20)";
  const first = await run(load, [folder], place);
  expect(first).toMatchObject({ status: 0, stderr: "" });
  expect(first.stdout).toMatch(/^Live now: nothing: the database is empty\n/);
  expect(first.stdout.endsWith(`Loading ${summary} …\nLoaded into the local database.\n`)).toBe(
    true,
  );
  expect(await run(load, [folder], place)).toEqual({
    status: 0,
    stdout: `Nothing to change: ${summary} is already loaded.\n`,
    stderr: "",
  });
});

test("of a long list the first twenty are shown, and all of it is in a file", async () => {
  const place = newPlace();
  const yards = (description: string) =>
    writeFolder((data) => {
      const [first] = data.scrap_yards;
      data.scrap_yards = Array.from({ length: 25 }, (_, i) => {
        const [name, address] = [`Yard ${i + 1}`, `${i + 1} Ore Street`];
        return { ...first!, id: String(i + 1), name, address, description };
      });
    });
  await replace(place.target, readDataset(yards("Clean")));
  const { stdout } = await run(load, ["--dry-run", "--accept", "slips", yards("Big")], place);
  const shown = (text: string) => text.match(/^ {2}yards\/\d+ Yard \d+: description /gm)?.length;
  expect(shown(stdout)).toBe(20);
  expect(stdout).toContain("\nand 5 more\n");
  const [, file = ""] = /^All of it is in (\S+)\.$/m.exec(stdout) ?? [];
  const whole = readFileSync(file, "utf8");
  rmSync(path.dirname(file), { recursive: true });
  expect(shown(whole)).toBe(25);
  expect(whole).not.toContain("more\n");
  expect(whole.split("\n")[0]).toBe(stdout.split("\n").find((line) => line.startsWith("Live now")));
});
