import { expect, it, onTestFinished, vi } from "vitest";
import { dayIn, daysAt } from "../../../worker/data/local-day.ts";

it.each([
  // An offset of 8:45.
  ["Australia/Eucla", "2026-11-22T15:14:59Z", "2026-11-22"],
  ["Australia/Eucla", "2026-11-22T15:15:00Z", "2026-11-23"],
  // Half an hour of daylight saving time.
  ["Australia/Lord_Howe", "2026-11-22T13:00:00Z", "2026-11-23"],
  ["Australia/Lord_Howe", "2026-07-01T13:29:00Z", "2026-07-01"],
  ["Indian/Cocos", "2026-11-22T17:29:00Z", "2026-11-22"],
  ["Pacific/Kiritimati", "2026-11-22T10:00:00Z", "2026-11-23"],
])("in %s at %s it is the %s", (timeZone, at, day) => {
  expect(dayIn(timeZone, Date.parse(at))).toBe(day);
  expect(daysAt(Date.parse(at))[timeZone]).toBe(day);
});

it("a format is made once for a time zone", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  onTestFinished(() => made.mockRestore());
  for (let day = 0; day < 100; day++) dayIn("Antarctica/Casey", day * 86_400_000);
  expect(made).toHaveBeenCalledOnce();
});

it("holds fifty time zones at most, and the nation's", () => {
  for (const timeZone of Intl.supportedValuesOf("timeZone")) dayIn(timeZone);
  const zones = Object.keys(daysAt(Date.now()));
  expect(zones.length).toBeLessThanOrEqual(51);
  expect(zones).toContain("Australia/Sydney");
});
