import { describe, expect, it } from "vitest";
import { loadingText } from "../../../app/frame/navigation-status.tsx";
import routes from "../../../app/routes.ts";

/** The addresses of pages that look like a city's: one segment and no placeholder. */
const PAGES = routes.flatMap(({ path, file }) =>
  path && /^[\w-]+$/.test(path) && file.endsWith(".tsx") ? [`/${path}/`] : [],
);

describe("what a navigation says to be loading", () => {
  it.each([
    ["/sydney/", "Loading city information..."],
    ["/Port-Lincoln", "Loading city information..."],
    ["/scrap-yards/", "Loading scrap yards..."],
    ["/material/copper/", "Loading prices..."],
    ["/steel/", "Loading prices..."],
    ["/blog/recycling-batteries/", "Loading..."],
    ["/", "Loading..."],
  ])("%s: %s", (path, text) => {
    expect(loadingText(path)).toBe(text);
  });

  it("is a city on no page that has an address of its own", () => {
    expect(PAGES).toContain("/about/");
    expect(PAGES.filter((path) => loadingText(path).includes("city"))).toEqual([]);
  });
});
