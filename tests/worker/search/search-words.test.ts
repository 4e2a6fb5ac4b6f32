import { expect, it } from "vitest";
import { singular } from "../../../worker/search/search-words.ts";

it.each([
  ["wires", "wire"],
  ["batteries", "battery"],
  ["torches", "torch"],
  ["brushes", "brush"],
  ["brasses", "brass"],
  ["boxes", "box"],
  // No plurals.
  ["brass", "brass"],
  ["bus", "bus"],
  ["chassis", "chassis"],
  ["gas", "gas"],
])("the singular of %s is %s", (word, expected) => {
  expect(singular(word)).toBe(expected);
});
