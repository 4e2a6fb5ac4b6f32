import { describe, expect, it } from "vitest";
import { priceTrend } from "../../../../app/cities/trend/price-trend.ts";
import { TREND_METALS, type TrendMetal } from "../../../../app/cities/trend/trend.ts";

const BASE: Record<TrendMetal, [number, number]> = {
  copper: [8, 10],
  aluminum: [1.2, 2],
  brass: [4, 5.5],
  steel: [0.2, 0.35],
};
const COLD = ["May", "Jun", "Jul", "Aug", "Sep", "Oct"];

describe("the price trend", () => {
  it.each(TREND_METALS)("keeps %s in its base range times the season, two decimals", (metal) => {
    for (const city of ["sydney", "perth", "mount-isa", "", "ü"]) {
      for (const point of priceTrend(city, "2026-11")) {
        const season = COLD.includes(point.label.slice(0, 3)) ? 1.1 : 0.9;
        expect(point[metal]).toBeGreaterThanOrEqual(
          Math.round(BASE[metal][0] * season * 100) / 100,
        );
        expect(point[metal]).toBeLessThanOrEqual(Math.round(BASE[metal][1] * season * 100) / 100);
        expect(point[metal]).toBe(Number(point[metal].toFixed(2)));
      }
    }
  });

  it("is the same for the same city and month, and another for another city", () => {
    expect(priceTrend("sydney", "2026-11")).toEqual(priceTrend("sydney", "2026-11"));
    expect(priceTrend("sydney", "2026-11")).not.toEqual(priceTrend("perth", "2026-11"));
    expect(priceTrend("sydney", "2026-11").at(-1)).toEqual({
      ...{ label: "Nov 2026", copper: 8.87, aluminum: 1.75, brass: 4.38 },
      steel: 0.24,
    });
  });

  it("slides on by one month and keeps the others", () => {
    const november = priceTrend("sydney", "2026-11");
    expect(priceTrend("sydney", "2026-12").slice(0, 11)).toEqual(november.slice(1));
  });
});
