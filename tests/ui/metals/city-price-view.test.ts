import { describe, expect, it } from "vitest";
import {
  type CityPriceView,
  cityPriceAddress,
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
