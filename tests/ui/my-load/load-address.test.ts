import { describe, expect, it } from "vitest";
import {
  loadAddress,
  readLoadFields,
  renamed,
  shorterAddress,
  without,
} from "../../../app/my-load/load-address.ts";

const parameters = (query: string) => new URLSearchParams(query);

describe("the address of a load", () => {
  it.each([
    ["near=2830&copper=60&car-batteries=18", "near=2830&copper=60&car-batteries=18"],
    ["copper=60&near=2830&km-cost=1", "near=2830&copper=60&km-cost=1"],
    ["near=&km-cost=&what=&amount=&unit=", ""],
    ["copper=60&open=tue-0830&near=Dubbo", "near=Dubbo&open=tue-0830&copper=60"],
    ["copper=60&copper=5&zinc=1&remove=copper", "zinc=1"],
    ["copper=60&remove=Copper", "copper=60"],
    ["copper=60&what=brass, zinc 4&amount=&unit=", "copper=60&brass=&zinc=4"],
    ["fridge=two&unit-fridge=kg&zinc=3&unit-zinc=x", "fridge=two&zinc=3x"],
    ["item-=2&item-car-battery=3", "item-=2&car-battery=3"],
    ["copper=60&zinc=", "copper=60&zinc="],
    ["copper=60&add=zinc", "copper=60&zinc="],
    ["copper=60&add=", "copper=60"],
    ["zinc=4&add=zinc", "zinc=4"],
    ["copper=60&zinc=4&remove=zinc", "copper=60"],
    ["fridge=2&unit-fridge=", "fridge=2"],
    ["fridge=80&unit-fridge=kg", "fridge=80kg"],
    ["fridge=&unit-fridge=kg", "fridge="],
    ["fridge=0,5 t&unit-fridge=kg", "fridge=0%2C5+t"],
    ["copper=60&what=fridge&amount=2&unit=x", "copper=60&fridge=2x"],
    ["what=2 fridges, 12 m of copper pipe&amount=&unit=", "fridges=2&copper+pipe=12m"],
    ["copper=60&what=copper&amount=5&unit=", "copper=60&copper=5"],
    ["copper=60&what=copper&amount=&unit=", "copper=60"],
    // As addresses used to be.
    ["near=2830&item-car-battery=2", "near=2830&car-battery=2"],
  ])("for %s is ?%s", (fields, query) => {
    expect(loadAddress(parameters(fields))).toBe(query ? `/my-load/?${query}` : "/my-load/");
  });

  it("is read as it was written", () => {
    const fields = readLoadFields(
      parameters(
        "near=+2830+&to=Dubbo&copper=60&fridge=40kg&km-cost=1&vehicle=ute&offer=%24200&zinc=",
      ),
    );
    expect(fields).toEqual({
      near: "2830",
      to: "Dubbo",
      kmCost: "1",
      vehicle: "ute",
      offer: "$200",
      open: "",
      goods: [
        ["copper", "60"],
        ["fridge", "40kg"],
        ["zinc", ""],
      ],
      left: 0,
    });
  });

  it.each(["x", "scrap-", "“"])("is cut to what is answered: many %j", (name) => {
    const names = Array.from({ length: 1_500 }, (_, i) => [name.repeat(5) + i, ""]);
    const { goods, left } = readLoadFields(new URLSearchParams(names));
    expect(goods.length).toBeGreaterThan(10);
    expect(goods.length).toBeLessThanOrEqual(50);
    expect(goods.length + left).toBe(1_500);
    const address = loadAddress(new URLSearchParams(names));
    expect(address.length).toBeLessThan(2_050);
    expect(readLoadFields(parameters(address.split("?")[1]!))).toEqual({
      ...{ near: "", to: "", kmCost: "", vehicle: "", offer: "", open: "", goods, left: 0 },
    });
  });

  it("is cut to fifty things, each name and amount to a hundred characters", () => {
    const many = Array.from({ length: 51 }, (_, i) => [`m${i}`, "1"]);
    const { goods, left } = readLoadFields(new URLSearchParams(many));
    expect([goods.length, goods.at(-1), left]).toEqual([50, ["m49", "1"], 1]);
    const long = new URLSearchParams([[` ${"m".repeat(101)} `, ` ${"1".repeat(101)}`]]);
    expect(readLoadFields(long).goods).toEqual([["m".repeat(100), "1".repeat(100)]]);
  });

  it("holds what was chosen for a name in its place, and is without what is taken out", () => {
    const address = "/my-load/?near=2830&wheels=4&brass=5";
    expect(renamed(address, "wheels", "steel-wheel")).toBe(
      "/my-load/?near=2830&steel-wheel=4&brass=5",
    );
    expect(renamed(address, "wheels", "steel", "kg")).toBe("/my-load/?near=2830&steel=4kg&brass=5");
    const typed = "/my-load/?wheels=4x&brass=5";
    expect(renamed(typed, "wheels", "steel", "kg")).toBe("/my-load/?steel=4x&brass=5");
    expect(without(address, "wheels")).toBe("/my-load/?near=2830&brass=5");
    expect(without("/my-load/?wheels=4", "wheels")).toBe("/my-load/");
  });
});

it.each(["copper offered $9 a kilo", "offered 60 kg copper", "60 kg copper offered 8.50"])(
  "%s names no place, and nothing for all of it",
  (what) => {
    const fields = new URLSearchParams(loadAddress([["what", what]]).split("?")[1]);
    expect([fields.get("near"), fields.get("offer")]).toEqual([null, null]);
  },
);

describe("what a form without script sends", () => {
  it("is sent on to a shorter address, which stays", () => {
    const sent = "near=2830&fridge=2&unit-fridge=&what=copper&amount=60&unit=&km-cost=";
    const shorter = shorterAddress(parameters(sent));
    expect(shorter).toBe("/my-load/?near=2830&fridge=2&copper=60");
    expect(shorterAddress(parameters(shorter!.split("?")[1]!))).toBeUndefined();
  });

  it.each([
    ["fridge=2&unit-fridge=", "fridge=2"],
    ["copper=60&what=zinc", "copper=60&zinc="],
    ["copper=60&add=zinc", "copper=60&zinc="],
    ["copper=60&zinc=4&remove=zinc", "copper=60"],
  ])("is told by any of its fields or buttons: %s", (sent, shorter) => {
    expect(shorterAddress(parameters(sent))).toBe(`/my-load/?${shorter}`);
  });

  it.each(["", "copper=", "near=2830&copper=60", "zinc=&lead="])(
    "is not what a link holds: %j",
    (query) => {
      expect(shorterAddress(parameters(query))).toBeUndefined();
    },
  );
});
