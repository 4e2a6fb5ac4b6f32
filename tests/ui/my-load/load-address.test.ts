import { expect, it } from "vitest";
import {
  loadAddress,
  readLoadFields,
  renamed,
  shorterAddress,
  sorted,
  withAmount,
  without,
} from "../../../app/my-load/load-address.ts";

const parameters = (query: string) => new URLSearchParams(query);
const OWN = "near=2830&to=Perth&open=tue-0830";
const LAST = "km-cost=1&vehicle=ute&offer=9";

it.each([
  [`copper=60&${LAST}&${OWN}`, `${OWN}&copper=60&${LAST}`],
  ["near=&km-cost=&what=&amount=&unit=", ""],
  ["copper=60&zinc=", "copper=60&zinc="],
  ["copper=60&copper=5&zinc=1&remove=copper", "zinc=1"],
  ["copper=60&remove=Copper", "copper=60"],
  ["copper=60&add=zinc", "copper=60&zinc="],
  ["copper=60&add=", "copper=60"],
  ["zinc=4&add=zinc", "zinc=4"],
  // What is typed last, with its amount from a field of its own.
  ["copper=60&what=brass, zinc 4&amount=&unit=", "copper=60&brass=&zinc=4"],
  ["copper=60&what=fridge&amount=2&unit=x", "copper=60&fridge=2x"],
  ["what=2 fridges, 12 m of copper pipe&amount=&unit=", "fridges=2&copper+pipe=12m"],
  ["copper=60&what=copper&amount=5&unit=", "copper=60&copper=5"],
  ["copper=60&what=copper&amount=&unit=", "copper=60"],
  // A unit belongs to a number.
  ["fridge=2&unit-fridge=", "fridge=2"],
  ["fridge=80&unit-fridge=kg", "fridge=80kg"],
  ["fridge=&unit-fridge=kg", "fridge="],
  ["fridge=two&unit-fridge=kg&zinc=3&unit-zinc=x", "fridge=two&zinc=3x"],
  ["fridge=0,5 t&unit-fridge=kg", "fridge=0%2C5+t"],
  // As addresses used to be.
  ["near=2830&item-=2&item-car-battery=3", "near=2830&item-=2&car-battery=3"],
])("the address for %s is ?%s", (fields, query) => {
  expect(loadAddress(parameters(fields))).toBe(query ? `/my-load/?${query}` : "/my-load/");
});

it("an address is read as it was written", () => {
  const query =
    "near=+2830+&to=Dubbo&copper=60&fridge=40kg&km-cost=1&vehicle=ute&offer=%24200&zinc=";
  expect(readLoadFields(parameters(query))).toEqual({
    ...{ near: "2830", to: "Dubbo", kmCost: "1", vehicle: "ute", offer: "$200", open: "" },
    goods: [
      ["copper", "60"],
      ["fridge", "40kg"],
      ["zinc", ""],
    ],
    left: 0,
  });
});

it.each(["x", "scrap-", "“"])("an address is cut to what is answered: many %j", (name) => {
  const names = Array.from({ length: 1_500 }, (_, i) => [name.repeat(5) + i, ""]);
  const { goods, left } = readLoadFields(new URLSearchParams(names));
  expect(goods.length).toBeGreaterThan(10);
  expect(goods.length).toBeLessThanOrEqual(50);
  expect(goods.length + left).toBe(1_500);
  const address = loadAddress(new URLSearchParams(names));
  expect(address.length).toBeLessThan(2_050);
  expect(readLoadFields(parameters(address.split("?")[1]!))).toMatchObject({ goods, left: 0 });
});

it("an address is cut to fifty things, each name and amount to a hundred characters", () => {
  const many = Array.from({ length: 51 }, (_, i) => [`m${i}`, "1"]);
  const { goods, left } = readLoadFields(new URLSearchParams(many));
  expect([goods.length, goods.at(-1), left]).toEqual([50, ["m49", "1"], 1]);
  const long = new URLSearchParams([[` ${"m".repeat(101)} `, ` ${"1".repeat(101)}`]]);
  expect(readLoadFields(long).goods).toEqual([["m".repeat(100), "1".repeat(100)]]);
});

it("what is chosen for a name stands in its place, and what is taken out is gone", () => {
  const address = "/my-load/?near=2830&wheels=4&brass=5";
  const places = [
    renamed(address, "wheels", "steel-wheel"),
    renamed(address, "wheels", "steel", "kg"),
    renamed("/my-load/?near=2830&wheels=4x&brass=5", "wheels", "steel", "kg"),
    sorted(address, "wheels", ["steel", "zinc"]),
    withAmount(address, "wheels", "80kg"),
    without(address, "wheels"),
  ];
  expect(places).toEqual(
    ["steel-wheel=4&", "steel=4kg&", "steel=4x&", "steel=&zinc=&", "wheels=80kg&", ""].map(
      (own) => `/my-load/?near=2830&${own}brass=5`,
    ),
  );
  expect(without("/my-load/?wheels=4", "wheels")).toBe("/my-load/");
});

it("an offer in a text names no place, and nothing for all of it", () => {
  const address = loadAddress([["what", "60 kg copper offered $9 a kilo"]]);
  const fields = parameters(address.split("?")[1]!);
  expect([fields.get("near"), fields.get("offer")]).toEqual([null, null]);
});

it.each([
  ["fridge=2&unit-fridge=", "fridge=2"],
  ["copper=60&what=zinc", "copper=60&zinc="],
  ["copper=60&add=zinc", "copper=60&zinc="],
  ["copper=60&zinc=4&remove=zinc", "copper=60"],
])("what a form without scripts sends, %s, is sent on to ?%s, which stays", (sent, shorter) => {
  expect(shorterAddress(parameters(sent))).toBe(`/my-load/?${shorter}`);
  expect(shorterAddress(parameters(shorter))).toBeUndefined();
});

it.each(["", "copper=", "near=2830&copper=60", "zinc=&lead="])(
  "what a link holds, %j, stays",
  (query) => {
    expect(shorterAddress(parameters(query))).toBeUndefined();
  },
);
