import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { load } from "../../../publishing/commands/load.ts";
import { real, temporaryFolder, validData, writeFolder } from "../data-folder.ts";
import { workbookFile } from "../read/workbook-file.ts";
import { newPlace, run } from "./run-command.ts";

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
  const { status, stderr } = await run(load, [folder]);
  expect(status).toBe(1);
  const lines = stderr.trimEnd().split("\n");
  const named = lines.map((line) => Number(/^cities\.csv:(\d+) slug: /.exec(line)?.[1]));
  expect(named.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
  expect(lines.slice(50)).toEqual(["… and 12 more", "Nothing was loaded."]);
});

test("good files are loaded into an empty database, and a second time there is nothing to change", async () => {
  const place = newPlace();
  const folder = writeFolder();
  const summary =
    "3 cities, 2 materials, 3 prices and 3 yards (Small, for tests, published 2026-11-20)";
  const first = await run(load, [folder], place);
  expect(first.stdout).toMatch(/^Live now: nothing: the database is empty\n/);
  expect(first.stdout).toContain(`Loading ${summary} …\nLoaded into the local database.\n`);
  const stdout = `Nothing to change: ${summary} is already loaded.\n`;
  expect(await run(load, [folder], place)).toEqual({ status: 0, stdout, stderr: "" });
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
  expect(whole.split("\n")[0]).toBe(stdout.split("\n").find((line) => line.startsWith("Live now")));
});

const HEADER = ["City", "Material", "min", "max", "checked on", "Who rang"];

test("a round of prices is one workbook with names of cities, published by --update", async () => {
  const place = newPlace();
  expect(await run(load, [writeFolder()], place)).toMatchObject({ status: 0, stderr: "" });
  const folder = temporaryFolder();
  const row = ["Sydney", "Red metal", "$8.50", 11, { day: 46345 }, "Kim"];
  writeFileSync(path.join(folder, "prices.xlsx"), workbookFile({ "Week 47": [HEADER, row] }));
  const { status, stdout, stderr } = await run(load, ["--update", folder], place);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).not.toContain("is no export of this database");
  expect(stdout).toContain(`How the files were read
  prices.xlsx: left out "Who rang", which it has no column for
  prices.xlsx city_slug: read 1 name as a slug, "Sydney" as "sydney" on line 2
  prices.xlsx material_slug: read 1 name as a slug, "Red metal" as "copper" on line 2
  prices.xlsx min: read 1 price without signs and units, "$8.50" as "8.50" on line 2
`);
  const { prices } = (await readLive(place.target)).rows;
  expect(prices).toContainEqual(
    expect.objectContaining({ cityId: 13, materialId: 1, minCents: 850, checkedOn: "2026-11-19" }),
  );
  // A file by itself removes no row either.
  const file = path.join(folder, "prices.csv");
  writeFileSync(file, "City,Metal,Price,Checked on\nSydney,Copper,8.60-11,2026-11-20\n");
  expect(await run(load, [file], place)).toMatchObject({
    ...{ status: 0, stderr: "" },
    stdout: expect.stringMatching(/\n {2}prices +1 changed\n/),
  });
  const history = path.join(folder, "price_history.csv");
  writeFileSync(history, "City,Metal,Min,Max,Checked on\nSydney,Copper,8,9,2026-11-20\n");
  expect((await run(load, [history], place)).stderr).toContain(
    "must be earlier than the price in prices.csv, which was checked on 2026-11-20",
  );
});

test("the id of a yard that is live, or that was removed, is refused for another one", async () => {
  const place = newPlace();
  const other = { name: "Kim's Scrap", address: "9 New Road" };
  const loaded = (change: Parameters<typeof writeFolder>[0]) =>
    run(load, ["--accept", "undo", writeFolder(change)], place);
  await loaded(() => {});
  for (const _ of ["live", "removed"]) {
    const reused = await loaded((data) => Object.assign(data.scrap_yards[1]!, other));
    expect(reused.status).toBe(1);
    expect(reused.stderr).toContain('id: 2 is or was "acacia Scrap", 2 Smelter Road');
    expect(await loaded((data) => data.scrap_yards.splice(1, 1))).toMatchObject({ status: 0 });
  }
  // Those of the sample are nobody's in real data.
  const another = newPlace();
  await run(load, [writeFolder()], another);
  const folder = writeFolder((data) => {
    real(data);
    Object.assign(data.scrap_yards[1]!, other);
  });
  const replaced = await run(load, ["--accept", "sample", folder], another);
  expect(replaced).toMatchObject({ status: 0, stderr: "" });
});
