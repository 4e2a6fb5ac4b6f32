import { describe, expect, it } from "vitest";
import { planOf } from "../../../scripts/test/plan.ts";
import { inWords } from "../../../scripts/test/steps.ts";
import {
  routeTests,
  runnerOf,
  testFiles,
  testsNamed,
  testsOf,
} from "../../../scripts/test/test-files.ts";

const TESTS = [
  "tests/e2e/cities/city.spec.ts",
  "tests/e2e/metals/trend.spec.ts",
  "tests/project/bench.test.ts",
  "tests/project/build.test.ts",
  "tests/project/documents.test.ts",
  "tests/project/inbox/csv.test.ts",
  "tests/publishing/check/check.test.ts",
  "tests/publishing/commands/load.test.ts",
  "tests/seed/sample/scale.test.ts",
  "tests/ui/cities/city-map.test.tsx",
  "tests/ui/http.test.ts",
  "tests/ui/metals/price-sort.test.ts",
  "tests/ui/metals/trend/trend.test.ts",
  "tests/worker/cache/editions.test.ts",
  "tests/worker/data/cities.test.ts",
  "tests/worker/data/public-holidays.test.ts",
  "tests/worker/data/yards/near.test.ts",
  "tests/worker/pages/cities/city.test.ts",
  "tests/worker/pages/guides/about.test.ts",
  "tests/worker/pages/head.test.ts",
  "tests/worker/pages/metals/material.test.ts",
  "tests/worker/pages/search-results/search.test.ts",
  "tests/worker/route-table.test.ts",
  "tests/worker/settings.test.ts",
];

const CITY_PAGES = [
  "tests/e2e/cities/city.spec.ts",
  "tests/ui/cities/city-map.test.tsx",
  "tests/worker/pages/cities/city.test.ts",
];
const QUERIES = [
  "tests/worker/data/cities.test.ts",
  "tests/worker/data/public-holidays.test.ts",
  "tests/worker/data/yards/near.test.ts",
];
const DATA = ["tests/publishing/check/check.test.ts", "tests/seed/sample/scale.test.ts"];

describe("the tests that concern a changed file", () => {
  it.each([
    ["app/cities/city.route.tsx", CITY_PAGES],
    ["app/cities/gone.css", CITY_PAGES],
    [
      "app/metals/trend/trend.ts",
      [
        "tests/e2e/metals/trend.spec.ts",
        "tests/ui/metals/trend/trend.test.ts",
        "tests/worker/pages/metals/material.test.ts",
      ],
    ],
    ["app/http.ts", ["tests/ui/http.test.ts"]],
    ["app/content/blog/x.mdx", ["tests/worker/pages/guides/about.test.ts"]],
    ["worker/cache/edition.ts", ["tests/worker/cache/editions.test.ts"]],
    ["worker/data/yards/near.ts", ["tests/worker/data/yards/near.test.ts"]],
    ["worker/data/store.ts", QUERIES],
    [
      "worker/site/settings.ts",
      [
        "tests/worker/cache/editions.test.ts",
        "tests/worker/route-table.test.ts",
        "tests/worker/settings.test.ts",
      ],
    ],
    ["wrangler.toml", ["tests/worker/settings.test.ts"]],
    // What every page uses.
    ["app/root.tsx", ["tests/ui/http.test.ts", "tests/worker/pages/head.test.ts"]],
    ["app/head/seo.ts", ["tests/worker/pages/head.test.ts"]],
    ["worker/index.ts", ["tests/worker/route-table.test.ts", "tests/worker/settings.test.ts"]],
    ["app/styles/tokens.css", ["tests/project/build.test.ts"]],
    ["vite.config.ts", ["tests/project/build.test.ts"]],
    ["vite/public-holidays.ts", ["tests/worker/data/public-holidays.test.ts"]],
    ["seed/items.csv", [...DATA, "tests/worker/pages/search-results/search.test.ts"]],
    ["README.md", ["tests/project/documents.test.ts"]],
    ["seed/prices.csv", DATA],
    ["publishing/commands/load.ts", ["tests/publishing/commands/load.test.ts"]],
    ["scripts/inbox/listing.ts", ["tests/project/inbox/csv.test.ts"]],
    // The second imports it.
    ["scripts/build.ts", ["tests/project/bench.test.ts", "tests/project/build.test.ts"]],
    ["bench/costs.ts", ["tests/project/bench.test.ts"]],
    ["tests/ui/http.test.ts", ["tests/ui/http.test.ts"]],
    ["tests/worker/pages/cities/page.ts", ["tests/worker/pages/cities/city.test.ts"]],
  ])("%s", (file, expected) => {
    expect(testsOf(file, TESTS).toSorted()).toEqual(expected);
  });

  it.each([".ci/run", "package.json", "playwright.config.ts"])("there are none of %s", (file) =>
    expect(testsOf(file, TESTS)).toEqual([]),
  );
});

