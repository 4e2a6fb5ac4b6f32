import { expect, it } from "vitest";
import { mostCommon } from "../../../app/prices/most-common.ts";

it.each([
  [["a", "b", "b"], "b"],
  [["b", "b", "a"], "b"],
  [["c", "a", "b", "a", "b"], "a"],
  [[], undefined],
])("of %j the most frequent is %s", (values, most) => {
  expect(mostCommon(values)).toBe(most);
});
