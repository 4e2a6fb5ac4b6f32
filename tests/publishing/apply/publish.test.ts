import { expect, it } from "vitest";
import { readLive } from "../../../publishing/apply/live.ts";
import { newRecords } from "../../../publishing/apply/publish.ts";
import type { Target } from "../../../publishing/apply/target.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { writeFolder } from "../data-folder.ts";
import { placedTarget } from "../sqlite-target.ts";
import { copper } from "./ledger.ts";

/** A database that fails once it has carried out so many statements. */
function failingAfter(statements: number, target: Target): Target {
  let left = statements;
  return {
    ...target,
    apply: async (all) => {
      const broken = all.length > left ? [{ sql: "select nothing" }] : [];
      const carriedOut = all.slice(0, left);
      left -= carriedOut.length;
      await target.apply([...carriedOut, ...broken]);
    },
  };
}

it.each([1, 2, 5, 10])(
  "a publication that fails after %i statements has changed nothing",
  async (statements) => {
    const target = placedTarget();
    await replace(target, readDataset(writeFolder()));
    const before = await readLive(target);
    const next = readDataset(writeFolder(copper("9", "12", "2026-11-20")));
    await expect(replace(failingAfter(statements, target), next)).rejects.toThrow("nothing");
    expect(await readLive(target)).toEqual(before);
    expect(await replace(target, next)).toBe(true);
  },
);

it("records from elsewhere are counted, however many there are", async () => {
  const target = placedTarget();
  await replace(target, readDataset(writeFolder()));
  // More than one statement holds.
  const records = Array.from({ length: 3_000 }, (_, i) => ({
    ...{ cityId: 13, materialId: 1, checkedOn: `${2000 + (i % 20)}-01-01` },
    ...{ minCents: 800 + i, maxCents: 5_000 },
  }));
  expect(await newRecords(target, records, true)).toBe(3_000);
});
