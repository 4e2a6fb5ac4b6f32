import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CitiesByState, cityMatches } from "../../../app/cities/cities-by-state.tsx";
import type { CityRow } from "../../../app/cities/city-lists.ts";
import { show, words } from "../show.tsx";

const city = (id: number, name: string, state: string) => ({
  id,
  name,
  state,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  price: null as CityRow["price"],
});
const PERTH = city(50, "Perth", "WA");
const ALL = [
  city(3, "Albury", "NSW"),
  city(27, "Gold Coast", "QLD"),
  PERTH,
  city(13, "Sydney", "NSW"),
];

/** In an order that is neither that of the codes nor that of the names. */
const STATES = [
  { code: "WA", name: "Western Australia" },
  { code: "NSW", name: "New South Wales" },
  { code: "QLD", name: "Queensland" },
];

describe("a city matches a text", () => {
  it.each(["", "  ", "perth", " PERTH ", "ert", "wa", "WA", "western austr"])(
    "such as %j",
    (text) => {
      expect(cityMatches(PERTH, "Western Australia", text)).toBe(true);
    },
  );

  it.each(["sydney", "NSW", "perthwa", "perth western", ".", "%"])("but not %j", (text) => {
    expect(cityMatches(PERTH, "Western Australia", text)).toBe(false);
  });

  it("by the code alone where a state has no name", () => {
    expect(cityMatches(city(99, "Elsewhere", "XX"), undefined, "xx")).toBe(true);
  });
});

const SHOWN = {
  states: STATES,
  metal: { name: "Copper", slug: "copper" },
  scale: { minPrice: 6.25, maxPrice: 11.8 },
};

describe("the cities by state", () => {
  const headings = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);

  const showCities = (cities: CityRow[], text = "", onClear = () => {}, isByPrice = false) =>
    show(<CitiesByState {...SHOWN} {...{ cities, text, onClear, isByPrice }} />);

  it("stand below the names of their states, in the order of the states", () => {
    showCities(ALL);
    expect(headings()).toEqual(["Western Australia", "New South Wales", "Queensland"]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/perth/",
      "/albury/",
      "/sydney/",
      "/gold-coast/",
    ]);
  });

  it("include a city whose state is not known by name", () => {
    showCities([city(99, "Elsewhere", "XX")]);
    expect(headings()).toEqual(["XX"]);
  });

  it("say what each pays, and of which nobody knows it", () => {
    showCities([{ ...PERTH, price: { minPrice: 8.6, maxPrice: 11.8 } }, city(3, "Albury", "NSW")]);
    expect(words(".city-rows li")).toEqual(["Perth$8.60–11.80", "AlburyNo recent price"]);
    screen.getByText("Copper, $ per kg. Bars: $6.25 to $11.80 in Australia. Tick: mid-price.");
  });

  it("stand with the best price first where that is asked, those without a price last", () => {
    const priced = (minPrice: number, given: CityRow) => {
      return { ...given, price: { minPrice, maxPrice: minPrice + 2 } };
    };
    const [albury, coast, perth, sydney] = ALL as [CityRow, CityRow, CityRow, CityRow];
    showCities([albury, priced(8, coast), priced(9, perth), priced(7, sydney)], "", () => {}, true);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      ...["Perth", "Gold Coast", "Sydney", "Albury"],
    ]);
    expect(words(".city-rows small")).toEqual(["WA", "QLD", "NSW", "NSW"]);
    screen.getByRole("heading", { name: "All cities, best price first" });
  });

  it("leave out states without a match", () => {
    showCities(ALL, "queens");
    expect(headings()).toEqual(["Queensland"]);
    // Screen readers say what is left as one types.
    const list = screen.getByRole("region", { name: "All cities by state" });
    expect(list.getAttribute("aria-live")).toBe("polite");
  });

  it("say what was not found, and can be shown all again", async () => {
    const onClear = vi.fn();
    showCities(ALL, "atlantis", onClear);
    expect(screen.getByText('No cities found matching "atlantis"')).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear Search" }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});
