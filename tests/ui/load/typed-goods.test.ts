import { expect, it } from "vitest";
import { typedGoods } from "../../../app/load/typed-goods.ts";

it.each([
  ["60 kg of bright copper", [["bright copper", "60kg"]]],
  ["1,500 kilos steel", [["steel", "1,500kg"]]],
  ["2 fridges", [["fridges", "2"]]],
  ["2x wheels", [["wheels", "2x"]]],
  ["12 m copper pipe", [["copper pipe", "12m"]]],
  ["3m of 2.5 mm tps", [["2.5 mm tps", "3m"]]],
  ["copper: 60kg", [["copper", "60kg"]]],
  ["fridge x 2", [["fridge", "2x"]]],
  ["an old fridge", [["old fridge", ""]]],
  [
    "two old hot-water units and 60 kg bright copper",
    [
      ["old hot-water units", "2x"],
      ["bright copper", "60kg"],
    ],
  ],
  [
    "silver pipes, a heavy grey block; old batteries\ncar wheels",
    [
      ["silver pipes", ""],
      ["heavy grey block", ""],
      ["old batteries", ""],
      ["car wheels", ""],
    ],
  ],
  // Sizes and names.
  ["15 mm copper pipe", [["15 mm copper pipe", ""]]],
  ["80 L tank", [["80 L tank", ""]]],
  ["4x4 battery", [["4x4 battery", ""]]],
  ["pots and pans", [["pots and pans", ""]]],
  [" , ;", []],
])("%j", (text, goods) => {
  expect(typedGoods(text)).toEqual(goods);
});

it("a quantity from its own field counts for one thing, and not for several", () => {
  expect(typedGoods("copper pipe", "12", "m")).toEqual([["copper pipe", "12m"]]);
  expect(typedGoods("2 fridges", "3", "")).toEqual([["fridges", "3"]]);
  expect(typedGoods("copper, brass", "12", "")).toEqual([
    ["copper", ""],
    ["brass", ""],
  ]);
});
