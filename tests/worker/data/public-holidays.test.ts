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
