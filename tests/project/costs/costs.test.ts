import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishScratch } from "../../../seed/sample/scratch.ts";
import { MOST_ROWS, MOST_TRIPS, VIEWS } from "../../ceilings.ts";
import { expectNone } from "../../differences.ts";
import { migratedState } from "../../publishing/local-database.ts";
import { measureReads, type Reads } from "./view-reads.ts";

/** The most that the site can show. */
const YARDS = 20_000;
/** Of weekly publications. More of them make no view read more, but for those below that grow. */
const YEARS = 2;

/** Rows that a view reads more with each year; it may read the most in ten years. */
const GROWING: Record<string, number> = { "city history (Sydney)": 12 };

describe(`with ${YARDS} yards and ${YEARS} years of prices`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "costs-"));
  let reads: Record<string, Reads>;

  beforeAll(async () => {
    await migratedState(path.join(folder, "state"));
    const { summary } = await publishScratch(folder, YARDS, YEARS);
    expect(summary).toContain(`${YARDS} yards`);
    reads = await measureReads(path.join(folder, "state"));
    if (process.env.COSTS === "print") console.log(asCeilings(reads));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("no ceiling is above the most that any view may read", () => {
    const above = VIEWS.flatMap(([view, , rows, trips]) => {
      const most = MOST_ROWS - (10 - YEARS) * (GROWING[view] ?? 0);
      const isLow = rows <= most && trips <= MOST_TRIPS;
      return isLow ? [] : [`${view}: ${rows} rows in ${trips}, at most ${most} in ${MOST_TRIPS}`];
    });
    expectNone(above, "Ceilings that are too high");
  });

  it("no view reads more rows, or in more round trips, than its ceiling", () => {
    const above = VIEWS.flatMap(([view, , rows, trips]) => {
      const found = reads[view];
      if (found && found.rows > 0 && found.rows <= rows && found.trips <= trips) return [];
      return [
        `${view}: ${found?.rows} rows in ${found?.trips} round trips, at most ${rows} in ${trips}`,
      ];
    });
    expectNone(above, "Views that read too much, or nothing");
  });
});

/** A tenth of room. */
function withRoom(measured: number): number {
  return Math.floor(measured * 1.1);
}

/** What was measured, with its room. */
function asCeilings(reads: Record<string, Reads>): string {
  const views = VIEWS.map(([view, addresses]) => {
    const { rows = 0, trips = 0 } = reads[view] ?? {};
    const most = MOST_ROWS - (10 - YEARS) * (GROWING[view] ?? 0);
    const ceilings = [Math.min(most, withRoom(rows)), withRoom(trips)];
    return `  ${JSON.stringify([view, addresses, ...ceilings])}, // measured: ${rows} in ${trips}`;
  });
  return views.join("\n");
}
