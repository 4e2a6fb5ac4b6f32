import { expect, test } from "vitest";
import { yearBefore, yearChange } from "../../../app/prices/year-change.ts";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";

const NOW = "2026-11";

test("a year is read from thirteen months before, because its last month may not be recorded yet", () => {
  expect(yearBefore("2026-11")).toBe("2025-10");
});

/** Months up to one, the earliest first, at a middle price that rises from one to another in the last. */
const months = (count: number, then: number, now: number, last = NOW) =>
  Array.from({ length: count }, (_, i) => {
    const middlePrice = i === count - 1 ? now : then;
    const month = isoMonth(monthNumber(last) - count + 1 + i);
    return { month, minPrice: 1, maxPrice: 20, middlePrice, observations: 2 };
  });

const sentence = (recorded: ReturnType<typeof months>) =>
  yearChange("Copper in Dubbo", recorded, NOW);

test("a year of records becomes a sentence that says what it rests on", () => {
  const base = "26 records from Nov 2025 to Nov 2026";
  expect(sentence(months(13, 8, 8.72))).toBe(
    `Copper in Dubbo is about 9% higher than a year ago (${base}).`,
  );
  const many = months(13, 8, 8.72).map((month) => ({ ...month, observations: 100 }));
  expect(sentence(many)).toContain("(1,300 records from");
  expect(sentence(months(24, 8, 7))).toBe(
    `Copper in Dubbo is about 13% lower than a year ago (${base}).`,
  );
  expect(sentence(months(13, 8, 8.02))).toBe(
    `Copper in Dubbo is about the same as a year ago (${base}).`,
  );
});

test("a month that is not recorded yet counts from the one before, but not from one further back", () => {
  expect(sentence(months(13, 8, 10, "2026-10"))).toContain("from Oct 2025 to Oct 2026");
  expect(sentence(months(13, 8, 10, "2026-09"))).toBeUndefined();
});

test("too few records say nothing", () => {
  const year = months(13, 8, 10);
  expect(sentence([])).toBeUndefined();
  expect(sentence(year.slice(1))).toBeUndefined();
  expect(sentence(year.toSpliced(1, 5))).toBeDefined();
  expect(sentence(year.toSpliced(1, 6))).toBeUndefined();
});

test.each([
  ["Aluminium cans", 8.08, "Aluminium cans are about 1% higher than"],
  ["Aluminium Cans in Sydney", 8.08, "Aluminium Cans in Sydney are about 1% higher than"],
  ["Copper in Cairns", 8.08, "Copper in Cairns is about 1% higher than"],
  ["Brass", 7.92, "Brass is about 1% lower than"],
  ["Brass", 8.05, "Brass is about 1% higher than"],
  ["Brass", 7.97, "Brass is about the same as"],
])("%s from 8 to %d dollars: %s", (of, now, words) => {
  expect(yearChange(of, months(13, 8, now), NOW)).toContain(words);
});

test("records of months beyond the year are not counted, in whatever order they come", () => {
  const recorded = months(30, 8, 10, "2026-10").toReversed();
  expect(sentence(recorded)).toContain("26 records from Oct 2025 to Oct 2026");
  // A later month, which a page of an earlier one does not know.
  const later = [...months(13, 8, 10), { ...months(1, 1, 1)[0]!, month: "2026-12" }];
  expect(sentence(later)).toContain("26 records from Nov 2025 to Nov 2026");
});
