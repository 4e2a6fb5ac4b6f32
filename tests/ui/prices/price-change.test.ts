import { describe, expect, it } from "vitest";
import { priceChange } from "../../../app/prices/price-change.ts";

type Range = [minPrice: number, maxPrice: number];

const DAY = "2026-11-20";
const change = ([minPrice, maxPrice]: Range, before: Range | null, since = "2026-11-03") => {
  const previous = before && { minPrice: before[0], maxPrice: before[1], checkedOn: since };
  const price = { materialId: 1, minPrice, maxPrice, description: "", checkedOn: DAY, previous };
  return priceChange(price, DAY);
};

describe("the change of a price", () => {
  it.each<[Range, Range, string]>([
    [[8, 11], [7.6, 10.6], "up 40c"],
    [[8, 11], [8, 11.3], "down 15c"],
    [[0.3, 0.3], [0.1, 0.1], "up 20c"],
    [[8, 11.02], [8, 11], "up 1c"],
    [[8, 11], [7.01, 10.01], "up 99c"],
    [[8, 11], [9, 12], "down $1.00"],
    [[8, 11], [6.8, 9.8], "up $1.20"],
  ])("to %j from %j is %s", (now, before, words) => {
    expect(change(now, before)).toEqual({ change: words, since: "3 Nov" });
  });

  // Half a cent of the middle is rounded up.
  it.each(["8–11 8–11", "8–11 7–12", "8.01–11.01 8–11.01", "8–11.02 8–11.01"])(
    "between %s is undefined, because the middle stays the same to the cent",
    (ranges) => {
      const [now, before] = ranges.split(" ").map((range) => range.split("–").map(Number) as Range);
      expect(change(now!, before!)).toBeUndefined();
    },
  );

  it.each([
    ["2025-11-03", "3 Nov 2025"],
    ["2026-01-01", "1 Jan"],
    ["2026-10-13", "13 Oct"],
    ["2025-12-31", "31 Dec 2025"],
  ])("since %s has its year unless the page's day is in the same one: %s", (day, since) => {
    expect(change([8, 11], [7, 11], day)?.since).toBe(since);
  });

  it("is undefined without a previous observation, and if either price is unavailable", () => {
    expect(change([8, 11], null)).toBeUndefined();
    expect(change([8, 11], [0, 0])).toBeUndefined();
    expect(change([0, 0], [8, 11])).toBeUndefined();
  });
});
