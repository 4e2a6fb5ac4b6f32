import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { measureReads } from "../../scripts/view-reads.ts";
import { publishScratch } from "../../seed/sample/scratch.ts";
import { expectNone } from "../differences.ts";
import { migratedState } from "../publishing/local-database.ts";

/** The most that the site can show. */
const YARDS = 20_000;
/** Of weekly publications. More of them make no view read more, but for those below that grow. */
const YEARS = 2;

/** The most rows that a view may read. */
const CEILINGS: [number, string[]][] = [
  [
    200,
    [
      "directory, first of an isolate",
      "material page near a place (Newcastle)",
      "an offer, near places with and without a price",
    ],
  ],
  [
    // The first view of yards in an isolate reads eight rows more than another.
    192,
    [
      "home page",
      "cities page",
      "city page (Sydney)",
      "city page without prices (Katherine)",
      "material page (copper)",
      "materials page, a word",
      "car guide near a place (Richmond)",
      "answer of What is this near a place (Richmond)",
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
      "my load, names and a place that are read",
      "feed of a city (Sydney)",
      "feed of a material (copper)",
      "one month, with a city",
      "city page near a place (Richmond)",
      "material page near a place of many (Richmond)",
      'search page ("parra")',
    ],
  ],
  // These two read 36 rows more with each year, and so 400 in ten years. For each of its entries the feed reads one
  // more, to say of the first that it was.
  [400 - 8 * 36, ["recorded months"]],
  [120, ["feed of the site"]],
  // And these 12.
  [400 - 8 * 12, ["city history (Sydney)", "material history (copper)"]],
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
    await migratedState(path.join(folder, "state"));
    const { summary } = await publishScratch(folder, YARDS, YEARS);
    expect(summary).toContain(`${YARDS} yards`);
    reads = await measureReads(path.join(folder, "state"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("every view that is measured has a ceiling", () => {
    const limited = CEILINGS.flatMap(([, names]) => names);
    expect(Object.keys(reads).sort()).toEqual(limited.sort());
  });

  it("no view reads more rows than its ceiling", () => {
    const above = CEILINGS.flatMap(([most, names]) =>
      names.flatMap((name) => {
        const found = reads[name] ?? 0;
        return found > 0 && found <= most ? [] : [`${name}: ${found} rows, at most ${most}`];
      }),
    );
    expectNone(above, "Views that read too many rows, or none");
  });
});
