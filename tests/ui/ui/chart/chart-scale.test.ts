import { describe, expect, it } from "vitest";
import {
  chartScale,
  labelledMonths,
  priceTicks,
  tickNames,
  unbrokenRuns,
} from "../../../../app/ui/chart/chart-scale.ts";
import { spread } from "../../../../app/ui/chart/spread.ts";

const at = (month: string, minPrice = 5, maxPrice = 7) => ({
  month,
  minPrice,
  middlePrice: (minPrice + maxPrice) / 2,
  maxPrice,
});

describe("the price axis", () => {
  it.each([
    [4.2, 6.9, [4, 4.5, 5, 5.5, 6, 6.5, 7]],
    [0.2, 11.3, [0, 2, 4, 6, 8, 10, 12]],
    [-11, 21, [-20, -10, 0, 10, 20, 30]],
    [9, 11, [9, 9.5, 10, 10.5, 11]],
    [0.15, 0.3, [0.15, 0.2, 0.25, 0.3]],
    [0.01, 0.02, [0.01, 0.02]],
    [5, 5, [5, 5.01]],
    [95, 130, [90, 100, 110, 120, 130]],
  ])("from %d to %d has round prices around them", (lowest, highest, ticks) => {
    expect(priceTicks(lowest, highest)).toEqual(ticks);
  });
});

it("the axis names cents only where a tick has some", () => {
  expect(tickNames([0, 5, 10])).toEqual(["$0", "$5", "$10"]);
  expect(tickNames([0, 0.5, 1])).toEqual(["$0.00", "$0.50", "$1.00"]);
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
    const { x, y, prices } = chartScale("2025-11", "2026-03", 5, 9);
    expect(["2025-11", "2026-01", "2026-03"].map(x)).toEqual([0, 250, 500]);
    expect(prices).toEqual([5, 6, 7, 8, 9]);
    expect([5, 7, 9].map(y)).toEqual([500, 250, 0]);
  });

  it.each([
    ["2026-01", "2026-02", ["2026-01", "2026-02"]],
    ["2025-12", "2026-11", ["2026-01", "2026-04", "2026-07", "2026-10"]],
    ["2024-12", "2026-11", ["2025-01", "2025-07", "2026-01", "2026-07"]],
    ["2010-01", "2026-05", ["2010-01", "2015-01", "2020-01", "2025-01"]],
  ])(
    "from %s to %s have at most five labels, at the start of a year or a part of one",
    (from, to, labels) => {
      expect(labelledMonths(from, to)).toEqual(labels);
    },
  );
});

describe("names at the ends of lines", () => {
  it("are moved apart where they are close, and stay within the chart", () => {
    expect(spread([500, 100], 60, 1000)).toEqual([500, 100]);
    expect(spread([500, 510, 480], 60, 1000)).toEqual([540, 600, 480]);
    expect(spread([990, 1000], 60, 1000)).toEqual([940, 1000]);
    expect(spread([], 60, 1000)).toEqual([]);
  });
});
