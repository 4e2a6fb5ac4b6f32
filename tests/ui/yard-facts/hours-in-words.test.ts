import { expect, test } from "vitest";
import { dayRanges, hoursInWords } from "../../../app/yard-facts/hours-in-words.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";

/** The words with ordinary spaces instead of no-break spaces. */
const spaced = (words: string | null) => words?.replaceAll("\u00A0", " ") ?? null;

test.each([
  ["Mo-Fr 07:00-16:00; Sa 08:00-12:00", "Open Mon–Fri 7 am – 4 pm, Sat 8 am – 12 pm"],
  ["Tu 07:30-11:45,13:00-24:00", "Open Tue 7:30 am – 11:45 am and 1 pm – midnight"],
  ["Mo,We 09:00-17:00", "Open Mon 9 am – 5 pm, Wed 9 am – 5 pm"],
  ["We 08:00-16:00", "Open Wed 8 am – 4 pm"],
  ["Su 10:00-12:00;Mo-Sa 10:00-12:00", "Open Mon–Sun 10 am – 12 pm"],
  ["Sa-Mo 00:00-24:00", "Open Mon 24 hours, Sat–Sun 24 hours"],
  ["Mo-Su 00:00-24:00", "Open 24 hours, every day"],
  ["Mo-Su 00:00-12:00,12:00-24:00", "Open 24 hours, every day"],
  ["Mo 07:00-12:00,12:00-16:00", "Open Mon 7 am – 4 pm"],
  ["Mo-Fr 07:00-16:00;PH off ", "Open Mon–Fri 7 am – 4 pm, closed on public holidays"],
  [
    "Mo-Fr 07:00-16:00; PH 08:00-12:00",
    "Open Mon–Fri 7 am – 4 pm, 8 am – 12 pm on public holidays",
  ],
  ["Mo-Su 00:00-24:00; PH off", "Open 24 hours, every day, closed on public holidays"],
  ["Ring first", "Hours: Ring first"],
  ["", null],
  [null, null],
])("%j becomes the line %s", (hours, line) => {
  expect(spaced(hoursInWords(hours))).toBe(line);
});

test("a time stays on one line", () => {
  expect(hoursInWords("Mo 07:00-12:00")).toBe("Open Mon 7\u00A0am\u00A0– 12\u00A0pm");
});

test.each([
  ["", []],
  ["; PH off", []],
  ["; PH 08:00-12:00", ["Public holidays 8 am – 12 pm"]],
])("a week%s becomes ranges of days, including those on which the yard is closed", (rule, more) => {
  const hours = parseOpeningHours(`Mo-Fr 07:00-15:30; Sa 07:00-11:30${rule}`)!;
  expect(dayRanges(hours).map(({ name, times }) => `${name} ${spaced(times)}`)).toEqual([
    "Mon–Fri 7 am – 3:30 pm",
    "Sat 7 am – 11:30 am",
    "Sun Closed",
    ...more,
  ]);
});
