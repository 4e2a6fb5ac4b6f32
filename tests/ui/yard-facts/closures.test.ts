import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hoursReader } from "../../../app/yard-facts/yard-hours.ts";
import { closureIn, isShutOn } from "../../../worker/data/yards/closure.ts";

const CLOSED = "2026-12-20..2027-01-06 Christmas";
const yard = {
  openingHours: "Mo-Fr 07:00-16:00",
  address: "1 Road",
  timeZone: "Australia/Perth",
  state: "WA",
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The hours of a yard at a time in Perth. */
function hoursAt(
  time: string,
  closed: string | null = CLOSED,
  openingHours: string | null = yard.openingHours,
) {
  vi.setSystemTime(`${time}+08:00`);
  return hoursReader()({ ...yard, openingHours, closed });
}

describe("a yard that is shut for some days", () => {
  it("says so from 14 days before until they are over, by its own clock", () => {
    expect(hoursAt("2026-12-05T12:00")).not.toHaveProperty("soon");
    expect(hoursAt("2026-12-06T12:00")?.soon).toBe(
      "Closed for Christmas from 20 December, reopens 7 January",
    );
    expect(hoursAt("2026-12-19T23:30")).not.toHaveProperty("shut");
    for (const time of ["2026-12-20T00:30", "2027-01-06T23:30"])
      expect(hoursAt(time)).toMatchObject({
        shut: "Closed for Christmas, reopens 7 January",
        week: null,
      });
    expect(hoursAt("2027-01-07T00:30")).toMatchObject({
      line: expect.stringContaining("Open Mon–Fri"),
    });
    expect(hoursAt("2027-01-07T00:30")).not.toHaveProperty("shut");
  });

  it("says so even without hours or a reason", () => {
    expect(hoursAt("2026-12-21T12:00", "2026-12-20..2026-12-21", null)).toMatchObject({
      shut: "Closed, reopens 22 December",
      line: "Closed, reopens 22 December",
    });
    expect(hoursAt("2026-12-21T12:00", null, null)).toBeNull();
    const soon = "Closed for Christmas from 20 December, reopens 7 January";
    expect(hoursAt("2026-12-10T12:00", CLOSED, null)).toMatchObject({ line: soon, soon });
    for (const time of ["2026-12-05T12:00", "2027-01-07T12:00"])
      expect(hoursAt(time, CLOSED, null)).toBeNull();
    expect(hoursAt("2026-12-10T12:00")?.line).toMatch(/^Open Mon–Fri .+ 4\sp\.?m\.?\. Closed for /);
  });

  it("leaves other yards with the same hours open", () => {
    vi.setSystemTime("2026-12-21T12:00+08:00");
    const hoursOf = hoursReader();
    expect(hoursOf({ ...yard, closed: CLOSED })).toHaveProperty("shut");
    expect(hoursOf(yard)).not.toHaveProperty("shut");
  });
});

it("a closure includes its first and last day", () => {
  const shut = ["2026-12-19", "2026-12-20", "2027-01-06", "2027-01-07"].map((day) =>
    isShutOn(CLOSED, day),
  );
  expect(shut).toEqual([false, true, true, false]);
  expect(isShutOn(null, "2026-12-20")).toBe(false);
  expect(closureIn(CLOSED)?.why).toBe("Christmas");
});
