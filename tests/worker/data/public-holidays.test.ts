import { expect, it } from "vitest";
import { holidaysFrom } from "../../../worker/data/public-holidays.ts";

const AUSTRALIA_DAY = { day: "2027-01-26", name: "Australia Day" };

it.each([
  ["a fortnight before", "2027-01-12", []],
  ["13 days before", "2027-01-13", [AUSTRALIA_DAY]],
  ["on the day", "2027-01-26", [AUSTRALIA_DAY]],
  ["the day after", "2027-01-27", []],
])("Australia Day is announced %s: %s", (_, day, holidays) => {
  expect(holidaysFrom("NSW", day)).toEqual(holidays);
});

it.each([
  ["NSW", "2027-10-04", "Labour Day"],
  ["WA", "2027-06-07", "Western Australia Day"],
  ["SA", "2027-03-08", "Adelaide Cup Day"],
  ["NT", "2027-08-02", "Picnic Day"],
  // As we write it, and in place of a day that is a Saturday.
  ["NSW", "2027-06-14", "King’s Birthday"],
  ["NSW", "2027-12-27", "Christmas Day"],
  // Five years ahead of the build.
  ["NSW", `${new Date().getFullYear() + 5}-12-26`, "Boxing Day"],
])("%s has a holiday on %s: %s", (state, day, name) => {
  expect(holidaysFrom(state, day)[0]).toEqual({ day, name });
});

it.each([
  // Evenings off, and a day off of banks alone, close no yard.
  [
    "QLD",
    "2027-12-24",
    ["2027-12-25", "2027-12-26", "2027-12-27", "2027-12-28", "2028-01-01", "2028-01-03"],
  ],
  ["NSW", "2026-08-03", []],
  ["SA", "2026-12-22", ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01"]],
  ["NSW", "2026-12-20", ["2026-12-25", "2026-12-26", "2026-12-28", "2027-01-01"]],
  ["Unknown", "2026-12-20", []],
])("in %s the holidays from %s on are %j", (state, day, days) => {
  expect(holidaysFrom(state, day).map((holiday) => holiday.day)).toEqual(days);
});
