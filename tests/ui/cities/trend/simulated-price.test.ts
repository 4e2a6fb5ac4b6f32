import { describe, expect, it } from "vitest";
import { simulatedPrice } from "../../../../app/cities/trend/simulated-price.ts";
import { TREND_METALS, type TrendMetal, trendMonths } from "../../../../app/cities/trend/trend.ts";

const BASE: Record<TrendMetal, [number, number]> = {
  copper: [8, 10],
  aluminum: [1.2, 2],
  brass: [4, 5.5],
  steel: [0.2, 0.35],
};
/** The months from May to October. */
const COLD = /-(0[5-9]|10)$/;

describe("a simulated price", () => {
  it.each(TREND_METALS)("of %s is in its base range times the season, to the cent", (metal) => {
    for (const city of ["sydney", "perth", "mount-isa", "", "ü"]) {
      for (const month of trendMonths("2026-11")) {
        const season = COLD.test(month) ? 1.1 : 0.9;
        const [least, most] = BASE[metal].map((price) => Math.round(price * season * 100) / 100);
        const price = simulatedPrice(city, metal, month);
        expect(price).toBeGreaterThanOrEqual(least!);
        expect(price).toBeLessThanOrEqual(most!);
        expect(price).toBe(Number(price.toFixed(2)));
      }
    }
  });

  it("stays the same for a city and month, and differs in another city and another month", () => {
    const price = (city: string, month: string) =>
      TREND_METALS.map((metal) => simulatedPrice(city, metal, month));
    expect(price("sydney", "2026-11")).toEqual([8.87, 1.75, 4.38, 0.24]);
    expect(price("perth", "2026-11")).not.toEqual(price("sydney", "2026-11"));
    expect(price("sydney", "2026-12")).not.toEqual(price("sydney", "2026-11"));
  });
});
