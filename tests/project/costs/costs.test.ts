import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishScratch } from "../../../seed/sample/scratch.ts";
import { CALLS, MOST_ROWS, VIEWS } from "../../ceilings.ts";
import { expectNone } from "../../differences.ts";
import { migratedState } from "../../publishing/local-database.ts";
import { CALLS_HEADER, countedBuild } from "./counted-build.ts";
import { measureReads, type Reads } from "./view-reads.ts";

/** The most that the site can show. */
const YARDS = 20_000;
/** Of weekly publications. More of them make no view read more, but for those below that grow. */
const YEARS = 2;

/** Rows that a view reads more with each year; it may read the most in ten years. */
const GROWING: Record<string, number> = { "city history (Sydney)": 12 };

/** How often functions of each room were called. */
type Calls = Record<string, number>;

describe(`with ${YARDS} yards and ${YEARS} years of prices`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "costs-"));
  const calls: Record<string, Calls> = {};
  let reads: Record<string, Reads>;

  beforeAll(async () => {
    await migratedState(path.join(folder, "state"));
    const { summary } = await publishScratch(folder, YARDS, YEARS);
    expect(summary).toContain(`${YARDS} yards`);
    reads = await measureReads(
      path.join(folder, "state"),
      async () => countedBuild(path.join(folder, "build")),
      (view, headers) => {
        const of: Calls = JSON.parse(headers.get(CALLS_HEADER) ?? "{}");
        const known = calls[view] ?? {};
        for (const [room, count] of Object.entries(of))
          known[room] = Math.max(known[room] ?? 0, count);
        calls[view] = known;
      },
    );
    if (process.env.COSTS === "print") console.log(asCeilings(reads, calls));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("every view that is measured has a ceiling, which is no more than the most", () => {
    expect(Object.keys(reads).sort()).toEqual(Object.keys(VIEWS).sort());
    const above = Object.entries(VIEWS).flatMap(([view, [rows]]) => {
      const most = MOST_ROWS - (10 - YEARS) * (GROWING[view] ?? 0);
      return rows <= most ? [] : [`${view}: ${rows} rows, at most ${most}`];
    });
    expectNone(above, "Ceilings that are too high");
  });

  it("no view reads more rows, or in more round trips, than its ceiling", () => {
    const above = Object.entries(VIEWS).flatMap(([view, [rows, trips]]) => {
      const found = reads[view];
      if (found && found.rows > 0 && found.rows <= rows && found.trips <= trips) return [];
      return [
        `${view}: ${found?.rows} rows in ${found?.trips} round trips, at most ${rows} in ${trips}`,
      ];
    });
    expectNone(above, "Views that read too much, or nothing");
  });

  it("no page calls our own functions more often than its ceilings", () => {
    const above = Object.entries(CALLS).flatMap(([view, ceilings]) => {
      const found = Object.entries(calls[view] ?? {}).filter(([, count]) => count > 0);
      if (found.length === 0) return [`${view}: nothing was counted`];
      return found.flatMap(([room, count]) =>
        count <= (ceilings[room] ?? 0)
          ? []
          : [`${view}, ${room}: ${count} calls, at most ${ceilings[room] ?? 0}`],
      );
    });
    expectNone(above, "Rooms that are called too often");
  });
});

/** A tenth of room. */
function withRoom(measured: number): number {
  return Math.floor(measured * 1.1);
}

/** What was measured, beside the ceilings, as the lines of tests/ceilings.ts. */
function asCeilings(reads: Record<string, Reads>, calls: Record<string, Calls>): string {
  const views = Object.entries(reads).map(([view, { rows, trips }]) => {
    const most = MOST_ROWS - (10 - YEARS) * (GROWING[view] ?? 0);
    const ceiling = `[${Math.min(most, withRoom(rows))}, ${withRoom(trips)}]`;
    return `${JSON.stringify(view)}: ${ceiling}, // ${rows} in ${trips}; at most ${VIEWS[view]?.join(" in ")}`;
  });
  const pages = Object.keys(CALLS).map((view) => {
    const rooms = Object.entries(calls[view] ?? {})
      .filter(([, count]) => count > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([room, count]) =>
          `"${room}": ${withRoom(count)}, // ${count}; at most ${CALLS[view]?.[room] ?? 0}`,
      );
    return `${JSON.stringify(view)}: {\n${rooms.join("\n")}\n},`;
  });
  return [...views, "", ...pages].join("\n");
}
