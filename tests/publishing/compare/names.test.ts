import { expect, test } from "vitest";
import { amount, percent, priceNames } from "../../../publishing/compare/names.ts";
import { counted } from "../../../publishing/read/problems.ts";
import { NOTHING, realData } from "../live.ts";

test("a price has the names that are published, or else those that it had", () => {
  const before = realData();
  const after = {
    ...before,
    cities: before.cities.map((row) => (row.id === 13 ? { ...row, name: "Greater Sydney" } : row)),
    materials: before.materials.map((row) => (row.id === 1 ? { ...row, name: "Red metal" } : row)),
  };
  const price = { cityId: 13, materialId: 1 };
  expect(priceNames(before, after)(price)).toBe("Red metal in Greater Sydney");
  expect(priceNames(before, NOTHING)(price)).toBe("Copper in Sydney");
});

test("amounts are dollars, the lowest first, and changes have a sign and at most one decimal", () => {
  expect(amount({ minCents: 5, maxCents: 123_450 })).toBe("$0.05 to $1234.50");
  expect([0.25, -0.125, 0, 0.0004].map(percent)).toEqual(["+25%", "-12.5%", "+0%", "+0%"]);
});

test("counts agree with their noun, and thousands have a comma", () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, "price"))).toEqual([
    ...["0 prices", "1 price", "2 prices", "1,200 prices"],
  ]);
});
