import { parse } from "csv-parse/sync";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { clock } from "../../../app/words/clock.ts";
import {
  aboutKilometres,
  areaKind,
  citySlug,
  daysBetween,
  dollars,
  grouped,
  isUnavailable,
  longDate,
  longMonth,
  midpoint,
  phoneHref,
  placeLabel,
  priceRange,
  shortDate,
  shortMonthOf,
  shortRange,
  shortWeekday,
  stateInSentence,
  termsDate,
  today,
  websiteText,
} from "../../../app/words/format.ts";
import { isMonth, isoMonth, monthNumber } from "../../../app/words/iso-month.ts";
import { publicationCounts } from "../../../app/words/publication-counts.ts";
import table from "./format.csv?raw";

const both = (given: string) => given.split(" ") as [string, string];
const range = (given: string) => {
  const [minPrice = 0, maxPrice = 0] = both(given).map(Number);
  return { minPrice, maxPrice };
};
const place = (given: string) => {
  const [name = "", state = "", postcode = null] = given.split(" ");
  return { name, state, postcode };
};
const counts = (given: string) => {
  const [changedPrices = 0, checkedPrices = 0] = both(given).map(Number);
  return { changedPrices, checkedPrices };
};

const WRITTEN: Record<string, (given: string) => string | number | boolean | undefined> = {
  price: (given) => dollars(Number(given)),
  range: (given) => priceRange(range(given)),
  "short range": (given) => shortRange(range(given)),
  unavailable: (given) => isUnavailable(range(given)),
  // Half a cent counts up, whatever the fractions are in binary.
  middle: (given) => midpoint(range(given)),
  day: longDate,
  "short day": shortDate,
  "short day with its weekday": shortWeekday,
  "days between": (given) => daysBetween(...both(given)),
  phone: phoneHref,
  // Its numbers begin with 61, as those from abroad do.
  "phone of Canberra": phoneHref,
  website: websiteText,
  slug: citySlug,
  // Which stays on one line.
  "minutes after midnight": (given) => clock(Number(given)).replace("\u00A0", " "),
  distance: (given) => aboutKilometres(Number(given)),
  number: (given) => grouped(Number(given)),
  place: (given) => placeLabel(place(given)),
  area: (given) => areaKind({ area: (given || null) as "council" | "region" | null }),
  "state in a sentence": stateInSentence,
  // Prices that it changed, and that were only checked again.
  "first publication": (given) => publicationCounts({ isFirst: true, ...counts(given) }),
  publication: (given) => publicationCounts({ isFirst: false, ...counts(given) }),
};

it.each<{ what: string; given: string; words: string }>(parse(table, { columns: true }))(
  "$what $given is written as $words",
  ({ what, given, words }) => {
    expect(String(WRITTEN[what]!(given) ?? "")).toBe(words);
  },
);

it("an unknown price is unavailable", () => {
  expect(priceRange(undefined)).toBe("Price unavailable");
});

it.each([
  ["Australia/Sydney", "Sunday 22 November 2026"],
  ["Australia/Darwin", "Saturday 21 November 2026"],
  ["Australia/Perth", "Saturday 21 November 2026"],
])("today in %s is %s", (timeZone, text) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T14:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  expect(today(timeZone)).toBe(text);
});

const MONTHS =
  "January February March April May June July August September October November December";

describe("a month", () => {
  it.each(MONTHS.split(" ").map((name, i) => [`2026-${String(i + 1).padStart(2, "0")}`, name]))(
    "%s is %s, in short its first three letters",
    (month, name) => {
      expect(longMonth(month)).toBe(`${name} 2026`);
      expect(shortMonthOf(month)).toBe(`${name.slice(0, 3)} 2026`);
      expect(longDate(`${month}-09`)).toBe(`9 ${name} 2026`);
      expect(shortDate(`${month}-09`)).toBe(`9 ${name.slice(0, 3)} 2026`);
      expect(termsDate(`${month}-15`)).toBe(`${name} 15, 2026`);
    },
  );

  it.each(["2026-01", "2026-12", "1999-10"])("%s has a number", (text) => {
    expect(isMonth(text)).toBe(true);
    expect(isoMonth(monthNumber(text))).toBe(text);
  });

  it.each([
    ...["", "2026", "2026-00", "2026-13", "2026-1", "26-11", "2026-11-01", " 2026-11", "2026-11\n"],
  ])("is not %j", (text) => {
    expect(isMonth(text)).toBe(false);
  });

  it("differs from its neighbours by 1, also from one year to the next", () => {
    expect(monthNumber("2026-12") - monthNumber("2026-11")).toBe(1);
    expect(monthNumber("2027-01") - monthNumber("2026-12")).toBe(1);
    expect(monthNumber("2027-01") - monthNumber("2026-01")).toBe(12);
  });
});
