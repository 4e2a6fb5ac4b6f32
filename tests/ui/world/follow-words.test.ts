import { expect, it } from "vitest";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";
import { followWords } from "../../../app/world/follow-words.ts";

const world = (month: string, audPerKg: number) => ({ month, audPerKg });
const yards = (month: string, middlePrice: number) => ({ month, middlePrice });
const WORLD = [world("2025-05", 16), world("2026-05", 20), world("2026-06", 30)];

it.each([
  [9.13, "half"],
  [11, "55% of"],
  [6.6, "a third of"],
  [13.4, "two thirds of"],
])("of a world price of 20, %d is about %s", (middle, share) => {
  expect(followWords("copper", WORLD, [yards("2025-05", 2), yards("2026-05", middle)])).toBe(
    `Yards pay about ${share} the world price of copper.`,
  );
});

it("only the last 26 months count, and those that have both", () => {
  const first = monthNumber("2024-04");
  const long = Array.from({ length: 27 }, (_, i) => world(isoMonth(first + i), 20));
  expect(followWords("copper", long, [yards("2024-04", 10)])).toBeUndefined();
  expect(followWords("copper", long, [yards("2024-05", 10), yards("2027-05", 1)])).toBe(
    "Yards pay about half the world price of copper.",
  );
  expect(followWords("copper", WORLD, [yards("2024-05", 9)])).toBeUndefined();
});
