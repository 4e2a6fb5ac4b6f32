import { describe, expect, it } from "vitest";
import {
  type CityPriceView,
  cityPriceAddress,
  orderOf,
  readCityPriceView,
  statesWithPrices,
} from "../../../app/metals/city-price-view.ts";

describe("the address of a view", () => {
  it.each<[string, CityPriceView]>([
    ["/material/lead/", { sort: "", state: "" }],
    ["/material/lead/?sort=city", { sort: "city", state: "" }],
    ["/material/lead/?sort=price", { sort: "price", state: "" }],
    ["/material/lead/?state=NT", { sort: "", state: "NT" }],
    ["/material/lead/?sort=price&state=NT", { sort: "price", state: "NT" }],
    ["/material/lead/?sort=state", { sort: "state", state: "" }],
  ])("%s is read as it was written", (address, view) => {
    expect(cityPriceAddress("lead", view)).toBe(address);
    expect(readCityPriceView(new URL(address, "http://localhost").searchParams)).toEqual(view);
  });

  it.each(["sort=near", "sort=PRICE", "state=nsw", "state=Unknown", "sort=&state="])(
    "with %s says nothing",
    (query) => {
      const view = { sort: "", state: "" };
      expect(readCityPriceView(new URLSearchParams(query))).toEqual(view);
    },
  );
});

it("offers the states and territories that have a price, in alphabetical order", () => {
  const prices = ["WA", "NSW", "QLD", "NSW", "Unknown"].map((state) => ({ state }));
  expect(statesWithPrices(prices)).toEqual(["NSW", "QLD", "WA"]);
});

it("the prices of one state are not sorted by state", () => {
  const view = readCityPriceView(new URLSearchParams("sort=state&state=NT"));
  expect(view).toEqual({ sort: "", state: "NT" });
  expect(readCityPriceView(new URLSearchParams("sort=state&state=XX")).sort).toBe("state");
});

it("an address keeps what else was asked for, without what is empty", () => {
  const asked = { near: "Dubbo", for: "", open: "tue-0830" };
  expect(cityPriceAddress("lead", { sort: "price", state: "NT" }, asked)).toBe(
    "/material/lead/?sort=price&state=NT&near=Dubbo&open=tue-0830",
  );
  const word = { near: "", for: "pipe", open: "" };
  expect(cityPriceAddress("lead", { sort: "", state: "" }, word)).toBe("/material/lead/?for=pipe");
});

it("prices are nearest first where a place is known, unless another order is asked for", () => {
  expect(orderOf({ sort: "", state: "" }, true)).toBe("near");
  expect(orderOf({ sort: "", state: "" }, false)).toBe("city");
  expect(orderOf({ sort: "state", state: "" }, true)).toBe("state");
});
