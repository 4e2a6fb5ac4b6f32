import { describe, expect, it } from "vitest";
import { cityTrend } from "../../../../app/cities/trend/city-trend.ts";
import { simulatedPrice } from "../../../../app/cities/trend/simulated-price.ts";
import {
  endFigure,
  levelWords,
  type TrendSeries,
  trendFigure,
  trendMonths,
  trendOf,
  trendRange,
} from "../../../../app/cities/trend/trend.ts";
import type { WorldPrices } from "../../../../worker/data/world-prices.ts";

const MATERIALS = [
  { id: 1, slug: "copper", world: "copper" },
  { id: 3, slug: "brass", world: "copper:0.6+zinc:0.4" },
  { id: 5, slug: "aluminum", world: "aluminium" },
  { id: 15, slug: "steel", world: null },
];
const price = (materialId: number, minPrice = 8, maxPrice = 11) => ({
  materialId,
  minPrice,
  maxPrice,
  description: "",
  checkedOn: "2026-11-20",
  yards: null,
  quotedFrom: null,
  basis: "typed" as const,
  previous: null,
});
const PRICES = [price(1), price(3, 5, 7), price(5, 0, 0), price(15, 0.2, 0.3)];
const month = (materialId: number, name: string, minPrice = 8, maxPrice = 11) => ({
  cityId: 13,
  materialId,
  month: name,
  minPrice,
  maxPrice,
  middlePrice: (minPrice + maxPrice) / 2,
  observations: 4,
});
const BRASS = [
  month(3, "2026-08"),
  month(3, "2026-09", 9, 9),
  { ...month(3, "2026-11"), middlePrice: 10.4 },
];
const world = (last: string): WorldPrices => ({
  of: (name) =>
    name === null
      ? undefined
      : [
          { month: "2026-05", audPerKg: 19 },
          { month: last, audPerKg: 20 },
        ],
});
const NO_WORLD: WorldPrices = { of: () => undefined };
const trendPrice = (metal: TrendSeries, month: number) =>
  trendFigure(metal, month, null) + trendRange(metal, month, null);
const trendFrom = ({ record = [] as typeof BRASS, world = NO_WORLD }) =>
  cityTrend("sydney", MATERIALS, PRICES, "2026-11", record, world);

describe("the twelve months of a chart", () => {
  it("end with the given month, also across a year", () => {
    expect(trendMonths("2026-03").slice(0, 2)).toEqual(["2025-04", "2025-05"]);
    expect(trendMonths("2026-03").slice(-4)).toEqual(["2025-12", "2026-01", "2026-02", "2026-03"]);
    expect(trendMonths("2026-12")).toHaveLength(12);
    expect(trendMonths("2026-12")[0]).toBe("2026-01");
  });
});

