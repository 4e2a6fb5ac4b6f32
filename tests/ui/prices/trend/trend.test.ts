import { describe, expect, it } from "vitest";
import { priceTrend, trendMonths } from "../../../../app/prices/trend/price-trend.ts";
import { type RecordedMetal, trendOf, trendPrice } from "../../../../app/prices/trend/trend.ts";

const month = (name: string, minPrice = 8, maxPrice = 11) => ({
  month: name,
  minPrice,
  maxPrice,
  middlePrice: (minPrice + maxPrice) / 2,
});
const RECORD: RecordedMetal = {
  months: [month("2026-09"), month("2026-11", 9, 9)],
  words: "12 observations since September 2026",
};

describe("the twelve months of a chart", () => {
  it("end with the one asked for, also across a year", () => {
    expect(trendMonths("2026-03").slice(0, 2)).toEqual(["2025-04", "2025-05"]);
    expect(trendMonths("2026-03").slice(-4)).toEqual(["2025-12", "2026-01", "2026-02", "2026-03"]);
    expect(trendMonths("2026-12")).toHaveLength(12);
    expect(trendMonths("2026-12")[0]).toBe("2026-01");
  });
});

describe("the lines of a chart", () => {
  it("without records are the generated ones, under the metals' own names", () => {
    const { kind, labels, series } = trendOf("sydney", "2026-11", {});
    expect(kind).toBe("simulated");
    expect(labels.at(-1)).toBe("Nov 2026");
    expect(series.map(({ name }) => name)).toEqual(["Copper", "Aluminium", "Brass", "Steel"]);
    const points = priceTrend("sydney", "2026-11");
    for (const { metal, values } of series)
      expect(values.map((value) => value?.middlePrice)).toEqual(
        points.map((point) => point[metal]),
      );
  });

  it("of a metal with records have nothing but records, and others say that they are simulated", () => {
    const { kind, series } = trendOf("sydney", "2026-11", { brass: RECORD });
    expect(kind).toBe("mixed");
    expect(series.map(({ name }) => name)).toEqual([
      "Copper (simulated)",
      "Aluminium (simulated)",
      "Brass",
      "Steel (simulated)",
    ]);
    expect(series[2]?.values).toEqual([
      ...Array(9).fill(null),
      RECORD.months[0],
      null,
      RECORD.months[1],
    ]);
  });

  it("are all recorded where every metal is", () => {
    const all = { copper: RECORD, aluminum: RECORD, brass: RECORD, steel: RECORD };
    const { kind, series } = trendOf("sydney", "2026-11", all);
    expect(kind).toBe("recorded");
    expect(series.map(({ name }) => name)).toEqual(["Copper", "Aluminium", "Brass", "Steel"]);
  });

  it("say a month's price, its range, or that nothing was recorded", () => {
    const brass = trendOf("sydney", "2026-11", { brass: RECORD }).series[2]!;
    expect(trendPrice(brass, 9)).toBe("$9.50 ($8.00 – $11.00)");
    expect(trendPrice(brass, 10)).toBe("nothing recorded");
    expect(trendPrice(brass, 11)).toBe("$9.00");
  });
});
