import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CitiesByState, cityMatches } from "../../../app/cities/cities-by-state.tsx";
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

describe("a city matches a text", () => {
  it.each(["", "  ", "perth", " PERTH ", "ert", "wa", "WA", "western austr"])(
    "such as %j",
    (text) => {
      expect(cityMatches(PERTH, text)).toBe(true);
    },
  );

  it.each(["sydney", "NSW", "perthwa", "perth western", ".", "%"])("but not %j", (text) => {
    expect(cityMatches(PERTH, text)).toBe(false);
  });

  it("by the code alone where a state has no name", () => {
    expect(cityMatches(city(99, "Elsewhere", "XX"), "xx")).toBe(true);
  });
});

describe("the cities by state", () => {
  const headings = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);

  it("stand below the names of their states", () => {
    show(<CitiesByState cities={ALL} text="" onClear={() => {}} />);
    expect(headings()).toEqual(["New South Wales", "Queensland", "Western Australia"]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/albury/",
      "/sydney/",
      "/gold-coast/",
      "/perth/",
    ]);
  });

  it("include a city whose state is not known by name", () => {
    show(<CitiesByState cities={[city(99, "Elsewhere", "XX")]} text="" onClear={() => {}} />);
    expect(headings()).toEqual(["XX"]);
  });

  it("leave out states without a match", () => {
    show(<CitiesByState cities={ALL} text="queens" onClear={() => {}} />);
    expect(headings()).toEqual(["Queensland"]);
  });

  it("say what was not found, and can be shown all again", async () => {
    const onClear = vi.fn();
    show(<CitiesByState cities={ALL} text="atlantis" onClear={onClear} />);
    expect(screen.getByText('No cities found matching "atlantis"')).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Clear Search" }));
    expect(onClear).toHaveBeenCalledOnce();
  });
});
