import { expect, it } from "vitest";
import { typedGoods } from "../../../app/my-load/typed-goods.ts";

it.each([
  ["60 kg of bright copper", [["bright copper", "60kg"]]],
  ["1,500 kilos steel", [["steel", "1,500kg"]]],
  ["2 fridges", [["fridges", "2"]]],
  ["2x wheels", [["wheels", "2x"]]],
  ["12 m copper pipe", [["copper pipe", "12m"]]],
  ["3m of 2.5 mm tps", [["2.5 mm tps", "3m"]]],
  ["copper: 60kg", [["copper", "60kg"]]],
  ["fridge x 2", [["fridge", "2x"]]],
  ["an old fridge", [["old fridge", "1x"]]],
  ["10m of electrical cable", [["electrical cable", "10m"]]],
  ["15mm copper pipe 30m", [["15mm copper pipe", "30m"]]],
  ["half a tonne of steel", [["steel", "0.5t"]]],
  ["one and a half tonnes of steel", [["steel", "1.5t"]]],
  ["a ute load of steel", [["steel", "ute load"]]],
  ["alloy wheels, 4", [["alloy wheels", "4"]]],
  [
    "a pair of alloy rims; half a dozen alternators",
    [
      ["alloy rims", "2x"],
      ["alternators", "6x"],
    ],
  ],
  ["3 x 2m copper pipe", [["copper pipe", "6m"]]],
  ["hms 1 and 2, 200kg", [["hms 1 and 2", "200kg"]]],
  ["316 stainless 20 kg", [["316 stainless", "20kg"]]],
  ["4 aluminium wheels", [["aluminium wheels", "4"]]],
  ["trailer load of scrap metal", [["trailer load of scrap metal", ""]]],
  ["trailer load of metal roofing", [["metal roofing", "trailer load"]]],
  ["316 stainless", [["316 stainless", ""]]],
  ["aluminium 6061", [["aluminium 6061", ""]]],
  [
    "copper,20 kg brass",
    [
      ["copper", ""],
      ["brass", "20kg"],
    ],
  ],
  ["30-40 kg copper", [["copper", "30-40kg"]]],
  // Nobody says whether that is each.
  ["2 fridges 80kg", [["fridges", "2 / 80kg"]]],
  [
    "2 fridges, 80 kg",
    [
      ["fridges", "2"],
      ["80 kg", "80kg"],
    ],
  ],
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
      ["heavy grey block", "1x"],
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
  expect(typedGoods("steel", "half a tonne", "")).toEqual([["steel", "0.5t"]]);
  expect(typedGoods("wire", "10m", "kg")).toEqual([["wire", "10m"]]);
});
