import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/live.ts";
import { load } from "../../../publishing/commands/load.ts";
import { real, temporaryFolder, writeFolder } from "../data-folder.ts";
import { workbookFile } from "../read/workbook-file.ts";
import { newPlace, run } from "./run-command.ts";

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
