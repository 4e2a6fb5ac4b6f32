import { describe, expect, it } from "vitest";
import {
  type CityPriceView,
  cityPriceAddress,
  pricesInView,
  readCityPriceView,
  statesWithPrices,
} from "../../../app/prices/city-price-view.ts";

const price = (
  cityName: string,
  state: string,
  minPrice: number,
  maxPrice: number,
  checkedOn = "2026-11-17",
) => ({
  cityId: 1,
  cityName,
  citySlug: cityName.toLowerCase(),
  state,
  minPrice,
  maxPrice,
  checkedOn,
});

const DAY = "2026-11-20";

const PRICES = [
  price("Albany", "WA", 0, 0),
  price("Albury", "NSW", 2, 4),
  price("Cairns", "QLD", 1, 5),
  price("Dubbo", "NSW", 3, 4),
  price("Nowhere", "Unknown", 9, 9),
];

const cities = (view: CityPriceView) =>
  pricesInView(PRICES, view, DAY).map(({ cityName }) => cityName);

describe("the prices of a view", () => {
  it("keep their order by city", () => {
    expect(cities({ sort: "city", state: "" })).toEqual(PRICES.map(({ cityName }) => cityName));
  });

  it("have the highest average first, equal ones in the order given, unavailable ones last", () => {
    const best = ["Nowhere", "Dubbo", "Albury", "Cairns", "Albany"];
    expect(cities({ sort: "price", state: "" })).toEqual(best);
  });

  it("have the old ones after the others when the best comes first", () => {
    const old = [
      price("Old", "NSW", 90, 99, "2026-08-21"),
      price("Older", "NSW", 95, 99, "2025-08-21"),
      price("Gone", "NSW", 0, 0),
      price("Just not old", "NSW", 1, 2, "2026-08-22"),
    ];
    const sorted = pricesInView(old, { sort: "price", state: "" }, DAY);
    expect(sorted.map(({ cityName }) => cityName)).toEqual([
      "Just not old",
      "Older",
      "Old",
      "Gone",
    ]);
  });

  it("are those of a state", () => {
    expect(cities({ sort: "city", state: "NSW" })).toEqual(["Albury", "Dubbo"]);
    expect(cities({ sort: "price", state: "NSW" })).toEqual(["Dubbo", "Albury"]);
    expect(cities({ sort: "price", state: "TAS" })).toEqual([]);
  });
});

describe("the address of a view", () => {
  it.each<[string, CityPriceView]>([
    ["/material/lead/", { sort: "city", state: "" }],
    ["/material/lead/?sort=price", { sort: "price", state: "" }],
    ["/material/lead/?state=NT", { sort: "city", state: "NT" }],
    ["/material/lead/?sort=price&state=NT", { sort: "price", state: "NT" }],
  ])("%s is read as it was written", (address, view) => {
    expect(cityPriceAddress("lead", view)).toBe(address);
    expect(readCityPriceView(new URL(address, "http://localhost").searchParams)).toEqual(view);
  });

  it.each(["sort=city", "sort=PRICE", "state=nsw", "state=Unknown", "sort=&state="])(
    "with %s says nothing",
    (query) => {
      const view = { sort: "city", state: "" };
      expect(readCityPriceView(new URLSearchParams(query))).toEqual(view);
    },
  );
});

it("offers the states and territories that have a price, in alphabetical order", () => {
  expect(statesWithPrices(PRICES)).toEqual(["NSW", "QLD", "WA"]);
});
