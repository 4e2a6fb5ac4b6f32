import { describe, expect, it } from "vitest";
import {
  aboutGood,
  type Good,
  itemGood,
  metalGood,
  weightOfOne,
} from "../../../app/goods/goods.ts";
import type { Unit } from "../../../worker/amounts/units.ts";
import type { MaterialWithAliases } from "../../../worker/data/materials.ts";

const STEEL = { id: 15, name: "Steel", slug: "steel", grade: "Light gauge" };
const WASHER: Good = {
  ...{ slug: "washing-machine", name: "Washing machine", unit: "piece", metal: STEEL },
  ...{ grams: [54_000, 82_000], isAbout: true, listedAs: "whitegoods", bought: null },
};

describe("the weight of one", () => {
  it.each<[Unit, Good["grams"], boolean, string | undefined]>([
    ["piece", [54_000, 82_000], true, "about 54–82 kg each"],
    ["piece", [7_500, 7_500], false, "7.5 kg each"],
    ["m", [63.4, 66.6], true, "about 63–67 g a metre"],
    ["m2", [999.4, 999.4], false, "999 g a m²"],
    ["m", [500, 1_000], false, "0.5–1 kg a metre"],
    ["piece", [13.6, 14.4], false, "14 g each"],
    ["piece", null, true, undefined],
  ])("of a %s: %j, about: %s", (unit, grams, isAbout, words) => {
    expect(weightOfOne({ unit, grams, isAbout })).toBe(words);
  });
});

describe("the line on a good that is not weighed yet", () => {
  it.each<[Partial<Good>, string]>([
    [{}, "Counts as Steel, about 54–82 kg each."],
    [{ grams: null }, "Counts as Steel. Weigh it: no source says what one weighs."],
    // A grade that sells apart.
    [
      { unit: "kg", grams: null, bought: "as light steel" },
      "Counts as Steel. Yards buy it as light steel.",
    ],
    [{ metal: null }, "Not bought by the price of a metal."],
    [{ slug: "steel" }, "Light gauge"],
    [{ slug: "steel", metal: { ...STEEL, grade: null } }, ""],
  ])("%j: %s", (given, words) => {
    expect(aboutGood({ ...WASHER, ...given })).toBe(words);
  });
});

it("a metal is weighed, and listed under its own name", () => {
  expect(metalGood({ ...STEEL, family: null } as unknown as MaterialWithAliases)).toEqual({
    ...{ slug: "steel", name: "Steel", unit: "kg", metal: STEEL, grams: [1000, 1000] },
    ...{ isAbout: false, listedAs: "steel", bought: null },
  });
});

it("an item counts as its metal, and is listed under its own word, else its metal's", () => {
  const item = {
    ...{ slug: "fridge", name: "Fridge", unit: "piece", metal: "steel", bought: "whole" },
    ...{ grams: [1, 2], isAbout: true, listedAs: "whitegoods" },
  } as Parameters<typeof itemGood>[0];
  const copper = { ...STEEL, id: 1, slug: "copper" };
  const materials = [copper, STEEL] as unknown as MaterialWithAliases[];
  expect(itemGood(item, materials)).toEqual({
    ...{ slug: "fridge", name: "Fridge", unit: "piece", metal: STEEL, grams: [1, 2] },
    ...{ isAbout: true, listedAs: "whitegoods", bought: "whole" },
  });
  expect(itemGood({ ...item, listedAs: null }, materials).listedAs).toBe("steel");
  const none = itemGood({ ...item, listedAs: null, metal: null }, materials);
  expect([none.listedAs, none.metal]).toEqual(["", null]);
});
