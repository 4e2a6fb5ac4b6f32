import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureReads } from "../../scripts/view-reads.ts";
import { publishScratch } from "../../seed/sample/scratch.ts";

const YARDS = 5000;
/** Of weekly publications. */
const YEARS = 10;

/** The most rows that a view may read. */
const CEILINGS: [number, string[]][] = [
  [
    200,
    [
      "home page",
      "cities page",
      "city page (Sydney)",
      "city page without prices (Katherine)",
      "material page (copper)",
      "directory, first page",
      "directory, one state",
      "directory, one material",
      "directory, one service",
      "directory, page 2",
      "directory, last page",
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
      "yards near a place (Dubbo)",
      "yards near a position",
      "yards near a place, one material",
      "yards near a place, two materials",
      "yards near a place, a text",
      "yards near a place, nothing found",
      "map, yards near a place",
      "map, yards near a place, a text",
    ],
  ],
  [1000, ["directory, state, material and service"]],
  [60, ["suggestions for a text"]],
  [400, ["city page near a place (Richmond)", 'search page ("parra")']],
  [10, ["map, one yard's details"]],
  [1000, ["directory, one state, last page"]],
  // The map shows every yard.
  [YARDS + 10, ["map, all yards", "map, one state", "map, state, material and service"]],
  // The matches of a text or of several metals are counted up to 1,000.
  [
    2100,
    [
      'search ("wattle")',
      'short search, nothing found ("zi")',
      'short search, most found ("me")',
      'common search ("metal")',
      "search without a match",
      "search and all filters",
      "directory, two materials",
    ],
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
