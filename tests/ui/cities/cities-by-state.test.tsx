import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CitiesByState, cityMatches } from "../../../app/cities/cities-by-state.tsx";
import type { CityRow } from "../../../app/cities/city-lists.ts";
import { links, show, words } from "../show.tsx";

const city = (id: number, name: string, state: string) => ({
  id,
  name,
  state,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  price: null as CityRow["price"],
});
const PERTH = city(50, "Perth", "WA");

it.each([
  ...["", "  ", "perth", " PERTH ", "ert", "wa", "WA", "western austr"].map((text) => [text, true]),
  ...["sydney", "NSW", "perthwa", "perth western", ".", "%"].map((text) => [text, false]),
] as [string, boolean][])("the text %j matches Perth in Western Australia: %s", (text, isFound) => {
  expect(cityMatches(PERTH, "Western Australia", text)).toBe(isFound);
});

it("a city whose state has no name matches the state's code", () => {
  expect(cityMatches(city(99, "Elsewhere", "XX"), undefined, "xx")).toBe(true);
});

/** Shows cities of states, which are in no alphabetical order. */
const showCities = (cities: CityRow[], text = "") =>
  show(
    <CitiesByState
      states={[
        { code: "WA", name: "Western Australia" },
        { code: "NSW", name: "New South Wales" },
        { code: "QLD", name: "Queensland" },
      ]}
      metal={{ name: "Copper", slug: "copper" }}
      scale={{ minPrice: 6.25, maxPrice: 11.8 }}
      isByPrice={false}
      onClear={() => {}}
      cities={cities}
      text={text}
    />,
  );
const ALL = [
  city(3, "Albury", "NSW"),
  city(27, "Gold Coast", "QLD"),
  { ...PERTH, price: { minPrice: 8.6, maxPrice: 11.8 } },
  city(13, "Sydney", "NSW"),
];

it("cities are listed with their prices below their states, in the order of the states", () => {
  showCities([...ALL, city(99, "Elsewhere", "XX")]);
  expect(words("h3")).toEqual(["Western Australia", "New South Wales", "Queensland", "XX"]);
  expect(links().map(([, href]) => href)).toEqual([
    ...["/perth/", "/albury/", "/sydney/", "/gold-coast/", "/elsewhere/"],
  ]);
  expect(words(".city-rows li").slice(0, 2)).toEqual(["Perth$8.60–11.80", "AlburyNo recent price"]);
  screen.getByText("Copper, $ per kg. Bars: $6.25 to $11.80 in Australia. Tick: mid-price.");
});

it("states without a match are left out, and a screen reader reads out the others", () => {
  showCities(ALL, "queens");
  expect(words("h3")).toEqual(["Queensland"]);
  const list = screen.getByRole("region", { name: "All cities by state" });
  expect(list.getAttribute("aria-live")).toBe("polite");
});
