import { expect, test } from "vitest";
import { type OpenWeek, openNowWords, openState } from "../../../app/hours/open-state.ts";
import { clock, DAY_NAMES } from "../../../app/words/clock.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";

const week = (hours: string, given: Partial<OpenWeek> = {}): OpenWeek => ({
  days: parseOpeningHours(hours)?.days ?? [],
  offsets: [11 * 60],
  holidays: [],
  onHolidays: null,
  ...given,
});
const wordsAt = (moment: string, of: OpenWeek) => {
  const state = openState(of, Date.parse(moment));
  // Times stay on one line.
  return state && openNowWords(state).replaceAll("\u00A0", " ");
};

const HOURS = "Mo-Fr 07:00-16:00; Sa 08:00-12:00";
const days = (...names: string[]) => names.map((name) => Date.parse(name) / 86_400_000);

// In Sydney's summer time, 11 hours ahead of UTC; 2026-11-20 is a Friday.
test.each([
  ["2026-11-19T19:59Z", "Closed now, opens today 7 am"],
  ["2026-11-19T20:00Z", "Open now until 4 pm"],
  ["2026-11-20T04:59:59Z", "Open now until 4 pm"],
  ["2026-11-20T05:00Z", "Closed now, opens tomorrow 8 am"],
  ["2026-11-21T02:00Z", "Closed now, opens Monday 7 am"],
  ["2026-11-22T02:00Z", "Closed now, opens tomorrow 7 am"],
])("at %s: %s", (moment, words) => {
  expect(wordsAt(moment, week(HOURS))).toBe(words);
});

test("the clock is that of the yard's time zone, which need not be known", () => {
  const moment = "2026-11-20T06:00Z";
  expect(wordsAt(moment, week(HOURS, { offsets: [8 * 60] }))).toBe("Open now until 4 pm");
  expect(wordsAt(moment, week(HOURS))).toMatch(/^Closed now/);
  expect(wordsAt(moment, week(HOURS, { offsets: [] }))).toBeUndefined();
});

// Adelaide is half an hour behind Sydney; its summer time began on 4 October 2026 at 2 am, 16:30 UTC.
const CHANGES = [9.5 * 60, Date.parse("2026-10-03T16:30Z") / 60_000, 10.5 * 60];
test.each([
  ["2026-10-02T06:29Z", "Open now until 4 pm"],
  ["2026-10-04T20:29Z", "Closed now, opens today 7 am"],
  ["2026-10-04T20:30Z", "Open now until 4 pm"],
  ["2026-10-05T05:30Z", "Closed now, opens tomorrow 7 am"],
])("where clocks change, at %s: %s", (moment, words) => {
  expect(wordsAt(moment, week(HOURS, { offsets: CHANGES }))).toBe(words);
});

test("the minute in which clocks change has the new time", () => {
  const sunday = week("Su 03:00-04:00", { offsets: CHANGES });
  expect(wordsAt("2026-10-03T16:29Z", sunday)).toBe("Closed now, opens today 3 am");
  expect(wordsAt("2026-10-03T16:30Z", sunday)).toBe("Open now until 4 am");
});

const ALWAYS = "Mo-Su 00:00-24:00";
const BAR_MONDAY = "Mo 06:00-24:00; Tu-Su 00:00-24:00";
const WEEKDAYS = "Mo-Fr 00:00-24:00";
const LATE = "Fr 18:00-24:00; Sa 00:00-02:00; Su 18:00-24:00";

test.each([
  [ALWAYS, "2026-11-20T02:00Z", "Open 24 hours"],
  [ALWAYS, "2026-11-20T13:00Z", "Open 24 hours"],
  ["Mo-Su 00:00-12:00,12:00-24:00", "2026-11-20T02:00Z", "Open 24 hours"],
  [BAR_MONDAY, "2026-11-22T20:00Z", "Open now until the end of Sunday"],
  [BAR_MONDAY, "2026-11-22T14:00Z", "Closed now, opens today 6 am"],
  [WEEKDAYS, "2026-11-19T02:00Z", "Open now until the end of Friday"],
  [WEEKDAYS, "2026-11-20T02:00Z", "Open now until midnight"],
  [WEEKDAYS, "2026-11-21T02:00Z", "Closed now, opens Monday 12 am"],
  ["Th 10:00-24:00; Fr 00:00-16:00", "2026-11-19T00:00Z", "Open now until Friday 4 pm"],
  [LATE, "2026-11-20T12:00Z", "Open now until 2 am"],
  [LATE, "2026-11-20T14:00Z", "Open now until 2 am"],
  [LATE, "2026-11-22T12:00Z", "Open now until midnight"],
])("open overnight, %s at %s: %s", (hours, moment, words) => {
  expect(wordsAt(moment, week(hours))).toBe(words);
});

