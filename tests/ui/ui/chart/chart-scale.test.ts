import { expect, it } from "vitest";
import {
  chartScale,
  labelledMonths,
  priceTicks,
  tickNames,
  unbrokenRuns,
} from "../../../../app/ui/chart/chart-scale.ts";
import { spread } from "../../../../app/ui/chart/end-labels.tsx";

it.each([
  [4.2, 6.9, [4, 4.5, 5, 5.5, 6, 6.5, 7]],
  [0.2, 11.3, [0, 2, 4, 6, 8, 10, 12]],
  [-11, 21, [-20, -10, 0, 10, 20, 30]],
  [0.15, 0.3, [0.15, 0.2, 0.25, 0.3]],
  [0.01, 0.02, [0.01, 0.02]],
  [5, 5, [5, 5.01]],
  [95, 130, [90, 100, 110, 120, 130]],
])("the price axis from %d to %d has round prices around them", (lowest, highest, ticks) => {
  expect(priceTicks(lowest, highest)).toEqual(ticks);
});

it("the axis names cents only where a tick has some", () => {
  expect(tickNames([0, 5, 10])).toEqual(["$0", "$5", "$10"]);
  expect(tickNames([0, 0.5, 1])).toEqual(["$0.00", "$0.50", "$1.00"]);
});

it("months are cut where one is missing, and not at the turn of the year", () => {
  const prices = { minPrice: 5, middlePrice: 6, maxPrice: 7 };
  const cut = (...months: string[]) =>
    unbrokenRuns(months.map((month) => ({ month, ...prices }))).map((run) =>
      run.map(({ month }) => month),
    );
  expect(cut("2025-11", "2025-12", "2026-01", "2026-03", "2027-03")).toEqual([
    ["2025-11", "2025-12", "2026-01"],
    ["2026-03"],
    ["2027-03"],
  ]);
  expect(cut()).toEqual([]);
});

it("months lie in the chart by their distance, and prices from the bottom to the top", () => {
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
  "of %s to %s at most five months are labelled, at the start of a year or a part of one",
  (from, to, labels) => {
    expect(labelledMonths(from, to)).toEqual(labels);
  },
);

it.each([
  [
    [500, 100],
    [500, 100],
  ],
  [
    [500, 510, 480],
    [540, 600, 480],
  ],
  [
    [990, 1000],
    [940, 1000],
  ],
  [[], []],
])("names at the ends of lines at %j are moved apart to %j, within the chart", (heights, apart) => {
  expect(spread(heights, 60, 1000)).toEqual(apart);
});
