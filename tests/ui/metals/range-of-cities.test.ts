import { expect, it } from "vitest";
import { rangeOfCities } from "../../../app/metals/range-of-cities.ts";

const price = (minPrice: number, maxPrice: number) => ({ minPrice, maxPrice });

it("the range of cities is from the lowest to the highest price, and the typical one is in the middle", () => {
  expect(rangeOfCities([price(4, 8), price(3, 12), price(5, 5)])).toEqual({
    ...{ minPrice: 3, maxPrice: 12, typical: 6 },
  });
  expect(rangeOfCities([price(1, 1), price(9, 9), price(2, 2), price(10, 10)])?.typical).toBe(9);
});

it("two cities have no typical price, and none no range", () => {
  expect(rangeOfCities([price(4, 8), price(3, 5)])).toEqual({
    ...{ minPrice: 3, maxPrice: 8, typical: undefined },
  });
  expect(rangeOfCities([])).toBeUndefined();
});
