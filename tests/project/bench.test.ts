import { describe, expect, it } from "vitest";
import { buildTemplate, CITY, record, startLate, startVariants } from "../../bench/costs.ts";
import { median, rounded } from "../../bench/figures.ts";
import { costGoals, type Goal, weightGoals } from "../../bench/goals.ts";
import { goalTable, table } from "../../bench/report.ts";
import { page } from "../../bench/traffic.ts";
import { buildIfStale } from "../../scripts/build.ts";

const isReached = ({ measured, most }: Goal) => measured <= most;

describe("the goals for CPU", () => {
  const cost = (cpuMs: number, cpuRatio: number) => ({ cpuMs, cpuRatio });
  const template = cost(5, 43);

  it("are reached at the limit", () => {
    const goals = costGoals({ memory: cost(0.1, 1.5), cold: cost(2.75, 22), template }, 20);
    expect(goals.map(isReached)).toEqual([true, true, true, true]);
  });

  it("are missed above it", () => {
    const goals = costGoals({ memory: cost(0.1, 1.51), cold: cost(2.8, 22.1), template }, 20.1);
    expect(goals.map(isReached)).toEqual([false, false, false, false]);
  });
});

describe("the goals for bytes", () => {
  const light = { html: 1, css: 0, fonts: 0, images: 0, scripts: 0, requests: 1 };
  const reached = (city: object, guide: object = {}) =>
    weightGoals({ city: { ...light, ...city }, guide: { ...light, ...guide } }).map(isReached);

  it("are reached at the limit", () => {
    const city = { html: 59_997, css: 1, fonts: 1, images: 1, scripts: 109_985 };
    expect(reached(city)).toEqual([true, true, true]);
    expect(reached({}, { scripts: 124_928 })).toEqual([true, true, true]);
  });

  it("are missed above it, each on its own", () => {
    expect(reached({}, { html: 59_998, css: 1, fonts: 1, images: 1 })).toEqual([false, true, true]);
    expect(reached({}, { scripts: 124_929 })).toEqual([true, false, true]);
    expect(reached({ html: 60_000, scripts: 109_985 })).toEqual([true, true, false]);
  });
});

describe("the tables", () => {
  it("have right-aligned figures, with thousands apart", () => {
    expect(table(["view", "rows"], [["home", 1234]])).toBe(
      "| view | rows |\n| --- | ---: |\n| home | 1,234 |",
    );
  });

  it("say which goals are reached", () => {
    const goal = { text: "bytes", measured: 2, most: 2 };
    expect(goalTable([goal, { ...goal, measured: 3 }])).toContain(
      "| bytes | 2 | 2 | yes |\n| bytes | 3 | 2 | **no** |",
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

it("what is measured builds, and each of its servers answers", async () => {
  await Promise.all([buildIfStale(), buildTemplate()]);
  await using servers = new AsyncDisposableStack();
  const recording = await record();
  const variants = await startVariants(recording, servers);
  const late = servers.use(await startLate(recording));
  for (const [name, { port }] of Object.entries({ ...variants, late })) {
    const text = await (await page(port, CITY)).text();
    expect(text, name).toMatch(/Scrap Metal Prices in Sydney.*Copper.*<\/html>/s);
  }
});
