import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  shareWords,
  sinceWords,
  worldAge,
  worldName,
  worldPriceName,
} from "../../../app/prices/world-words.ts";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";

const worldIn = (month: string, audPerKg: number) => ({ month, audPerKg });
const yardsIn = (month: string, middlePrice: number) => ({ month, middlePrice });
const COPPER = [worldIn("2026-03", 19), worldIn("2026-04", 20), worldIn("2026-05", 21)];

const on = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
beforeEach(() => void on("2026-06-20T02:00Z"));
afterAll(() => void vi.useRealTimers());

test("a mix is named with its shares, and a series by its words", () => {
  expect(worldName("copper:0.6+zinc:0.4")).toBe("60% copper and 40% zinc");
  expect(worldName("copper:0.57+zinc:0.43")).toBe("57% copper and 43% zinc");
  expect(worldName("iron-ore")).toBe("iron ore");
});

// In Sydney the day begins at 2 pm UTC, in summer at 1 pm; 28 September is 120 days after 31 May.
test.each([
  ["2026-05-31T12:00Z", "this month", false],
  ["2026-06-30T14:00Z", "2 months ago", false],
  ["2026-09-29T13:59Z", "4 months ago", false],
  ["2026-09-29T14:00Z", "4 months ago", true],
  ["2027-01-10T02:00Z", "8 months ago", true],
])(
  "at %s the price of May is from %s; too old to compare with today: %s",
  (moment, words, isOld) => {
    on(moment);
    expect(worldAge(COPPER.at(-1)!)).toEqual({ words, isOld });
    expect(sinceWords("copper", COPPER, "2026-03-20", "then") === "").toBe(isOld);
  },
);

describe("the sentence on the world price since a check", () => {
  const since = (checkedOn: string, months = COPPER) =>
    sinceWords("copper", months, checkedOn, "this price was checked");

  test("names both months", () => {
    expect(since("2026-03-20")).toBe(
      "From Mar 2026 to May 2026, after this price was checked, the world price of copper rose 11%.",
    );
    const fell = [...COPPER, worldIn("2026-06", 15)];
    expect(since("2026-04-01", fell)).toContain("From Apr 2026 to Jun 2026");
    expect(since("2026-04-01", fell)).toContain("copper fell 25%.");
    const level = [...COPPER, worldIn("2026-06", 20)];
    expect(since("2026-04-01", level)).toContain("copper hardly moved.");
  });

  test("is empty for a month without a world price, and for the latest", () => {
    expect(since("2026-02-20")).toBe("");
    expect(since("2026-05-02")).toBe("");
    expect(since("2026-11-02")).toBe("");
    expect(since("2026-03-20", [])).toBe("");
  });
});

test.each([
  [20.09, "hardly moved"],
  [20.1, "rose 1%"],
  [19.91, "hardly moved"],
  [19.8, "fell 1%"],
  [40, "rose 100%"],
])("a world price that went from 20 to %d %s", (audPerKg, words) => {
  const months = [worldIn("2026-04", 20), worldIn("2026-05", audPerKg)];
  expect(sinceWords("copper", months, "2026-04-30", "then")).toBe(
    `From Apr 2026 to May 2026, after then, the world price of copper ${words}.`,
  );
});

test.each([
  ["copper", "copper", "World price, May 2026"],
  ["aluminum", "aluminium", "World price, May 2026"],
  ["aluminum", "zinc", "World price of zinc, May 2026"],
  ["aluminum-cans", "aluminium", "World price of aluminium, May 2026"],
  ["brass", "copper:0.6+zinc:0.4", "World price of 60% copper and 40% zinc, May 2026"],
])("beside %s, the price of %s is called %j", (slug, world, name) => {
  expect(worldPriceName(slug, world, "2026-05")).toBe(name);
});

const WORLD = [worldIn("2025-05", 16), worldIn("2026-05", 20), worldIn("2026-06", 30)];

test.each([
  [9.13, "half"],
  [11, "55% of"],
  [6.6, "a third of"],
  [13.4, "two thirds of"],
])("of a world price of 20, %d is about %s", (middle, share) => {
  expect(shareWords("copper", WORLD, [yardsIn("2025-05", 2), yardsIn("2026-05", middle)])).toBe(
    `Yards pay about ${share} the world price of copper.`,
  );
});

test("only the last 26 months count, and only those with both prices", () => {
  const first = monthNumber("2024-04");
  const long = Array.from({ length: 27 }, (_, i) => worldIn(isoMonth(first + i), 20));
  expect(shareWords("copper", long, [yardsIn("2024-04", 10)])).toBeUndefined();
  expect(shareWords("copper", long, [yardsIn("2024-05", 10), yardsIn("2027-05", 1)])).toBe(
    "Yards pay about half the world price of copper.",
  );
  expect(shareWords("copper", WORLD, [yardsIn("2024-05", 9)])).toBeUndefined();
});
