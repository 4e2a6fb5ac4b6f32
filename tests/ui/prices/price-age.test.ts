import { describe, expect, it, onTestFinished, vi } from "vitest";
import { isoToday } from "../../../app/format.ts";
import {
  checkingDay,
  countOld,
  daysAgo,
  daysBetween,
  pricesDay,
} from "../../../app/prices/price-age.ts";

const dataset = (publishedOn: string, isSample: boolean) => ({
  name: "Prices",
  publishedOn,
  isSample,
  version: "1",
});

describe("the day from which ages are counted", () => {
  const now = (time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
    onTestFinished(() => void vi.useRealTimers());
  };

  it("is today by the calendar of the place", () => {
    now("2026-11-20T14:00:00Z");
    const real = dataset("2026-11-01", false);
    expect(pricesDay(real, "Australia/Sydney")).toBe("2026-11-21");
    expect(pricesDay(real, "Australia/Perth")).toBe("2026-11-20");
    expect(pricesDay(undefined, "Australia/Perth")).toBe("2026-11-20");
  });

  it("is that of a sample's publication, unless it is still to come", () => {
    now("2027-11-20T02:00:00Z");
    expect(pricesDay(dataset("2026-11-20", true), "Australia/Sydney")).toBe("2026-11-20");
    expect(pricesDay(dataset("2027-12-01", true), "Australia/Sydney")).toBe("2027-11-20");
  });
});

describe("the days between two days", () => {
  it.each([
    ["2026-11-20", "2026-11-20", 0],
    ["2026-10-20", "2026-11-20", 31],
    ["2024-02-28", "2024-03-01", 2],
    ["2026-11-21", "2026-11-20", 0],
  ])("from %s to %s are %d", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    [0, "today"],
    [1, "yesterday"],
    [2, "2 days ago"],
    [140, "140 days ago"],
  ])("%d are said as %s", (days, words) => {
    expect(daysAgo(days)).toBe(words);
  });
});

it.each([
  [30, "17 Nov 2026"],
  [31, "31 days ago (17 Nov 2026)"],
  [91, "91 days ago (17 Nov 2026)"],
])("a price that was checked %d days ago says %s", (days, words) => {
  expect(checkingDay({ checkedOn: "2026-11-17", days })).toBe(words);
});

it("old are those from 91 days on that are available", () => {
  const price = (days: number, minPrice = 1) => ({
    minPrice,
    maxPrice: 2,
    checkedOn: isoToday("Australia/Sydney"),
    days,
  });
  expect(countOld([price(90), price(91), price(400), price(400, 0)])).toBe(2);
});
