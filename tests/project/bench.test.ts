import { describe, expect, it } from "vitest";
import { median, percentile, ratio, rounded } from "../../bench/figures.ts";
import { goals, isReached } from "../../bench/goals.ts";
import type { Cost } from "../../bench/rounds.ts";
import { addressAt } from "../../bench/soak-addresses.ts";
import { table } from "../../bench/table.ts";

describe("percentiles", () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);

  it("finds them in unsorted values", () => {
    expect(percentile(hundred, 99)).toBe(99);
    expect(percentile(hundred, 100)).toBe(100);
    expect(median(hundred)).toBe(50);
  });

  it("takes the only value for all of them, and the lower of two for the middle", () => {
    expect([percentile([7], 1), percentile([7], 99)]).toEqual([7, 7]);
    expect(median([9, 3])).toBe(3);
  });

  it("leaves the values as they were, and has none of nothing", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
    expect(() => median([])).toThrow("nothing");
  });
});

describe("ratios", () => {
  it("divides by the unit, which must be more than nothing", () => {
    expect(ratio(6, 4)).toBe(1.5);
    expect(() => ratio(6, 0)).toThrow("unit");
    expect(() => ratio(6, Number.NaN)).toThrow("unit");
  });

  it("rounds to three digits", () => {
    expect([rounded(0.123456), rounded(1234.5), rounded(2)]).toEqual([0.123, 1230, 2]);
  });
});

describe("tables", () => {
  it("puts figures on the right, with thousands apart and a dash where there is none", () => {
    expect(
      table(
        ["view", "rows"],
        [
          ["home", 1234],
          ["map", undefined],
        ],
      ),
    ).toBe("| view | rows |\n| --- | ---: |\n| home | 1,234 |\n| map | – |");
  });
});

describe("goals", () => {
  const cost = (cpuMs: number, cpuRatio: number) => ({ cpuMs, cpuRatio }) as Cost;
  const city = { memory: cost(0.1, 1.5), cold: cost(3, 30) } as never;
  const found = goals({
    city,
    template: { cold: cost(5, 50) },
    streaming: { firstByte: 9, lastByte: 310 },
  });

  it("is reached by what is just as much as it may be, and not by more", () => {
    expect(found.map(isReached)).toEqual([true, false, false, true]);
  });

  it("compares with the template by CPU", () => {
    expect(found[2]?.measured).toBe(0.6);
  });
});

describe("the soak's addresses", () => {
  it("are searches twice and bad once in ten, and kept pages otherwise", () => {
    const ten = Array.from({ length: 10 }, (_, i) => addressAt(i));
    expect(ten.filter((address) => address.startsWith("/scrap-yards/?q="))).toHaveLength(2);
    expect(addressAt(9)).toBe("/no-such-city/");
    expect(new Set(Array.from({ length: 700 }, (_, i) => addressAt(i))).size).toBeGreaterThan(20);
  });
});
