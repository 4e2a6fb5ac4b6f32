import { describe, expect, it } from "vitest";
import { loadAddress, readLoadFields, shorterAddress } from "../../../app/load/load-address.ts";
import { withMetal } from "../../../app/load/with-metal.ts";

const parameters = (query: string) => new URLSearchParams(query);

describe("the address of a load", () => {
  it.each([
    ["near=2830&copper=60&car-batteries=18", "/my-load/?near=2830&copper=60&car-batteries=18"],
    ["near=&copper=60&brass=&item-car=&km-cost=", "/my-load/?copper=60"],
    ["near=&copper=&steel=", "/my-load/"],
    ["copper=60&zinc=", "/my-load/?copper=60&zinc="],
    ["copper=60&add=zinc", "/my-load/?copper=60&zinc="],
    ["copper=60&add=", "/my-load/?copper=60"],
    ["zinc=4&add=zinc", "/my-load/?zinc=4"],
    ["copper=60&zinc=4&remove=zinc", "/my-load/?copper=60"],
    ["near=Dubbo+NSW+2830&item-car-battery=2", "/my-load/?near=Dubbo+NSW+2830&item-car-battery=2"],
  ])("for %s is %s", (fields, address) => {
    expect(loadAddress(parameters(fields))).toBe(address);
  });

  it("is read as it was written", () => {
    const fields = readLoadFields(parameters("near=+2830+&copper=60&item-car=1&km-cost=1&zinc="));
    expect(fields).toEqual({
      near: "2830",
      kmCost: "1",
      items: new Map([["car", "1"]]),
      metals: [
        ["copper", "60"],
        ["zinc", ""],
      ],
    });
  });
});

describe("a metal that was chosen for a word", () => {
  it.each([
    ["near=2830&pipe=10&brass=5", "near=2830&brass=5&copper=10"],
    ["copper=60&pipe=7,5", "copper=67.5"],
    ["copper=&pipe=10", "copper=10"],
    ["copper=60&pipe=ten", "copper=60"],
    ["pipe=", ""],
  ])("takes its place in %s", (query, meant) => {
    const address = meant ? `/my-load/?${meant}` : "/my-load/";
    expect(withMetal(`/my-load/?${query}`, "pipe", "copper")).toBe(address);
  });
});

describe("what a form without script sends", () => {
  it("is sent on to a shorter address, which stays", () => {
    const shorter = shorterAddress(parameters("near=2830&copper=60&brass=&steel=&add=zinc"));
    expect(shorter).toBe("/my-load/?near=2830&copper=60&zinc=");
    expect(shorterAddress(parameters("near=2830&copper=60&zinc="))).toBeUndefined();
  });

  it.each(["", "copper=", "zinc=", "near=2830&copper=60", "zinc=&lead="])(
    "is not what a link holds: %j",
    (query) => {
      expect(shorterAddress(parameters(query))).toBeUndefined();
    },
  );
});
