import { describe, expect, it } from "vitest";
import { changed } from "../../database.ts";
import { fetchPath, headingOf, linksOf, textOf } from "../../fetch.ts";

const text = async () => textOf(await fetchPath("/"));
const links = async () => linksOf(await (await fetchPath("/")).text());

describe("the home page", () => {
  it("asks for a city below its heading", async () => {
    const html = await (await fetchPath("/")).text();
    expect(headingOf(html)).toBe("Find the Best Scrap Metal Prices in Australia");
    expect(html).toMatch(/<form[^>]*action="\/search\/"/);
    expect(html).toMatch(/<input[^>]*name="city"/);
    expect(await text()).toContain("Find Prices");
  });

  it("links the six largest cities", async () => {
    const shown = (await links()).map(({ text, href }) => `${text} ${href}`);
    expect(shown).toEqual(
      expect.arrayContaining([
        "Melbourne /melbourne/",
        "Sydney /sydney/",
        "Brisbane /brisbane/",
        "Perth /perth/",
        "Adelaide /adelaide/",
        "Gold Coast /gold-coast/",
      ]),
    );
  });

  it("shows four feature cards, each with a way on", async () => {
    const found = await links();
    const cards = {
      "Compare prices": 0,
      "Find yards": 0,
      "Scrap your vehicle": 0,
      "Price trends": 0,
    };
    for (const title of Object.keys(cards)) {
      expect(
        found.filter(({ text }) => text.startsWith(title)),
        title,
      ).toHaveLength(1);
    }
  });

  it("shows Sydney's prices with their range and description", async () => {
    const words = await text();
    expect(words).toContain("Current Scrap Metal Prices in Sydney");
    expect(words).toMatch(/Metal Type.*Price Range.*Description/);
    expect(words).toContain("Copper $8.00 – $11.00 Household copper");
  });

  it("says that a price of 0 is unavailable", async () => {
    await changed(
      "prices",
      "update prices set min_cents = 0, max_cents = 0 where city_id = 13 and material_id = 12",
    );
    expect(await text()).toContain("Zinc Price unavailable");
  });

  it("says that every price is unavailable where there is none", async () => {
    await changed("prices", "delete from prices where city_id = 13");
    const words = await text();
    expect(words).toContain("Copper Price unavailable");
    expect(words).not.toContain("$8.00");
  });

  it("shows its frame: menus, ways to reach us, footer and this year", async () => {
    const words = await text();
    for (const shown of ["1300 975 707", "hello@scrapmetalprices.example", "View All"]) {
      expect(words).toContain(shown);
    }
    expect(words).toContain(`© ${new Date().getFullYear()} Scrap Metal Prices Australia`);
    const hrefs = (await links()).map(({ href }) => href);
    for (const href of ["/contact/", "/scrap-my-car/", "/copper/", "/aluminum/", "/brass/"]) {
      expect(hrefs).toContain(href);
    }
  });
});

describe("the notice about sample data", () => {
  it("stands on a page while the dataset is a sample", async () => {
    expect(await text()).toContain("Sample data:");
  });

  it("is gone once the dataset is none", async () => {
    await changed("dataset", "update dataset set is_sample = 0");
    expect(await text()).not.toMatch(/sample data/i);
  });
});
