import { describe, expect, it, onTestFinished, vi } from "vitest";
import { dayOf, nextHalfHour, openingAt } from "../../../../worker/data/yards/open-at.ts";
import { openThen } from "../../../../worker/data/yards/open-then.ts";
import type { KnownYard } from "../../../../worker/data/yards/yard-blocks.ts";
import type { YardClock } from "../../../../worker/data/yards/yard-clock.ts";

const PERTH: YardClock = { state: "WA", timeZone: "Australia/Perth" };

const yard = (name: string, openingHours: string | null, clock: Partial<YardClock> = {}) =>
  ({ name, openingHours, clock: { ...PERTH, ...clock } }) as KnownYard;

const setClock = (now: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
};

it.each([
  ["Australia/Sydney", "2026-11-28T02:00Z", "sat-13.00"],
  ["Australia/Sydney", "2026-11-28T02:01Z", "sat-13.30"],
  ["Australia/Sydney", "2026-11-28T02:31Z", "sat-14.00"],
  ["Australia/Perth", "2026-11-28T02:00Z", "sat-10.00"],
  // Half an hour off, and ten minutes before midnight.
  ["Australia/Adelaide", "2026-11-28T02:00Z", "sat-12.30"],
  ["Australia/Perth", "2026-11-29T15:50Z", "mon-00.00"],
  ["Australia/Perth", "2026-11-29T15:30Z", "sun-23.30"],
])("in %s at %s the next half-hour is %s", (timeZone, at, expected) => {
  expect(nextHalfHour(timeZone, Date.parse(at))).toBe(expected);
});

it.each([
  ["sat-13.00", "2026-11-24T04:00Z", "2026-11-28"],
  ["sat-13.00", "2026-11-28T05:29Z", "2026-11-28"],
  ["sat-13.00", "2026-11-28T05:30Z", "2026-12-05"],
  // In Perth it is Saturday still, in Sydney it is not.
  ["sat-23.30", "2026-11-28T15:40Z", "2026-11-28"],
  ["fri-13.00", "2026-11-28T05:00Z", "2026-12-04"],
])("%s after %s is on %s", (halfHour, at, day) => {
  expect(dayOf(halfHour, "Australia/Perth", Date.parse(at))).toBe(day);
});

describe("a yard", () => {
  it.each([
    ["sat-08.00", "Sa 08:00-13:00", "open"],
    ["sat-07.30", "Sa 08:00-13:00", "closed"],
    ["sat-13.00", "Sa 08:00-13:00", "closed"],
    ["sat-13.00", "Sa 08:00-13:10", "open"],
    ["sat-12.00", "Sa 08:00-12:00,12:30-15:00", "closed"],
    ["sun-12.00", "Sa 08:00-13:00", "closed"],
    ["sat-10.00", "Sa 08:00-13:00 by day", "unknown"],
    ["sat-10.00", "Sa,Xx 08:00-13:00", "unknown"],
    ["sat-10.00", "24/7", "open"],
    ["sun-23.30", "Mo-Su 00:00-24:00", "open"],
    ["sat-09.00", "by appointment", "unknown"],
    ["sat-09.00", null, "unknown"],
  ])("at %s with the hours %j is %s", (halfHour, hours, expected) => {
    setClock("2026-11-24T04:00Z");
    expect(openingAt(halfHour)(yard("Ash", hours))).toBe(expected);
  });

  it.each([
    ["2026-11-28..2026-11-28", "day off"],
    ["2026-11-20..2026-11-27 Works", "open"],
    ["2026-11-29..2026-12-05", "open"],
  ])("shut %s has %s on a Saturday", (closed, expected) => {
    setClock("2026-11-24T04:00Z");
    expect(openingAt("sat-10.00")({ ...yard("Ash", "Sa 08:00-13:00"), closed })).toBe(expected);
  });

  it("is open by its own clock and its own state's holidays, also after another yard", () => {
    setClock("2027-02-25T04:00Z");
    const labourDay = openingAt("mon-10.00");
    const hours = "Mo-Fr 07:00-16:00";
    expect(labourDay(yard("Ash", hours))).toBe("holiday");
    expect(labourDay(yard("Box", hours, { state: "NSW" }))).toBe("open");
    // It is half past three in Sydney, and half past twelve in Perth.
    setClock("2026-11-24T04:30Z");
    const now = openingAt("now");
    expect(now(yard("Ash", "Tu 07:00-15:30"))).toBe("open");
    expect(now(yard("Box", "Tu 07:00-15:30", { timeZone: "Australia/Sydney" }))).toBe("closed");
    expect(now(yard("Cob", "Tu 07:00-12:30"))).toBe("closed");
  });

  it("has no clock if its city has been removed", () => {
    const removed = yard("Ash", "Mo-Su 00:00-24:00", { timeZone: "" });
    expect(openingAt("sat-09.00")(removed)).toBe("unknown");
  });

  it.each([
    ["Mo-Fr 07:00-16:00", "WA", "holiday"],
    ["Mo-Fr 07:00-16:00; PH off", "WA", "day off"],
    ["Mo-Fr 07:00-16:00; PH 08:00-10:30", "WA", "open"],
    ["Mo-Fr 07:00-16:00; PH 08:00-09:00", "WA", "day off"],
    ["Sa 07:00-16:00", "WA", "day off"],
    // Labour Day is another day there.
    ["Mo-Fr 07:00-16:00", "NSW", "open"],
  ])(
    "with the hours %j, on Labour Day of Western Australia, in %s: %s",
    (hours, state, expected) => {
      setClock("2027-02-25T04:00Z");
      expect(openingAt("mon-10.00")(yard("Ash", hours, { state }))).toBe(expected);
    },
  );
});

