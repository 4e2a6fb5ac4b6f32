import { expect, it } from "vitest";
import { holidaysFrom } from "../../../worker/data/public-holidays.ts";

const AUSTRALIA_DAY = { day: "2027-01-26", name: "Australia Day" };

it.each([
  ["a fortnight before", "2027-01-12", []],
  ["13 days before", "2027-01-13", [AUSTRALIA_DAY]],
  ["on the day", "2027-01-26", [AUSTRALIA_DAY]],
  ["the day after", "2027-01-27", []],
])("Australia Day is told of %s: %s", (_, day, holidays) => {
  expect(holidaysFrom("NSW", day)).toEqual(holidays);
});

it.each([
  ["NSW", "2027-10-04", "Labour Day"],
  ["VIC", "2027-11-02", "Melbourne Cup"],
  ["QLD", "2027-05-03", "Labour Day"],
  ["WA", "2027-06-07", "Western Australia Day"],
  ["SA", "2027-03-08", "Adelaide Cup Day"],
  ["TAS", "2027-03-08", "Eight Hours Day"],
  ["ACT", "2027-05-31", "Reconciliation Day"],
  ["NT", "2027-08-02", "Picnic Day"],
  // As we write it, and in place of a day that is a Saturday.
  ["NSW", "2027-06-14", "King’s Birthday"],
  ["NSW", "2027-12-27", "Christmas Day"],
  // Five years ahead of the build.
  ["NSW", `${new Date().getFullYear() + 5}-12-26`, "Boxing Day"],
])("%s has a holiday on %s: %s", (state, day, name) => {
  expect(holidaysFrom(state, day)[0]).toEqual({ day, name });
});

it("an evening off is no holiday", () => {
  expect(holidaysFrom("QLD", "2027-12-24")[0]?.day).toBe("2027-12-25");
});

it("a day off of banks alone is no holiday", () => {
  expect(holidaysFrom("NSW", "2026-08-03")).toEqual([]);
});

it("several holidays are told of in order, and none of what is no state", () => {
  expect(holidaysFrom("NSW", "2026-12-20").map(({ day }) => day)).toEqual([
    "2026-12-25",
    "2026-12-26",
    "2026-12-28",
    "2027-01-01",
  ]);
  expect(holidaysFrom("Unknown", "2026-12-20")).toEqual([]);
});

it("evenings that are holidays close no yard", () => {
  expect(holidaysFrom("SA", "2026-12-22").map(({ day }) => day)).toEqual([
    "2026-12-25",
    "2026-12-26",
    "2026-12-28",
    "2027-01-01",
  ]);
});
