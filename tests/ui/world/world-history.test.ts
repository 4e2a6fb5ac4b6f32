import { expect, test } from "vitest";
import { worldPriceName } from "../../../app/world/world-history.ts";

test.each([
  ["copper", "copper", "World price, May 2026"],
  ["aluminum", "aluminium", "World price, May 2026"],
  ["aluminum", "zinc", "World price of zinc, May 2026"],
  ["aluminum-cans", "aluminium", "World price of aluminium, May 2026"],
  ["brass", "copper:0.6+zinc:0.4", "World price of 60% copper and 40% zinc, May 2026"],
])("beside %s, the price of %s is called %j", (slug, world, name) => {
  expect(worldPriceName(slug, world, "2026-05")).toBe(name);
});