describe("of several yards", () => {
  const count = (halfHour: string, ...hours: (string | null)[]) =>
    openThen(
      hours.map((text, i) => yard(`Yard ${i}`, text)),
      halfHour,
      "Australia/Perth",
    );

  it("the open, the closed and the unknown ones are counted", () => {
    const then = count("sat-09.00", "Sa 08:00-13:00", "Sa 10:00-13:00", "Mo 08:00-13:00", null);
    expect(then.day).toBe(dayOf("sat-09.00", "Australia/Perth"));
    expect(then).toMatchObject({ minute: 540, open: 1, known: 3, unknown: 1, holiday: 0 });
  });

  it("the first ones of those that close last before, and open first after, are named", () => {
    expect(count("sat-13.00", "Ring first")).toMatchObject({ latest: null, unknown: 1 });
    const hours = ["Sa 08:00-12:00", "Sa 08:00-12:30", "Sa 07:00-12:30", "Sa 15:00-16:00"];
    const later = ["Sa 14:00-15:00", "Sa 14:30-15:00", "Sa 14:00-15:00"];
    const { latest, first } = count("sat-13.00", ...hours, ...later);
    expect(latest).toEqual({ name: "Yard 1", minute: 750 });
    expect(first).toEqual({ name: "Yard 4", minute: 840 });
  });

  it("that open several times a day, the times just before and after count", () => {
    const { latest, first } = count(
      "sat-13.00",
      "Sa 07:00-09:00,10:00-12:30,15:00-16:00,18:00-19:00",
    );
    expect(latest).toEqual({ name: "Yard 0", minute: 750 });
    expect(first).toEqual({ name: "Yard 0", minute: 900 });
    // One closes as it is asked about, and opens at midnight.
    expect(count("sat-13.00", "Sa 00:00-13:00")).toMatchObject({
      ...{ open: 0, known: 1, latest: { name: "Yard 0", minute: 780 }, first: null },
    });
  });

  it("one with a day off neither closes last nor opens first", () => {
    setClock("2027-02-25T04:00Z");
    const then = count("mon-16.30", "Mo 07:00-16:00; PH off", "Mo 07:00-15:00");
    expect(then).toMatchObject({ open: 0, known: 1, holiday: 1, latest: null, first: null });
  });
});
