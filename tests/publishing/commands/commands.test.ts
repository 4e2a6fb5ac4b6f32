import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Command } from "../../../publishing/commands/command.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { exportLive } from "../../../publishing/commands/export.ts";
import { load } from "../../../publishing/commands/load.ts";
import { writeFolder } from "../data-folder.ts";
import { copper } from "../live.ts";
import { newPlace, type Place, run } from "./run-command.ts";

/** New folders, with a database that holds the small dataset. */
async function loadedPlace(): Promise<Place> {
  const place = newPlace();
  await replace(place.target, readDataset(writeFolder(copper("8", "10"))));
  return place;
}

test("an export is written where npm was started, for its owner alone, and publishes back the same", async () => {
  const place = await loadedPlace();
  const modeOf = (...names: string[]) =>
    (statSync(path.join(place.cwd, ...names)).mode & 0o777).toString(8);
  // A folder that is there stays as it is.
  mkdirSync(path.join(place.cwd, "made"), { mode: 0o755 });
  expect(await run(exportLive, ["made"], place)).toMatchObject({ status: 0 });
  const { status, stdout } = await run(exportLive, ["live"], place);
  expect(status).toBe(0);
  for (const folder of ["made", "live"]) {
    const files = readdirSync(path.join(place.cwd, folder));
    expect(files).toEqual(expect.arrayContaining(["quotes.csv", "base.json"]));
    expect(files.filter((file) => modeOf(folder, file) !== "600")).toEqual([]);
  }
  expect(modeOf("live")).toBe("700");
  expect(stdout).toMatch(/^Wrote Small, for tests \(sample data, .*\) to .*\/live\.\n$/);
  expect((await run(load, ["live"], place)).stdout).toMatch(/^Nothing to change: /);
});

test("an export refuses a folder that holds something, a file, and an empty database", async () => {
  const place = newPlace();
  writeFileSync(path.join(place.cwd, "prices.csv"), "mine");
  expect(await run(exportLive, ["."], place)).toEqual({
    status: 1,
    stdout: "",
    stderr: `${place.cwd} is not empty. Choose another folder.\nNothing was written.\n`,
  });
  expect(await run(exportLive, ["prices.csv"], place)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("can't be written to"),
  });
  expect(await run(exportLive, ["live"], place)).toMatchObject({
    status: 1,
    stderr: "The database is empty.\nNothing was written.\n",
  });
  expect(readdirSync(place.cwd)).toEqual(["prices.csv"]);
});

test("an error that nobody expected is told with where it came from", async () => {
  const broken: Command = {
    ...{ usage: "broken", failed: "Nothing was written." },
    run: async () => {
      throw new TypeError("no such thing");
    },
  };
  const { status, stderr } = await run(broken, []);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^TypeError: no such thing\n +at .*commands\.test\.ts/);
  expect(stderr).toMatch(/\nNothing was written\.\n$/);
});
