import { afterEach, expect, test, vi } from "vitest";
import { hoursReader } from "../../../app/yard-facts/yard-hours.ts";
import { holidaysFrom } from "../../../worker/data/public-holidays.ts";

const DUBBO = { address: "1 Road", state: "NSW", timeZone: "Australia/Sydney" };
const readerAt = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  return hoursReader();
};
afterEach(() => {
  vi.useRealTimers();
});

const USUAL = "25 Christmas Day, 26 Boxing Day, 28 Boxing Day, 01 New Year’s Day";

test.each([
  ...["NSW", "VIC", "QLD", "WA", "ACT", "NT"].map((state) => [state, USUAL]),
  ["SA", "25 Christmas Day, 26 Proclamation Day, 28 Proclamation Day, 01 New Year’s Day"],
  ["TAS", "25 Christmas Day, 28 Boxing Day, 01 New Year’s Day"],
  ["Unknown", ""],
])("the public holidays of %s around Christmas 2026 are %s", (state, words) => {
  const named = holidaysFrom(state, "2026-12-24").map(({ day, name }) => `${day.slice(8)} ${name}`);
  expect(named.join(", ")).toBe(words);
});

test("holidays are named from 13 days before, by the day in the yard's time zone", () => {
  const yard = { ...DUBBO, openingHours: "Mo-Fr 07:00-16:00" };
  const words = "Public holiday: Australia Day, Tue 26 Jan: ring first";
  expect(readerAt("2027-01-12T12:59Z")(yard)?.holidays).toBeNull();
  expect(readerAt("2027-01-12T13:00Z")(yard)?.holidays).toBe(words);
  expect(readerAt("2027-01-26T12:00Z")(yard)?.holidays).toBe(words);
  // In Perth that day begins three hours later.
  const perth = { ...yard, state: "WA", timeZone: "Australia/Perth" };
  expect(readerAt("2027-01-12T15:59Z")(perth)?.holidays).toBeNull();
  expect(readerAt("2027-01-12T16:00Z")(perth)?.holidays).toBe(words);
  expect(readerAt("2026-12-21T00:00Z")(yard)?.holidays).toBe(
    "Public holidays: Christmas Day, Fri 25 Dec; Boxing Day, Sat 26 Dec; Boxing Day, Mon 28 Dec; New Year’s Day, Fri 1 Jan: ring first",
  );
  const days = readerAt("2027-01-12T13:00Z")(yard)?.week?.holidays;
  expect(days).toEqual([Date.parse("2027-01-26") / 86_400_000]);
});

test("yards with the same hours and clock on one page have the holidays of their own states", () => {
  const hoursOf = readerAt("2027-03-01T00:00Z");
  const yard = { ...DUBBO, openingHours: "Mo-Fr 07:00-16:00" };
  expect(hoursOf(yard)?.holidays).toBeNull();
  expect(hoursOf({ ...yard, state: "ACT" })?.holidays).toBe(
    "Public holiday: Canberra Day, Mon 8 Mar: ring first",
  );
});

test("a yard in the list of a city over the border has the clock and the holidays of its own state", () => {
  const goldCoast = { state: "QLD", timeZone: "Australia/Brisbane" };
  const address = "12 Test Street, Tweed Heads South NSW 2486";
  // Three days before Labour Day in Queensland.
  const hoursOf = readerAt("2027-04-30T00:00Z");
  const yard = { ...goldCoast, openingHours: "Mo-Fr 07:00-16:00" };
  expect(hoursOf({ ...yard, address: "1 Road" })?.holidays).toMatch(/Labour Day/);
  expect(hoursOf({ ...yard, address })?.holidays).toBeNull();
  expect(readerAt("2026-11-20T00:00Z")({ ...yard, address })?.week?.offsets).toEqual([660]);
});

// Clocks go forward at 2 am on 4 October 2026 in Adelaide, and never in Perth; back at 3 am on 4 April 2027.
test.each([
  ["Australia/Perth", "2026-10-03T00:00Z", [480]],
  ["Australia/Adelaide", "2026-09-19T16:29Z", [570]],
  ["Australia/Adelaide", "2026-09-19T16:30Z", [570, Date.parse("2026-10-03T16:30Z") / 60_000, 630]],
  ["Australia/Adelaide", "2026-10-03T16:29Z", [570, Date.parse("2026-10-03T16:30Z") / 60_000, 630]],
  ["Australia/Adelaide", "2026-10-03T16:30Z", [630]],
  ["Australia/Sydney", "2027-04-01T13:59Z", [660, Date.parse("2027-04-03T16:00Z") / 60_000, 600]],
])("the clocks of %s are known for 14 days from %s", (timeZone, now, offsets) => {
  const hours = readerAt(now)({ ...DUBBO, timeZone, openingHours: "Mo 07:00-16:00" });
  expect(hours?.week?.offsets).toEqual(offsets);
});

test.each([
  ["PH off", []],
  ["PH 08:00-12:00", [480, 720]],
])("a yard with the rule %s gets no advice to ring first on holidays", (rule, onHolidays) => {
  const openingHours = `Mo 07:00-16:00; ${rule}`;
  const hours = readerAt("2027-01-20T00:00Z")({ ...DUBBO, openingHours });
  expect(hours).toMatchObject({ holidays: null, week: { onHolidays } });
});

test("hours in words stay words, and missing hours are null", () => {
  const hoursOf = hoursReader();
  const inWords = { line: "Hours: By appointment", holidays: null, week: null };
  expect(hoursOf({ ...DUBBO, openingHours: "By appointment" })).toEqual(inWords);
  expect(hoursOf({ ...DUBBO, openingHours: null })).toBeNull();
});

test("a yard of a removed city has hours, but no clock and no holidays", () => {
  const openingHours = "Mo 07:00-16:00";
  const hours = hoursReader()({ ...DUBBO, openingHours, state: "Unknown", timeZone: null });
  expect(hours).toMatchObject({ holidays: null, week: { offsets: [], holidays: [] } });
});

test("yards share the objects of the hours that they have in common", () => {
  const hoursOf = hoursReader();
  const openingHours = "Mo-Fr 07:00-16:00";
  const hours = hoursOf({ ...DUBBO, openingHours });
  expect(hoursOf({ ...DUBBO, openingHours })).toBe(hours);
  expect(hours?.week?.days[1]).toBe(hours?.week?.days[0]);
  const saturdays = hoursOf({ ...DUBBO, openingHours: "Sa 07:00-16:00" });
  expect(saturdays?.week?.days[5]).toBe(hours?.week?.days[0]);
  expect(saturdays?.week?.holidays).toBe(hours?.week?.holidays);
});
