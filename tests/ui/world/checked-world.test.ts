import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { worldShare, worldSince } from "../../../app/world/checked-world.ts";
import { followWords } from "../../../app/world/follow-words.ts";
import { sinceChecked } from "../../../app/world/material-world.ts";
import { packedWorld, worldMonths, worldYears } from "../../../app/world/world-history.ts";
import type { MaterialDetail } from "../../../worker/data/materials.ts";

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T02:00Z") }));
afterAll(() => void vi.useRealTimers());

const DAY = { today: "2026-11-20", judged: "2026-11-20" };
const COPPER = [
  { month: "2026-08", audPerKg: 20 },
  { month: "2026-09", audPerKg: 21 },
  { month: "2026-10", audPerKg: 22 },
];
const WORLD = { of: (name: string | null) => (name === "copper" ? COPPER : undefined) };
const price = (checkedOn: string, world: string | null = "copper", maxPrice = 11) => ({
  ...{ minPrice: 8, maxPrice, checkedOn, world },
});

it("how the world moved is said of prices whose age is said, and of no other", () => {
  const since = (...prices: ReturnType<typeof price>[]) => worldSince(WORLD, prices, DAY, "then");
  const words = "From Sep 2026 to Oct 2026, after then, the world price of copper rose 5%.";
  expect(since(price("2026-09-20"))).toBe(words);
  // 31 days, and 30; the last has no later month.
  expect(since(price("2026-10-21"), price("2026-09-20"))).toBe(words);
  expect(since(price("2026-10-20"))).toBe("");
  expect(since(price("2026-09-20", "copper", 0))).toBe("");
  expect(since(price("2026-09-20", null), price("2026-09-20", "zinc"))).toBe("");
  const later = [...COPPER, { month: "2026-11", audPerKg: 22 }];
  const sinceOctober = (...days: string[]) =>
    worldSince(
      { of: () => later },
      days.map((day) => price(day)),
      DAY,
      "then",
    );
  expect(sinceOctober("2026-10-21")).toBe("");
  expect(sinceOctober("2026-10-20")).toMatch(/^From Oct 2026 to Nov 2026/);
});

it("a metal's page counts from the month in which most of its old prices were checked", () => {
  const since = (prices: ReturnType<typeof price>[], world: string | null = "copper") =>
    sinceChecked({ world } as MaterialDetail, WORLD.of(world), prices, DAY, undefined);
  const words = (month: string, percent: number) =>
    `Our latest figure is from last month. From ${month} 2026 to Oct 2026, after the older of these prices were checked, the world price of copper rose ${percent}%.`;
  const [august, september] = [price("2026-08-03"), price("2026-09-20")];
  expect(since([august, september, price("2026-09-01")])).toBe(words("Sep", 5));
  expect(since([september, august, price("2026-08-01")])).toBe(words("Aug", 10));
  const unavailable = price("2026-09-20", "copper", 0);
  expect(since([august, unavailable, unavailable])).toBe(words("Aug", 10));
  expect(since([august, ...["18", "19", "20"].map((day) => price(`2026-11-${day}`))])).toBe(
    words("Aug", 10),
  );
  expect([since([]), since([august], null), since([august], "zinc")]).toEqual([
    "Our latest figure is from last month.",
    "",
    "",
  ]);
});

it("the share of the world price is of the metal's own months", () => {
  const record = COPPER.flatMap(({ month }) =>
    [1, 2].map((materialId) => ({
      ...{ cityId: 1, materialId, month, observations: 1 },
      ...{ minPrice: 10.5 / materialId, middlePrice: 10.5, maxPrice: 10.5 },
    })),
  );
  expect(worldShare(WORLD, { id: 1, world: "copper" }, record)).toMatch(
    /^Yards here paid about 50% of the world price of copper from Aug 2026 to Oct 2026\. Yards pay less/,
  );
  expect(worldShare(WORLD, { id: 2, world: "copper" }, record)).toContain("about 25–50%");
  expect(worldShare(WORLD, { id: 3, world: "copper" }, record)).toBe("");
  expect(worldShare(WORLD, { id: 1, world: null }, record)).toBe("");
  expect(worldShare(WORLD, undefined, record)).toBe("");
});

it("months are packed with gaps, to the cent, from two on, and unpacked without the gaps", () => {
  const months = [
    { month: "2025-11", audPerKg: 1.236 },
    { month: "2026-02", audPerKg: 2 },
  ];
  const packed = packedWorld(months);
  expect(packed).toEqual({ from: "2025-11", prices: [1.24, null, null, 2] });
  expect(worldMonths(packed!)).toEqual([{ month: "2025-11", audPerKg: 1.24 }, months[1]]);
  expect(packedWorld(months.slice(1))).toBeUndefined();
  expect(packedWorld([])).toBeUndefined();
  expect(packedWorld(undefined)).toBeUndefined();
});

it("years are the latest first, each with the mean of its months", () => {
  const months = [
    { month: "2025-11", audPerKg: 1 },
    { month: "2025-12", audPerKg: 4 },
    { month: "2026-02", audPerKg: 2 },
  ];
  expect(worldYears(months)).toEqual([
    { year: "2026", mean: 2, lowest: 2, highest: 2, months: 1 },
    { year: "2025", mean: 2.5, lowest: 1, highest: 4, months: 2 },
  ]);
});

it("a year in which both hardly moved says so, and a month without yards is passed over", () => {
  const world = [
    { month: "2025-05", audPerKg: 20 },
    { month: "2026-05", audPerKg: 20.09 },
    { month: "2026-06", audPerKg: 30 },
  ];
  const yards = ["2025-05", "2026-05", "2026-07"].map((month) => ({
    ...{ month, minPrice: 8, middlePrice: 10, maxPrice: 12 },
  }));
  expect(followWords("copper", world, yards.toReversed())).toMatch(
    /^In May 2026 .* the world price hardly moved, and what yards pay hardly moved\.$/,
  );
});
