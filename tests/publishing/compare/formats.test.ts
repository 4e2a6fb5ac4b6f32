import { expect, test } from "vitest";
import { amount, percent } from "../../../publishing/compare/formats.ts";
import { counted } from "../../../publishing/read/problems.ts";

test("amounts are dollars, the lowest first, and changes have a sign and at most one decimal", () => {
  expect(amount({ minCents: 5, maxCents: 123_450 })).toBe("$0.05 to $1234.50");
  expect([0.25, -0.125, 0, 0.0004].map(percent)).toEqual(["+25%", "-12.5%", "+0%", "+0%"]);
});

test("counts agree with their noun, and thousands have a comma", () => {
  expect([0, 1, 2, 1200].map((count) => counted(count, "price"))).toEqual([
    ...["0 prices", "1 price", "2 prices", "1,200 prices"],
  ]);
});
