import { describe, expect, it } from "vitest";
import { report, table } from "../../bench/report.ts";
import results from "../../bench/results.json";
import { goals, median, rounded } from "../../bench/results.ts";

const COST = ["cpuMs", "cpuRatio", "requestsPerSecond", "p50", "p99", "othersCores"];
const WEIGHT = ["html", "css", "js", "fonts", "total", "requests"];
const VIEWS = [
  "directory, first of an isolate",
  "home page",
  "cities page",
  "city page (Sydney)",
  "city page without prices (Katherine)",
  "material page (copper)",
  "city page near a place (Richmond)",
  "suggestions for a text",
  'search page ("parra")',
  "feed of the site",
  "feed of a city (Sydney)",
  "feed of a material (copper)",
  "city history (Sydney)",
  "material history (copper)",
  "recorded months",
  "one month, with a city",
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
  "my load, two metals and all metals",
  "yard page",
  "report form",
  "map, all yards",
  "map, all filters",
  "map, yards near a place",
  "map, one yard's details",
  "map, names of towns",
];

/** The keys that other programs read. */
const KEYS = {
  machine: ["cpu", "cores", "system", "node", "workerd", "date"],
  bare: COST,
  city: { memory: COST, kv: COST, cold: COST, miss: COST, coldWithD1: COST },
  template: { cold: COST },
  api: { memory: COST, cold: COST },
  search: { cold: COST },
  simulators: { d1: COST, kv: COST },
  firstRender: ["startCpuMs", "ms", "cpuMs"],
  streaming: ["firstByte", "lastByte"],
  weights: {
    home: WEIGHT,
    city: WEIGHT,
    material: WEIGHT,
    cities: WEIGHT,
    directory: WEIGHT,
    guide: WEIGHT,
  },
  rowsRead: { 300: VIEWS, 5000: VIEWS, 20000: VIEWS },
  soak: [
    "date",
    "minutes",
    "requestsPerSecond",
    "requests",
    "errors",
    "statuses",
    "p50",
    "p99",
    "othersCores",
    "heapMb",
    "residentMb",
    "newPriceAfter",
  ],
};

type Tree = string[] | { [key: string]: Tree };

/** "city.cold.p50" and so on, as far down as the tree of keys goes. */
function paths(tree: Tree, prefix = ""): string[] {
  if (Array.isArray(tree)) return tree.map((key) => prefix + key);
  return Object.entries(tree).flatMap(([key, inner]) => paths(inner, `${prefix}${key}.`));
}

/** The same of an object, down to what is a figure or the soak's own lists. */
function pathsOf(value: unknown, path = ""): string[] {
  const isLeaf = typeof value !== "object" || Array.isArray(value) || path === "soak.statuses";
  if (isLeaf) return [path];
  const entries = Object.entries(value as object);
  return entries.flatMap(([key, inner]) => pathsOf(inner, path ? `${path}.${key}` : key));
}

describe("results.json", () => {
  it("has the keys that other programs read, and no others", () => {
    expect(pathsOf(results).sort()).toEqual(paths(KEYS).sort());
  });

  it("counts responses by status in the soak", () => {
    const { statuses, requests, errors } = results.soak;
    const responses = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    expect(Object.keys(statuses).every((status) => /^(0|[1-5]\d\d)$/.test(status))).toBe(true);
    expect(responses - errors).toBeLessThanOrEqual(requests);
  });
});

describe("the report", () => {
  it("shows every view and every page with its figures", () => {
    const page = report(results);
    expect(page).toContain("| city, cold |");
    for (const view of VIEWS) expect(page).toContain(`| ${view} |`);
    for (const name of Object.keys(results.weights)) expect(page).toContain(`| ${name} |`);
    expect(page).not.toMatch(/undefined|NaN|\[object/);
  });

  it("has tables with right-aligned figures and thousands apart", () => {
    expect(table(["view", "rows"], [["home", 1234]])).toBe(
      "| view | rows |\n| --- | ---: |\n| home | 1,234 |",
    );
  });
});

describe("goals", () => {
  const cost = (cpuMs: number, cpuRatio: number) => ({ ...results.bare, cpuMs, cpuRatio });
  const found = goals({
    city: { ...results.city, memory: cost(0.1, 1.5), cold: cost(3, 30) },
    template: { cold: cost(5, 50) },
    streaming: { firstByte: 9, lastByte: 310 },
  });

  it("are reached at the limit and missed above it", () => {
    expect(found.map(({ reached }) => reached)).toEqual([true, false, false, true]);
  });

  it("compare with the template by CPU", () => {
    expect(found[2]?.measured).toBe(0.6);
  });
});

describe("figures", () => {
  it("have three digits", () => {
    expect([rounded(0.123456), rounded(1234.5), rounded(2)]).toEqual([0.123, 1230, 2]);
  });

  it("have the lower of the two middle values as their median, and stay in their order", () => {
    const values = [9, 3, 5, 4];
    expect(median(values)).toBe(4);
    expect(median([7])).toBe(7);
    expect(values).toEqual([9, 3, 5, 4]);
  });
});