test("a yard that never closes but on public holidays says when the next one is near", () => {
  const off = week(ALWAYS, { holidays: days("2026-12-25"), onHolidays: [] });
  expect(wordsAt("2026-12-10T02:00Z", off)).toBe("Open 24 hours");
  expect(wordsAt("2026-12-22T02:00Z", off)).toBe("Open now until the end of Thursday");
  expect(wordsAt("2026-12-25T02:00Z", off)).toBe("Closed now, opens tomorrow 12 am");
});

test("a yard with a break, and one that opens once a week", () => {
  const broken = week("Mo-Fr 07:00-12:00,13:00-16:00");
  expect(wordsAt("2026-11-20T01:30Z", broken)).toBe("Closed now, opens today 1 pm");
  expect(wordsAt("2026-11-23T00:00Z", week("Mo 08:00-09:00"))).toBe(
    "Closed now, opens Monday 8 am",
  );
});

// Friday 25, Saturday 26 and Monday 28 December 2026 are public holidays.
const holidays = days("2026-12-25", "2026-12-26", "2026-12-28");
test.each([
  ["2026-12-23T21:00Z", "Open now until 4 pm"],
  ["2026-12-24T06:00Z", "Closed now, opens tomorrow (public holiday: ring first)"],
  ["2026-12-24T14:00Z", "Public holiday: ring first"],
  // After the usual hours, which nobody knows to be those of a holiday.
  ["2026-12-25T12:30Z", "Public holiday: ring first"],
  ["2026-12-27T01:00Z", "Closed now, opens tomorrow (public holiday: ring first)"],
  ["2026-12-28T22:00Z", "Open now until 4 pm"],
])("with holidays at %s: %s", (moment, words) => {
  expect(wordsAt(moment, week(HOURS, { holidays }))).toBe(words);
});

test("the next opening may be on a holiday days ahead, and a day off stays one on a holiday", () => {
  const weekdays = week("Tu-Fr 07:00-16:00", { holidays: days("2026-12-26", "2026-12-29") });
  const words = "Closed now, opens Tuesday (public holiday: ring first)";
  expect(wordsAt("2026-12-25T14:00Z", weekdays)).toBe(words);
});

test("a yard whose data says that it is closed on holidays is, and opens after them", () => {
  const off = week(HOURS, { holidays, onHolidays: [] });
  expect(wordsAt("2026-12-24T06:00Z", off)).toBe("Closed now, opens Tuesday 7 am");
  expect(wordsAt("2026-12-25T01:00Z", off)).toBe("Closed now, opens Tuesday 7 am");
});

test.each([
  ["2026-12-24T21:30Z", "Open now until 10 am"],
  ["2026-12-24T23:00Z", "Closed now, opens tomorrow 8 am"],
])("hours of its own on public holidays, at %s: %s", (moment, words) => {
  expect(wordsAt(moment, week(HOURS, { holidays, onHolidays: [480, 600] }))).toBe(words);
});

test("the days of the week begin on Monday", () => {
  expect(DAY_NAMES.join()).toBe("Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday");
});

test.each([
  [0, "midnight"],
  [1, "12:01 am"],
  [60, "1 am"],
  [605, "10:05 am"],
  [719, "11:59 am"],
  [720, "12 pm"],
  [750, "12:30 pm"],
  [780, "1 pm"],
  [1439, "11:59 pm"],
  [1440, "midnight"],
])("%i minutes after midnight are %s", (minutes, words) => {
  expect(clock(minutes).replace("\u00A0", " ")).toBe(words);
});

test("the next opening is at most two weeks ahead", () => {
  // Closed on holidays, which two Mondays in a row are: the third is 15 days after this Sunday.
  const mondays = days("2026-11-23", "2026-11-30");
  const monday = week("Mo 07:00-16:00", { holidays: mondays, onHolidays: [] });
  expect(wordsAt("2026-11-22T01:00Z", monday)).toBeUndefined();
  expect(wordsAt("2026-11-23T01:00Z", monday)).toBe("Closed now, opens Monday 7 am");
  expect(openState(monday, Date.parse("2026-11-23T01:00Z"))).toMatchObject({
    ...{ isOpen: false, isHoliday: false, isDayOff: true, daysAhead: 14, dayName: "Monday" },
    ...{ from: 420, to: 960, wait: 14 * 1440 - 5 * 60 },
  });
});
