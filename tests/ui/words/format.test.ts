import { describe, expect, it, onTestFinished, vi } from "vitest";
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

const price = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });

describe("a price", () => {
  it.each([
    [8, "$8.00"],
    [0.5, "$0.50"],
    [0.15, "$0.15"],
    [10.1, "$10.10"],
    [1234.56, "$1234.56"],
    [0, "$0.00"],
  ])("of %d is %s", (amount, text) => {
    expect(dollars(amount)).toBe(text);
  });

  it.each([
    [price(8, 11), "$8.00 – $11.00"],
    [price(0.15, 0.3), "$0.15 – $0.30"],
    [price(5, 5), "$5.00"],
    [price(0, 0), "Price unavailable"],
    [price(0, 5), "Price unavailable"],
    [price(5, 0), "Price unavailable"],
    [undefined, "Price unavailable"],
  ])("range of %j is '%s'", (range, text) => {
    expect(priceRange(range)).toBe(text);
  });

  it("is written short where there is little room", () => {
    expect(shortRange(price(7.55, 10.4))).toBe("$7.55–10.40");
    expect(shortRange(price(5, 5))).toBe("$5.00");
  });

  it("is unavailable where either end is 0", () => {
    expect(isUnavailable(price(0, 0))).toBe(true);
    expect(isUnavailable(price(0, 1))).toBe(true);
    expect(isUnavailable(price(0.01, 0.01))).toBe(false);
  });

  it("has its middle half-way between its ends", () => {
    expect(midpoint(price(8, 11))).toBe(9.5);
    expect(midpoint(price(0.2, 0.2))).toBe(0.2);
    // Half a cent counts up, whatever the fractions are in binary.
    expect(midpoint(price(5, 7.5))).toBe(6.25);
    expect(midpoint(price(1, 1.01))).toBe(1.01);
    expect(midpoint(price(8.21, 8.34))).toBe(8.28);
    expect(midpoint(price(8.2, 8.21))).toBe(8.21);
    expect(midpoint(price(8.19, 8.2))).toBe(8.2);
  });
});

describe("a day", () => {
  it.each([
    ["2026-11-21", "21 November 2026"],
    ["2026-01-01", "1 January 2026"],
    ["2024-02-29", "29 February 2024"],
  ])("%s is %s wherever the server stands", (day, text) => {
    expect(longDate(day)).toBe(text);
  });

  it.each([
    ["Australia/Sydney", "Sunday 22 November 2026"],
    ["Australia/Darwin", "Saturday 21 November 2026"],
    ["Australia/Perth", "Saturday 21 November 2026"],
  ])("of today in %s is %s", (timeZone, text) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T14:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    expect(today(timeZone)).toBe(text);
  });
});

it.each([
  ["2026-11-21", "21 Nov 2026"],
  ["2025-09-05", "5 Sep 2025"],
])("%s in short is %s", (day, text) => {
  expect(shortDate(day)).toBe(text);
});

it.each([
  ["2026-11-21", "2026-11-21", 0],
  ["2026-10-03", "2026-10-05", 2],
  ["2024-02-28", "2024-03-01", 2],
  ["2025-12-31", "2026-12-31", 365],
  ["2026-11-21", "2026-11-20", -1],
])("from %s to %s it is %d days, whatever the clocks do", (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

describe("a phone number", () => {
  it.each([
    ["(08) 5550 7663", "tel:0855507663"],
    ["0491 571 491", "tel:0491571491"],
    ["1300 975 707", "tel:1300975707"],
    ["+61 2 5550 1234", "tel:+61255501234"],
    ["02-5550+1234", "tel:0255501234"],
    ["+61 (0)8 5550 7663", "tel:+61855507663"],
    ["+61 08 5550 7663", "tel:+61855507663"],
    ["61 8 5550 7663", "tel:+61855507663"],
    ["611300975707", "tel:+611300975707"],
    // Canberra's numbers begin with 61, too.
    ["6155 1234", "tel:61551234"],
  ])("%s is called as %s", (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});

describe("a website", () => {
  it.each([
    ["https://www.yard.example", "yard.example"],
    ["http://yard.example/", "yard.example"],
    ["HTTPS://WWW.Yard.example/scrap/", "Yard.example/scrap"],
    ["https://wwwyard.example", "wwwyard.example"],
    ["https://yard.example/?from=https://www.x", "yard.example/?from=https://www.x"],
    ["yard.example", "yard.example"],
  ])("%s is written as %s", (url, text) => {
    expect(websiteText(url)).toBe(text);
  });
});

it.each([
  ["Sydney", "sydney"],
  ["Gold Coast", "gold-coast"],
  ["Coober Pedy South", "coober-pedy-south"],
])("a directory card links %s as %s", (name, slug) => {
  expect(citySlug(name)).toBe(slug);
});

const MONTHS =
  "January February March April May June July August September October November December";
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

it.each([
  ["2027-01-26", "Tue 26 Jan"],
  ["2026-12-05", "Sat 5 Dec"],
])("%s with its weekday is %s", (day, text) => {
  expect(shortWeekday(day)).toBe(text);
});

it.each([
  [0, "about 1 km"],
  [1.49, "about 1 km"],
  [1.5, "about 2 km"],
  [999.4, "about 999 km"],
  [1240, "about 1,240 km"],
])("%d kilometres are %s", (kilometres, text) => {
  expect(aboutKilometres(kilometres)).toBe(text);
});

it.each([
  [999, "999"],
  [1000, "1,000"],
  [1240.5, "1,240.5"],
  [0.1234, "0.123"],
  [-1500, "-1,500"],
])("%d in groups of three digits is %s", (value, text) => {
  expect(grouped(value)).toBe(text);
});

describe("a place", () => {
  it.each([
    ["2830", "Dubbo NSW 2830"],
    [null, "Dubbo NSW"],
  ])("with postcode %s is %s", (postcode, label) => {
    expect(placeLabel({ name: "Dubbo", state: "NSW", postcode })).toBe(label);
  });

  it("that is an area says of which kind", () => {
    const kinds = (["council", "region", null] as const).map((area) => areaKind({ area }));
    expect(kinds).toEqual(["council area", "region", undefined]);
  });

  it.each([
    ["Northern Territory", "the Northern Territory"],
    ["Australian Capital Territory", "the Australian Capital Territory"],
    ["Tasmania", "Tasmania"],
  ])("named %s is “in %s”", (name, words) => {
    expect(stateInSentence(name)).toBe(words);
  });
});
