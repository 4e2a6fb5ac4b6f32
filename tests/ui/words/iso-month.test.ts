import { expect, it } from "vitest";
import { isMonth, isoMonth, monthNumber } from "../../../app/words/iso-month.ts";

it.each(["2026-01", "2026-12", "1999-10"])("%s is a month", (text) => {
  expect(isMonth(text)).toBe(true);
  expect(isoMonth(monthNumber(text))).toBe(text);
});

it.each([
  "",
  "2026",
  "2026-00",
  "2026-13",
  "2026-1",
  "26-11",
  "2026-11-01",
  " 2026-11",
  "2026-11\n",
])("%j is none", (text) => {
  expect(isMonth(text)).toBe(false);
});

it("neighbours differ by 1, also from one year to the next", () => {
  expect(monthNumber("2026-12") - monthNumber("2026-11")).toBe(1);
  expect(monthNumber("2027-01") - monthNumber("2026-12")).toBe(1);
  expect(monthNumber("2027-01") - monthNumber("2026-01")).toBe(12);
});
