import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { exportLive } from "../../../publishing/commands/export.ts";
import { load } from "../../../publishing/commands/load.ts";
import { round } from "../../../publishing/commands/round.ts";
import { toCsv, writeFolder } from "../data-folder.ts";
import { newPlace, run } from "./run-command.ts";

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test("what yards said is for its owner alone, in an export as in a round", async () => {
  const place = newPlace();
  const quote = { yard_id: "1", material_slug: "copper", price: "8.50", quoted_on: "2026-11-19" };
  const folder = writeFolder(undefined, { "quotes.csv": toCsv([quote]) });
  expect(await run(load, [folder], place)).toMatchObject({ status: 0 });
  const made = path.join(place.cwd, "made");
  mkdirSync(made);
  chmodSync(made, 0o755);
  for (const name of ["new", "made"]) {
    expect(await run(exportLive, [name], place)).toMatchObject({ status: 0 });
    const exported = path.join(place.cwd, name);
    const files = readdirSync(exported);
    expect(files).toEqual(expect.arrayContaining(["quotes.csv", "base.json"]));
    expect(files.filter((file) => modeOf(path.join(exported, file)) !== "600")).toEqual([]);
  }
  expect(modeOf(path.join(place.cwd, "new"))).toBe("700");
  expect(await run(round, ["sydney", "--out", "round.xlsx"], place)).toMatchObject({ status: 0 });
  expect(modeOf(path.join(place.cwd, "round.xlsx"))).toBe("600");
});
