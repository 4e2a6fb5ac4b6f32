import { expect, it, onTestFinished, vi } from "vitest";
import * as guide from "../../../app/guides/guide.tsx";
import * as materialGrid from "../../../app/metals/material-grid.tsx";
import * as cities from "../../../worker/data/places/cities.ts";
import * as prices from "../../../worker/data/prices.ts";
import * as directory from "../../../worker/data/yards/directory.ts";
import * as suggestions from "../../../worker/search/similar-names.ts";
import { quietErrors } from "../database.ts";
import { fetchPage } from "../page.ts";
import { hrefsOf } from "../part.ts";

const bug = () => {
  throw new TypeError("undefined is not a function");
};

/** Pages, and how to make a function that they call throw, as a bug in our code would. */
const BUGS = [
  ["/cities/", "loader", () => vi.spyOn(cities, "allCities").mockImplementation(bug)],
  ["/sydney/", "loader", () => vi.spyOn(prices, "pricesInCity").mockImplementation(bug)],
  [
    "/material/copper/",
    "loader",
    () => vi.spyOn(prices, "placedPricesOfMaterial").mockImplementation(bug),
  ],
  [
    "/materials",
    "component",
    () => vi.spyOn(materialGrid, "matchMaterials").mockImplementation(bug),
  ],
  ["/scrap-yards/", "loader", () => vi.spyOn(directory, "searchYards").mockImplementation(bug)],
  [
    "/blog/first-visit-to-a-scrap-yard/",
    "component",
    () => vi.spyOn(guide, "Guide").mockImplementation(bug),
  ],
  ["/no/such/page", "loader", () => vi.spyOn(suggestions, "namesLike").mockImplementation(bug)],
] as const;

it.each(BUGS)("a bug in %s (%s) is a 500 with the error screen", async (path, _, make) => {
  quietErrors();
  const spy = make();
  onTestFinished(() => spy.mockRestore());
  const page = await fetchPage(path);
  expect(spy).toHaveBeenCalled();
  expect(page.status).toBe(500);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.heading).toBe("Something Went Wrong");
  expect(page.title).toBe("Something Went Wrong");
  expect(page.html).not.toContain("undefined is not a function");
  expect(hrefsOf(page.main.links, "Try again")).toEqual([path.replace(/\/?$/, "/")]);
});
