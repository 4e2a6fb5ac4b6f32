import { expect, it } from "vitest";
import { publicationCounts } from "../../../app/words/publication-counts.ts";

it.each<[boolean, number, number, string]>([
  [true, 945, 0, "945 prices published"],
  [true, 1, 5, "1 price published"],
  [false, 12, 30, "12 prices changed, 30 checked again"],
  [false, 1, 1, "1 price changed, 1 checked again"],
  [false, 12, 0, "12 prices changed"],
  [false, 0, 30, "30 prices checked again, none changed"],
  [false, 0, 1, "1 price checked again, none changed"],
  [false, 0, 0, "No prices changed"],
])("first %s, %i changed and %i checked: %s", (isFirst, changedPrices, checkedPrices, words) => {
  expect(publicationCounts({ isFirst, changedPrices, checkedPrices })).toBe(words);
});
