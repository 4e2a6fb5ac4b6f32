import { expect, it } from "vitest";
import { amount, amountRange, inCents, kilograms } from "../../../app/goods/amounts.ts";

it.each([
  [499, 0],
  [500, 1],
  [1_499, 1],
  [1_500, 2],
])("%i thousandths of a cent are %i cents", (exact, cents) => {
  expect(inCents(exact)).toBe(cents);
});

it.each([
  [0, "$0"],
  [839.4, "$8.39"],
  [839.6, "$8.40"],
  [840, "$8.40"],
  [1_200, "$12"],
  [9_999, "$99.99"],
  [10_049, "$100"],
  [10_050, "$101"],
  [123_960, "$1,240"],
])("%d cents are %s", (cents, text) => {
  expect(amount(cents)).toBe(text);
});

it.each([
  [120, 839.6, "$1.20 – $8.40"],
  [119.4, 839.4, "$1.19 – $8.39"],
  [950, 9_999, "$9.50 – $99.99"],
  [950, 10_000, "$10 – $100"],
  [950, 10_050, "$10 – $101"],
  [48_050, 65_949, "$481 – $659"],
  [48_050, 48_149, "$481"],
])("from %d to %d cents are %s", (min, max, text) => {
  expect(amountRange(min, max)).toBe(text);
});

it.each([
  [60_000, undefined, "60 kg"],
  [7_500, undefined, "7.5 kg"],
  [14_000, 27_000, "14–27 kg"],
  [14_000, 14_000, "14 kg"],
  [1_240_500, undefined, "1,240.5 kg"],
])("%d to %d grams are %s", (grams, most, text) => {
  expect(kilograms(grams, most)).toBe(text);
});