describe("the lines of a chart", () => {
  it("are simulated if nothing is recorded and there are no world prices", () => {
    const trend = trendFrom({});
    expect([trend.basis, trend.tag]).toEqual(["simulated", "Simulated"]);
    const { labels, series } = trendOf(trend);
    expect(labels.at(-1)).toBe("Nov 2026");
    expect(series.map(({ name }) => name)).toEqual(["Copper", "Aluminium", "Brass", "Steel"]);
    for (const { metal, values } of series)
      expect(values.map((value) => value?.middlePrice)).toEqual(
        trendMonths("2026-11").map((one) => simulatedPrice("sydney", metal, one)),
      );
  });

  it("are recorded with three months or more, and otherwise estimated or absent", () => {
    const trend = trendFrom({ record: BRASS, world: world("2026-11") });
    expect([trend.basis, trend.tag]).toEqual(["mixed", "Partly estimated"]);
    expect(trend.metals.map(({ name }) => name)).toEqual([
      "Copper (estimated from world prices)",
      "Aluminium (no line)",
      "Brass",
      "Steel (no line)",
    ]);
    expect(trend.notes).toEqual([
      "Copper: estimated from $9.50 in November 2026 and the world prices up to November 2026.",
      "Aluminium: no line yet. Fewer than three months are recorded, and there is no price to start from.",
      "Steel: no line yet. Fewer than three months are recorded, and it has no world price.",
    ]);
    const { series } = trendOf(trend);
    expect(series.map(({ metal }) => metal)).toEqual(["copper", "brass"]);
    const [copper, brass] = [series[0]!, series[1]!];
    expect(trendPrice(copper, 5)).toBe("$9.03");
    expect(trendPrice(copper, 6)).toBe("no world price");
    expect(trendPrice(copper, 11)).toBe("$9.50");
    expect(brass.values.slice(0, 8)).toEqual(Array(8).fill(null));
    expect([8, 9, 10, 11].map((month) => trendPrice(brass, month))).toEqual([
      "$9.50 ($8.00 – $11.00)",
      "$9.00",
      "nothing recorded",
      "$10.40 ($8.00 – $11.00)",
    ]);
  });

  it("are absent if world prices ended before the prices were checked", () => {
    const trend = trendFrom({ record: BRASS.slice(1), world: world("2026-06") });
    expect([trend.basis, trend.tag, trend.hidden]).toEqual([null, null, []]);
    expect(trendOf(trend).series).toEqual([]);
    expect(trend.notes[0]).toBe(
      "Copper and Brass: no line yet. Fewer than three months are recorded, and world prices end in June 2026.",
    );
  });

  it("share a note on several metals, which it names together", () => {
    const prices = [price(1), price(3), price(5)];
    const ended = cityTrend("sydney", MATERIALS, prices, "2026-11", [], world("2026-06"));
    expect(ended.notes[0]).toMatch(/^Copper, Aluminium and Brass: no line yet\./);
  });

  it("are called estimated if none is recorded, and steel is hidden beside others", () => {
    const steel = MATERIALS.map((material) => ({ ...material, world: "copper" }));
    const trend = cityTrend("sydney", steel, PRICES, "2026-11", [], world("2026-11"));
    expect([trend.basis, trend.tag, trend.hidden]).toEqual([
      "estimated",
      "Estimated from world prices",
      ["steel"],
    ]);
    const recorded = trendFrom({ record: BRASS });
    expect([recorded.basis, recorded.tag]).toEqual(["recorded", null]);
    const alone = ["2026-09", "2026-10", "2026-11"].map((name) => month(15, name, 0.2, 0.3));
    expect(trendFrom({ record: alone }).hidden).toEqual([]);
  });

  it("are estimated from the day of the city's price", () => {
    const later = { ...price(1, 8, 8), checkedOn: "2026-05-02" };
    const trend = cityTrend("sydney", MATERIALS, [later], "2026-11", [], world("2026-11"));
    expect(trend.notes[0]).toContain("from $8.00 in May 2026");
    const [copper] = trendOf(trend).series;
    // 8 × 20 / 19.
    expect(trendPrice(copper!, 11)).toBe("$8.42");
  });

  it("end with the city's price and its day, unless it is unavailable or old, or the line simulated", () => {
    const { labels, series } = trendOf(trendFrom({ record: BRASS }));
    expect(labels.slice(10)).toEqual(["Oct 2026", "Nov 2026", "20 Nov 2026"]);
    expect(trendPrice(series[0]!, 12)).toBe("$6.00 ($5.00 – $7.00)");
    expect(endFigure(series[0]!, null)).toBe("$6.00");
    for (const one of [price(3, 5, 0), { ...price(3, 5, 7), checkedOn: "2026-08-31" }]) {
      const trend = cityTrend("sydney", MATERIALS, [one], "2026-11", BRASS, NO_WORLD);
      const { labels, series } = trendOf(trend);
      expect(labels).toHaveLength(12);
      expect(endFigure(series[0]!, null)).toBe("$10.40");
    }
    const others = [price(1), { ...price(3), checkedOn: "2026-10-05" }];
    const record = [...BRASS, ...BRASS.map((one) => ({ ...one, materialId: 1 }))];
    const several = cityTrend("sydney", MATERIALS, others, "2026-11", record, NO_WORLD);
    expect(several.latest).toBe("Latest");
    expect(trendOf(trendFrom({})).labels).toHaveLength(12);
  });

  it("are compared with the first month in which all have a price", () => {
    const copper = BRASS.slice(1).map((one) => ({ ...one, materialId: 1 }));
    const record = [...copper, month(1, "2026-10"), ...BRASS];
    const { start, series } = trendOf(trendFrom({ record }));
    expect(start).toBe(9);
    // From $9.00; the price above is $6.00.
    expect(series.map((metal) => trendFigure(metal, 8, start))).toEqual([
      "nothing recorded",
      "+6%",
    ]);
    expect(series.map((metal) => endFigure(metal, start))).toEqual(["+6%", "−33%"]);
    expect([0.4, -0.4, -20].map((change) => levelWords(change, true))).toEqual([
      "0%",
      "0%",
      "−20%",
    ]);
    expect(trendOf(trendFrom({ record: [...BRASS.slice(1), month(3, "2026-02")] })).start).toBe(2);
  });
});
