import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CitiesByState, cityMatches } from "../../../app/cities/cities-by-state.tsx";
import type { City } from "../../../worker/data/cities.ts";
import { show } from "../show.tsx";

const city = (id: number, name: string, state: string) => ({
  id,
  name,
  state,
  slug: name.toLowerCase().replaceAll(" ", "-"),
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

describe("the cities by state", () => {
  const headings = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);

  const showCities = (cities: City[], text = "", onClear = () => {}) =>
    show(<CitiesByState cities={cities} states={STATES} text={text} onClear={onClear} />);

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
