import { expect, test } from "vitest";
import { openingWords, openNowWords } from "../../../app/yards/opening-words.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";

test.each([
  ["Mo-Fr 07:00-16:00; Sa 08:00-12:00", "Mon–Fri 7 am – 4 pm, Sat 8 am – 12 pm"],
  ["Tu 07:30-11:45,13:00-24:00", "Tue 7:30 am – 11:45 am and 1 pm – midnight"],
  ["Mo,We 09:00-17:00", "Mon 9 am – 5 pm, Wed 9 am – 5 pm"],
  ["Mo-Fr 07:00-16:00; PH off", "Mon–Fri 7 am – 4 pm"],
  ["Su 10:00-12:00;Mo-Sa 10:00-12:00", "Mon–Sun 10 am – 12 pm"],
  ["Sa-Mo 00:00-24:00", "Mon 24 hours, Sat–Sun 24 hours"],
])("%s is %s", (text, words) => {
  expect(openingWords(parseOpeningHours(text) ?? [])).toBe(words);
});

test.each([
  "",
  "Mo-Fr",
  "07:00-16:00",
  "Mon-Fri 07:00-16:00",
  "Mo-Fr 7:00-16:00",
  "Mo-Fr 16:00-07:00",
  "Mo-Fr 07:00-24:30",
  "Mo-Fr 07:00 - 16:00",
  "Mo-Fr 07:00-12:00; Mo 11:00-16:00",
  "Mo-Fr 07:00-16:00;",
  "PH off",
])("%j is not valid", (text) => {
  expect(parseOpeningHours(text)).toBeUndefined();
});

const HOURS = parseOpeningHours("Mo-Fr 07:00-16:00; Sa 08:00-12:00") ?? [];

// In Sydney's summer time, 11 hours ahead of UTC; 2026-11-20 is a Friday.
test.each([
  ["2026-11-19T19:59Z", "Closed now, opens today at 7 am"],
  ["2026-11-19T20:00Z", "Open now until 4 pm"],
  ["2026-11-20T03:00Z", "Open now until 4 pm"],
  ["2026-11-20T05:00Z", "Closed now, opens tomorrow at 8 am"],
  ["2026-11-20T19:00Z", "Closed now, opens today at 8 am"],
  ["2026-11-21T02:00Z", "Closed now, opens on Monday at 7 am"],
  ["2026-11-22T02:00Z", "Closed now, opens tomorrow at 7 am"],
])("at %s: %s", (moment, words) => {
  expect(openNowWords(HOURS, Date.parse(moment), "Australia/Sydney")).toBe(words);
});

test("the hours are those of the yard's time zone", () => {
  const moment = Date.parse("2026-11-20T06:00Z");
  expect(openNowWords(HOURS, moment, "Australia/Perth")).toBe("Open now until 4 pm");
  expect(openNowWords(HOURS, moment, "Australia/Sydney")).toMatch(/^Closed now/);
});

test("a yard that opens once a week opens again in a week", () => {
  const mondays = parseOpeningHours("Mo 08:00-09:00") ?? [];
  const monday = Date.parse("2026-11-23T00:00Z");
  expect(openNowWords(mondays, monday, "Australia/Sydney")).toBe(
    "Closed now, opens on Monday at 8 am",
  );
});