it("of a file are those elsewhere, too, that import it, unless many do", () => {
  const of = (file: string) => testsOf(file, testFiles());
  expect(of("worker/data/yards/opening-hours.ts")).toContain(
    "tests/ui/hours/opening-words.test.ts",
  );
  expect(of("worker/data/store.ts")).not.toContain("tests/worker/search/understand.test.ts");
  expect(of("worker/search/times.ts")).toContain(
    "tests/worker/pages/search-results/examples.test.ts",
  );
});

describe("the tests that a name stands for", () => {
  it.each([
    ["cities", [...CITY_PAGES, "tests/worker/data/cities.test.ts"].toSorted()],
    ["app/cities/", CITY_PAGES],
    ["tests/ui/cities", ["tests/ui/cities/city-map.test.tsx"]],
    ["app/cities/city.route.tsx", CITY_PAGES],
    ["worker/data/yards", ["tests/worker/data/yards/near.test.ts"]],
    ["data/yards", ["tests/worker/data/yards/near.test.ts"]],
    ["price-sort", ["tests/ui/metals/price-sort.test.ts"]],
    ["app", TESTS.filter((test) => /\/(e2e|ui|pages)\//.test(test))],
    ["seed", ["tests/seed/sample/scale.test.ts"]],
    [
      "publishing",
      ["tests/publishing/check/check.test.ts", "tests/publishing/commands/load.test.ts"],
    ],
    ["seed/cities.csv", DATA],
  ])("%s", (name, expected) => {
    expect(testsNamed(name, TESTS)).toEqual(expected);
  });

  it.each(["citys", "app/nothing", "..", "/"])(
    "%s has none: those that there are, are listed",
    (name) => {
      expect(() => testsNamed(name, TESTS)).toThrow(
        `There are no tests of "${name}". There are tests of cache, check, cities, commands, data, data/yards, guides, inbox, metals, metals/trend, sample, search-results.`,
      );
    },
  );
});

describe("what is run of changes that are not committed", () => {
  it("is the tests of what changed first, then the routes' and those of a changed helper", () => {
    const plan = planOf(["worker/data/store.ts", "tests/worker/cache/clock.ts", "LICENCE"], TESTS);
    expect(plan).toEqual({
      first: QUERIES,
      ifTime: ["tests/worker/route-table.test.ts", "tests/worker/cache/editions.test.ts"],
      inBrowser: [],
      untested: ["LICENCE"],
    });
    expect(planOf(["app/cities/city.route.tsx"], TESTS)).toMatchObject({
      first: CITY_PAGES.slice(1),
      inBrowser: CITY_PAGES.slice(0, 1),
    });
  });

  it("is not said to be without a failure where some of it was left out", () => {
    expect(inWords({ passed: 157, failed: 0 }, false)).toBe("157 passed, 0 failed");
    const rest = "what is named above was not run";
    expect(inWords({ passed: 157, failed: 0 }, true)).toBe(`157 passed; ${rest}`);
    expect(inWords({ passed: 156, failed: 1 }, true)).toBe(`156 passed, 1 failed; ${rest}`);
  });
});

it("every test file is run by one runner, and the routes have checks of their own", () => {
  const runners = Map.groupBy(testFiles(), runnerOf);
  expect([...runners.keys()].toSorted()).toEqual(["browser", "node", "ui", "worker"]);
  expect(routeTests(testFiles())).toContain("tests/worker/route-handles.test.ts");
});
