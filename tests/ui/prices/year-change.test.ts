import { expect, test } from "vitest";
import { yearBefore, yearChange } from "../../../app/prices/year-change.ts";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";

const NOW = "2026-11";

test("the data of a year start thirteen months before, because its last month may not be recorded yet", () => {
  expect(yearBefore("2026-11")).toBe("2025-10");
});

/** Months up to one, the earliest first, at a middle price that rises from one to another in the last. */
const months = (count: number, then: number, now: number, last = NOW) =>
  Array.from({ length: count }, (_, i) => {
    const middlePrice = i === count - 1 ? now : then;
    const month = isoMonth(monthNumber(last) - count + 1 + i);
    return { month, minPrice: 1, maxPrice: 20, middlePrice };
  });

const sentence = (recorded: ReturnType<typeof months>) => yearChange("Copper", recorded, NOW);

test("the previous month stands in for one that is not recorded yet, but no earlier month does", () => {
  expect(sentence(months(13, 8, 10, "2026-10"))).toBe("Copper is up about 25% in a year.");
  expect(sentence(months(13, 8, 10, "2026-09"))).toBeUndefined();
});

test("too few records give no sentence", () => {
  const year = months(13, 8, 10);
  expect(sentence([])).toBeUndefined();
  expect(sentence(year.slice(1))).toBeUndefined();
  expect(sentence(year.toSpliced(1, 5))).toBeDefined();
  expect(sentence(year.toSpliced(1, 6))).toBeUndefined();
});

test.each([
  ["Copper", 8.72, "Copper is up about 9% in a year."],
  ["Copper", 8.02, "Copper is about the same as a year ago."],
  ["Aluminium cans", 8.08, "Aluminium cans are up about 1% in a year."],
  ["Aluminium Cans in Sydney", 8.08, "Aluminium Cans in Sydney are up about 1% in a year."],
  ["Copper in Cairns", 8.08, "Copper in Cairns is up about 1% in a year."],
  ["Brass", 7.92, "Brass is down about 1% in a year."],
  ["Brass", 8.05, "Brass is up about 1% in a year."],
  ["Brass", 7.97, "Brass is about the same as a year ago."],
])("%s from 8 to %d dollars: %s", (of, now, words) => {
  expect(yearChange(of, months(13, 8, now), NOW)).toBe(words);
});

test("records beyond the year do not count, in any order", () => {
  const before = months(30, 4, 10, "2026-10").map((one) =>
    one.month < "2025-10" ? one : { ...one, middlePrice: one.middlePrice === 4 ? 8 : 10 },
  );
  expect(sentence(before.toReversed())).toBe("Copper is up about 25% in a year.");
  // Those before the year do not make up for the ones that it lacks.
  const few = before.filter(({ month }) => month <= "2025-10" || month >= "2026-06");
  expect(sentence(few)).toBeUndefined();
  // A later month, which a page of an earlier one does not know.
  const later = [...months(13, 8, 10), { ...months(1, 1, 1)[0]!, month: "2026-12" }];
  expect(sentence(later)).toBe("Copper is up about 25% in a year.");
});
