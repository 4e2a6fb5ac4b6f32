import { describe, expect, it } from "vitest";
import type { MaterialQuery } from "../../../app/metals/material-query.ts";
import {
  materialAddress,
  orderOf,
  readMaterialQuery,
  statesWithPrices,
} from "../../../app/metals/material-query.ts";

const NONE: MaterialQuery = { sort: "", state: "", near: "", for: "", open: "" };
const read = (query: string) => readMaterialQuery(new URLSearchParams(query));

describe("the address of a material", () => {
  it.each<[string, Partial<MaterialQuery>]>([
    ["/material/lead/", {}],
    ["/material/lead/?sort=city", { sort: "city" }],
    ["/material/lead/?sort=price", { sort: "price" }],
    ["/material/lead/?state=NT", { state: "NT" }],
    ["/material/lead/?sort=price&state=NT", { sort: "price", state: "NT" }],
    [
      "/material/lead/?sort=price&state=NT&near=Dubbo&open=tue-08.30",
      { sort: "price", state: "NT", near: "Dubbo", open: "tue-08.30" },
    ],
    ["/material/lead/?for=pipe", { for: "pipe" }],
    ["/material/lead/?sort=state", { sort: "state" }],
    ["/material/lead/?sort=best&near=Dubbo", { sort: "best", near: "Dubbo" }],
  ])("%s is read as it was written", (address, query) => {
    expect(materialAddress("lead", { ...NONE, ...query })).toBe(address);
    expect(read(address.split("?")[1] ?? "")).toEqual({ ...NONE, ...query });
  });

  it.each(["sort=near", "sort=PRICE", "state=nsw", "state=Unknown", "sort=&state=", "open=8"])(
    "with %s says nothing",
    (query) => {
      expect(read(query)).toEqual(NONE);
    },
  );
});

it("offers the states and territories that have a price, in alphabetical order", () => {
  const prices = ["WA", "NSW", "QLD", "NSW", "Unknown"].map((state) => ({ state }));
  expect(statesWithPrices(prices)).toEqual(["NSW", "QLD", "WA"]);
});

it("the prices of one state are not sorted by state", () => {
  expect(read("sort=state&state=NT")).toEqual({ ...NONE, state: "NT" });
  expect(read("sort=state&state=XX").sort).toBe("state");
});

it("prices are nearest first where a place is known, unless the query has another order", () => {
  expect(orderOf({ sort: "" }, true)).toBe("near");
  expect(orderOf({ sort: "" }, false)).toBe("city");
  expect(orderOf({ sort: "state" }, true)).toBe("state");
  // That is the order of the yards.
  expect(orderOf({ sort: "best" }, true)).toBe("near");
});
