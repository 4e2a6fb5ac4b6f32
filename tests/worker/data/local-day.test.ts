import { expect, it } from "vitest";
import { clockIn, dayAfter, dayIn, daysAt } from "../../../worker/data/local-day.ts";

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

it("at most fifty time zones are kept, and the nation's", () => {
  const all = Intl.supportedValuesOf("timeZone");
  for (const timeZone of all) dayIn(timeZone);
  // Those of Asia take the others' places: midnights all over the world would outdate the pages of other tests.
  for (const timeZone of all.filter((name) => name.startsWith("Asia/"))) dayIn(timeZone);
  const zones = Object.keys(daysAt(Date.now()));
  expect(zones.length).toBeLessThanOrEqual(51);
  expect(zones).toContain("Australia/Sydney");
});

it("the clock of a time zone follows the moment, forwards and back", () => {
  const at = (time: string) => clockIn("Australia/Perth", Date.parse(time));
  expect(at("2026-11-22T15:59:59Z")).toBe("2026-11-22 23:59");
  expect(at("2026-11-22T16:00:00Z")).toBe("2026-11-23 00:00");
  expect(at("2026-11-22T15:59:00Z")).toBe("2026-11-22 23:59");
});

it.each([
  ["2026-11-30", 1, "2026-12-01"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-03-01", -1, "2026-02-28"],
  // Daylight saving time begins and ends between them.
  ["2026-10-03", 2, "2026-10-05"],
  ["2026-11-20", -90, "2026-08-22"],
  ["2026-11-20", 0, "2026-11-20"],
])("%s and %i days is %s", (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected);
});
