import { expect, it } from "vitest";
import {
  COLD,
  costGoals,
  type Goal,
  MAP,
  type Visit,
  visitGoals,
} from "../../scripts/bench/goals.ts";

const missed = (goals: Goal[]) =>
  goals.flatMap(({ text, measured = 0, most }) => (measured <= most ? [] : text));

it("the goals for CPU are reached at the limit, and missed above it, each page by itself", () => {
  const limits = Object.fromEntries(Object.entries(COLD).map(([name, { most }]) => [name, most]));
  expect(missed(costGoals(1.5, limits, 20))).toEqual([]);
  expect(missed(costGoals(1.51, { ...limits, copper: 55.1 }, 20.1))).toEqual([
    "CPU of Sydney from memory, × bare",
    "CPU of copper cold, × bare",
    "first byte of Sydney, data 300 ms late, ms",
  ]);
});

const HEAVY = { page: 53_249, scripts: 149_505, requests: 25, longestTask: 201 };

it.each<[what: string, visits: Record<string, Partial<Visit>>, lcp: number, missed: string[]]>([
  [
    "at the limit",
    { "/sydney/": { page: 53_248, scripts: 149_504, requests: 24, longestTask: 200 } },
    1.1,
    [],
  ],
  [
    "by any page",
    { "/": {}, "/contact/": HEAVY, "/sydney/": { longestTask: 200.1 } },
    1.11,
    [
      "longest task of Sydney, ms",
      "LCP of Sydney on 3G, × an earlier build",
      "scripts of a first visit, bytes, the heaviest",
      "requests of a first visit, the most",
      "a first visit without scripts, bytes, the heaviest",
    ],
  ],
  // Nobody begins with it.
  [
    "by the directory's map, whose bytes do not count",
    { "/": {}, [MAP]: HEAVY },
    1,
    ["longest task of the directory's map, ms"],
  ],
])("the goals for first visits are missed %s as they should be", (_, visits, lcp, expected) => {
  const light = { page: 1, scripts: 0, requests: 1, longestTask: 0, lcp: 0 };
  const all = Object.entries(visits).map(([path, values]) => [path, { ...light, ...values }]);
  expect(missed(visitGoals(Object.fromEntries(all), lcp))).toEqual(expected);
});
