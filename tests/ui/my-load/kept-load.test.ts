import { beforeEach, expect, it } from "vitest";
import { forgetLoad, keepLoad, keptLoad } from "../../../app/my-load/kept-load.ts";

beforeEach(() => localStorage.clear());

/** The address that a later visit restores for a load. */
function kept(query: string) {
  keepLoad(`/my-load/${query}`);
  return keptLoad();
}

it.each([
  ["?copper=5&near=Perth%2C+WA", "?copper=5&near=Perth%2C+WA"],
  ["?copper=5&near=2830", "?copper=5&near=2830"],
  ["?copper=5&near=-33.87%2C151.21", "?copper=5"],
  ["?near=-33.87%2C+151.21&copper=5", "?copper=5"],
  ["?copper=5&km=0.88&near=Dubbo&open=tue-0830", "?copper=5&km=0.88&near=Dubbo"],
])("of %s a browser keeps %s", (query, expected) => {
  expect(kept(query)).toBe(`/my-load/${expected}`);
});

it.each(["", "?", "?open=now", "?near=-33.87%2C151.21"])(
  "%s is no load, and makes it forget the one before",
  (query) => {
    kept("?copper=5");
    expect(kept(query)).toBeUndefined();
  },
);

it("a kept load is forgotten on demand, and another stored text is no load", () => {
  kept("?copper=5");
  forgetLoad();
  expect(keptLoad()).toBeUndefined();
  localStorage.setItem("my-load", "https://elsewhere.example/my-load/?copper=5");
  expect(keptLoad()).toBeUndefined();
});
