import { describe, expect, it } from "vitest";
import { startVariants } from "../../bench/costs.ts";
import { median, rounded } from "../../bench/figures.ts";
import { COLD, costGoals, type Goal, MAP, type Visit, visitGoals } from "../../bench/goals.ts";
import { goalTable, table } from "../../bench/report.ts";
import { page } from "../../bench/traffic.ts";
import { buildIfStale } from "../../scripts/build.ts";

const missed = (goals: Goal[]) =>
  goals.flatMap(({ text, measured = 0, most }) => (measured <= most ? [] : text));

describe("the goals for CPU", () => {
  const limits = Object.fromEntries(Object.entries(COLD).map(([name, { most }]) => [name, most]));

  it("are reached at the limit", () => {
    expect(missed(costGoals(1.5, limits, 20))).toEqual([]);
  });

  it("are missed above it, each page by itself", () => {
    expect(missed(costGoals(1.51, { ...limits, copper: 55.1 }, 20.1))).toEqual([
      "CPU of Sydney from memory, × bare",
      "CPU of copper cold, × bare",
      "first byte of Sydney, data 300 ms late, ms",
    ]);
  });
});

describe("the goals for first visits", () => {
  const light = { page: 1, scripts: 0, requests: 1, longestTask: 0, lcp: 0 };
  const goals = (visits: Record<string, Partial<Visit>>, lcp?: number) => {
    const all = Object.entries(visits).map(([path, values]) => [path, { ...light, ...values }]);
    return missed(visitGoals(Object.fromEntries(all), lcp));
  };

  it("are reached at the limit", () => {
    const whole = { page: 53_248, scripts: 149_504, requests: 24 };
    expect(goals({ "/sydney/": { ...whole, longestTask: 200 }, [MAP]: {} }, 1.1)).toEqual([]);
  });

  it("are missed above it by any page", () => {
    expect(
      goals({ "/sydney/": { longestTask: 200.1 }, "/contact/": { scripts: 149_505 } }),
    ).toEqual(["longest task of Sydney, ms", "scripts of a first visit, bytes, the heaviest"]);
    expect(goals({ "/": { requests: 25, page: 53_249 } }, 1.11)).toEqual([
      "LCP of Sydney on 3G, × an earlier build",
      "requests of a first visit, the most",
      "a first visit without scripts, bytes, the heaviest",
    ]);
  });

  it("count the tasks of the directory's map, but no bytes: nobody begins with it", () => {
    const map = { longestTask: 201, scripts: 200_000, requests: 30, page: 60_000 };
    expect(goals({ "/": {}, [MAP]: map })).toEqual(["longest task of the directory's map, ms"]);
  });
});

describe("the tables", () => {
  it("have right-aligned figures, with thousands apart", () => {
    expect(table(["view", "rows"], [["home", 1234]])).toBe(
      "| view | rows |\n| --- | ---: |\n| home | 1,234 |",
    );
  });

  it("say which goals are reached, missed and not measured", () => {
    const goal = { text: "bytes", measured: 2, most: 2 };
    expect(goalTable([goal, { ...goal, measured: 3 }, { ...goal, measured: undefined }])).toContain(
      "| bytes | 2 | 2 | yes |\n| bytes | 3 | 2 | **no** |\n| bytes | not measured | 2 | – |",
    );
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

it("what is measured builds, each of its servers answers, and what is late comes late", async () => {
  await buildIfStale();
  await using servers = new AsyncDisposableStack();
  const variants = await startVariants(servers, "build");
  expect(Object.keys(variants)).toContain("copper before");
  for (const [name, [{ port }, path]] of Object.entries(variants)) {
    const text = await (await page(port, path)).text();
    expect(text, name).toMatch(/Copper.*<\/html>/s);
  }
  const [{ port }, path] = variants.Sydney!;
  const late = await (await page(port, path, { "Bench-Delay": "300" })).text();
  expect(late, "a placeholder of React's").toMatch(/<template id="B:.*Copper.*<\/html>/s);
});
