import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ageOn, isOld, pricesDay, saysLeftOut } from "../../../app/prices/price-age-words.ts";

const dataset = (publishedOn: string, isSample: boolean) => ({ publishedOn, isSample });

describe("the day from which ages are counted", () => {
  const now = (time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
    onTestFinished(() => void vi.useRealTimers());
  };

  it("is today by the calendar of the place", () => {
    now("2026-11-20T14:00:00Z");
    const real = dataset("2026-11-01", false);
    const [sydney, perth] = ["2026-11-21", "2026-11-20"];
    expect(pricesDay(real, "Australia/Sydney")).toEqual({ today: sydney, judged: sydney });
    expect(pricesDay(real, "Australia/Perth")).toEqual({ today: perth, judged: perth });
    expect(pricesDay(undefined, "Australia/Perth")).toEqual({ today: perth, judged: perth });
  });

  it("judges a sample by its publication, unless that is still to come", () => {
    now("2027-11-20T02:00:00Z");
    const [sample, later] = [dataset("2026-11-20", true), dataset("2027-12-01", true)];
    const today = "2027-11-20";
    expect(pricesDay(sample, "Australia/Sydney")).toEqual({ today, judged: "2026-11-20" });
    expect(pricesDay(later, "Australia/Sydney")).toEqual({ today, judged: today });
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
    const day = { today: "2026-11-20", judged: "2026-11-20" };
    expect(ageOn(day, { checkedOn })).toEqual({ days, checked });
  });

  it("is counted to today in words, and judged by the day of a sample", () => {
    const day = { today: "2026-12-24", judged: "2026-11-20" };
    expect(ageOn(day, { checkedOn: "2026-11-17" }).checked).toBe("17 Nov 2026");
    const due = { days: 31, checked: "65 days ago (20 Oct 2026)" };
    expect(ageOn(day, { checkedOn: "2026-10-20" })).toEqual(due);
  });

  it("makes it old from 91 days on", () => {
    expect([90, 91, 400].map((days) => isOld({ days }))).toEqual([false, true, true]);
  });
});

it.each([
  [1, "1 older price is left out"],
  [2, "2 older prices are left out"],
])("of %i old prices: %s", (count, words) => {
  expect(saysLeftOut(count)).toBe(words);
});
