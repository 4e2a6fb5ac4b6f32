import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { dayRanges, hoursInWords } from "../../../app/yard-facts/hours-in-words.ts";
import { parseOpeningHours } from "../../../worker/data/yards/opening-hours.ts";
import table from "./hours-in-words.csv?raw";

/** The words with ordinary spaces instead of no-break spaces. */
const spaced = (words: string | null) => words?.replaceAll("\u00A0", " ") ?? null;

test.each<Record<"hours" | "line", string>>(parse(table, { columns: true }))(
  "$hours becomes the line $line",
  ({ hours, line }) => {
    expect(spaced(hoursInWords(hours))).toBe(line);
  },
);

test.each(["", null])("%j becomes no line", (hours) => {
  expect(hoursInWords(hours)).toBeNull();
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
