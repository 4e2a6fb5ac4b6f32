import { expect, test } from "vitest";
import { monthFirst, readDate } from "../../../publishing/read/dates.ts";

test("today is the day of loading, in a file that was saved on it", () => {
  const read = (savedOn?: string) => readDate("Today", "2026-11-20", savedOn);
  expect(read("2026-11-20")).toMatchObject({
    value: "2026-11-20",
    as: { how: "as the day of loading" },
  });
  expect([read("2026-11-19"), read(), readDate("today")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ["2026-03-11", "2026-11-03"],
  ["2026-11-03", "2026-03-11"],
  // The first and the last day, and those beside them.
  ["2026-03-01", "2026-01-03"],
  ["2026-02-01", undefined],
  ["2026-01-12", "2026-12-01"],
  ["2026-02-12", undefined],
  // The same day, or no day.
  ["2026-04-04", undefined],
  ["2026-03-13", undefined],
])("%s may be %s with the month first", (day, other) => {
  const said = other ? ` (with the month first it would be ${other})` : "";
  expect(monthFirst(day, "2026-01-03", "2026-12-01")).toBe(said);
});

test("there is no thirteenth month, however late the last day is", () => {
  expect(monthFirst("2026-03-13", "2026-01-02", "2027-12-01")).toBe("");
});
