import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureReads } from "../../scripts/view-reads.ts";
import { publishScratch } from "../../seed/sample/scratch.ts";

/** The most that the site can show. */
const YARDS = 20_000;
/** Of weekly publications. */
const YEARS = 10;

/** The most rows that a view may read. */
const CEILINGS: [number, string[]][] = [
  [200, ["directory, first of an isolate"]],
  [
    // The first view of yards in an isolate reads eight rows more than another.
    192,
    [
      "home page",
      "cities page",
      "city page (Sydney)",
      "city page without prices (Katherine)",
      "material page (copper)",
      "directory, first page",
      "directory, last page",
      "directory, all filters",
      "directory, two materials",
      'search ("wattle")',
      "search without a match",
      "yards near a place (Dubbo)",
      "yards near a position",
      "yards near a place, two materials",
      "yards near a place, a text",
      "yards near a place, nothing found",
      "map, names of towns",
      "yard page",
      "report form",
    ],
  ],
  [
    400,
    [
      "my load, two metals and all metals",
      "feed of the site",
      "feed of a city (Sydney)",
      "feed of a material (copper)",
      "city history (Sydney)",
      "material history (copper)",
      "recorded months",
      "one month, with a city",
      "city page near a place (Richmond)",
      'search page ("parra")',
    ],
  ],
  [60, ["suggestions for a text"]],
  [
    30,
    ["map, all yards", "map, all filters", "map, yards near a place", "map, one yard's details"],
  ],
];

describe(`with ${YARDS} yards and ${YEARS} years of prices`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), "rows-read-"));
  let reads: Record<string, number>;

  beforeAll(async () => {
    const { summary } = await publishScratch(folder, YARDS, YEARS);
    expect(summary).toContain(`${YARDS} yards`);
    reads = await measureReads(path.join(folder, "state"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("every view that is measured has a ceiling", () => {
    const limited = CEILINGS.flatMap(([, names]) => names);
    expect(Object.keys(reads).sort()).toEqual(limited.sort());
  });

  const views = CEILINGS.flatMap(([most, names]) => names.map((name) => ({ name, most })));
  it.each(views)("$name reads at most $most rows", ({ name, most }) => {
    expect(reads[name]).toBeGreaterThan(0);
    expect(reads[name]).toBeLessThanOrEqual(most);
  });
});
