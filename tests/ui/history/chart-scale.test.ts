import { describe, expect, it } from "vitest";
import { chartScale, priceTicks, unbrokenRuns } from "../../../app/history/chart-scale.ts";

const at = (month: string, minPrice = 5, maxPrice = 7) => ({
  month,
  minPrice,
  middlePrice: (minPrice + maxPrice) / 2,
  maxPrice,
  observations: 1,
});

describe("the price axis", () => {
  it.each([
    [4.2, 6.9, [4, 5, 6, 7]],
    [9, 11, [9, 9.5, 10, 10.5, 11]],
    [0.15, 0.3, [0.15, 0.2, 0.25, 0.3]],
    [0.01, 0.02, [0.01, 0.02]],
    [5, 5, [5, 5.01]],
    [95, 130, [90, 100, 110, 120, 130]],
  ])("from %d to %d has round prices around them", (lowest, highest, ticks) => {
    expect(priceTicks(lowest, highest)).toEqual(ticks);
  });
});

describe("months", () => {
  it("are cut where one is missing, and not at the turn of the year", () => {
    const months = ["2025-11", "2025-12", "2026-01", "2026-03", "2027-03"].map((month) =>
      at(month),
    );
    expect(unbrokenRuns(months).map((run) => run.map(({ month }) => month))).toEqual([
      ["2025-11", "2025-12", "2026-01"],
      ["2026-03"],
      ["2027-03"],
    ]);
    expect(unbrokenRuns([])).toEqual([]);
  });

  it("lie in the chart by their distance, and prices from the bottom to the top", () => {
    const { x, y, prices, labels } = chartScale([
      at("2025-11"),
      at("2026-01", 6, 9),
      at("2026-03"),
    ]);
    expect(["2025-11", "2026-01", "2026-03"].map(x)).toEqual([0, 50, 100]);
    expect(prices).toEqual([5, 6, 7, 8, 9]);
    expect([5, 7, 9].map(y)).toEqual([100, 50, 0]);
    expect(labels).toEqual(["2025-11", "2026-01", "2026-03"]);
  });

  it("have labels at both ends and at most three", () => {
    expect(chartScale([at("2017-01"), at("2026-12")]).labels).toEqual([
      "2017-01",
      "2022-01",
      "2026-12",
    ]);
    expect(chartScale([at("2026-01"), at("2026-02")]).labels).toEqual(["2026-01", "2026-02"]);
  });
});
