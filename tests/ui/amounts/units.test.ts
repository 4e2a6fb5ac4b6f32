import { expect, it } from "vitest";
import { unitCalled } from "../../../contract/amounts/units.ts";

it.each([
  ["kgs, kilo, kilos, kilogram, kilograms, kilogramme, KG", "kg"],
  ["t, tonne, tonnes, ton, tons, mt", "t"],
  ["g, gm, gms, gram, grams", "g"],
  ["lb, lbs, pound, pounds", "lb"],
  ["oz, ounce, ounces", "oz"],
  ["x, ×, pc, pcs, piece, pieces, each, ea", "x"],
  ["m, metre, metres, meter, meters, lm", "m"],
  ["m2, m², sqm, sq m, sq. m, sq metre, sq metres, square metre, square meters", "m2"],
  ["stone, foot, mm, kgx", undefined],
])("%s: in addresses “%s”", (words, suffix) => {
  for (const word of words.split(", ")) expect(unitCalled(word)?.suffix, word).toBe(suffix);
});
