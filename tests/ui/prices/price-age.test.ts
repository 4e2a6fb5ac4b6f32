import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ageOn, daysAgo, isOld, pricesDay } from "../../../app/prices/price-age.ts";

const dataset = (publishedOn: string, isSample: boolean) => ({ publishedOn, isSample });

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

describe("the age of a price", () => {
  it.each([
    ["2026-11-20", 0, "20 Nov 2026"],
    ["2026-10-21", 30, "21 Oct 2026"],
    ["2026-10-20", 31, "31 days ago (20 Oct 2026)"],
    ["2026-08-22", 90, "90 days ago (22 Aug 2026)"],
    ["2025-11-20", 365, "365 days ago (20 Nov 2025)"],
    ["2026-11-21", 0, "21 Nov 2026"],
  ])("that was checked on %s is %d days: %s", (checkedOn, days, checked) => {
    expect(ageOn("2026-11-20", { checkedOn })).toEqual({ days, checked });
  });

  it("makes it old from 91 days on", () => {
    expect([90, 91, 400].map((days) => isOld({ days }))).toEqual([false, true, true]);
  });

  it.each([
    [0, "today"],
    [1, "yesterday"],
    [2, "2 days ago"],
    [140, "140 days ago"],
  ])("of %d days is said as %s", (days, words) => {
    expect(daysAgo(days)).toBe(words);
  });
});
