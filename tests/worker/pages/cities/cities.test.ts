import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fetchPage } from "../../page.ts";

const SHORT = "/cities/";

describe.each(["/scrap-metal-prices-by-city/", "/scrap-metal-prices-by-city", SHORT, "/CITIES"])(
  "the list of cities at %s",
  (path) => {
    it("links every city", async () => {
      const page = await fetchPage(path);
      expect(page.status).toBe(200);
      const { results } = await env.DB.prepare("select slug from cities").all<{ slug: string }>();
      expect(results.length).toBeGreaterThan(0);
      expect(page.main.hrefs).toEqual(
        expect.arrayContaining(results.map(({ slug }) => `/${slug}/`)),
      );
    });
  },
);

describe("the list of cities", () => {
  it("shows the twelve largest first, then all by state", async () => {
    const { main } = await fetchPage(SHORT);
    const top = main.section("Top cities").links.map(({ text }) => text);
    expect(top).toHaveLength(12);
    expect(top.slice(0, 2)).toEqual(["Melbourne VIC", "Sydney NSW"]);
    const states = main.section("All cities by state").headings(3);
    const { results } = await env.DB.prepare("select name from states").all<{ name: string }>();
    expect(states.toSorted()).toEqual(results.map(({ name }) => name).toSorted());
  });

  it("marks each state so that a city's breadcrumb leads to it", async () => {
    const { main } = await fetchPage(SHORT);
    for (const id of ["nsw", "vic", "qld", "wa", "sa", "tas", "nt", "act"])
      expect(main.all(`#${id}`)).toHaveLength(1);
  });

  it("is narrowed by the text in its address, without script", async () => {
    const { main } = await fetchPage(`${SHORT}?q=tasmania`);
    expect(main.value("q")).toBe("tasmania");
    const cities = main.section("All cities by state").links.map(({ text }) => text);
    expect(cities).toContain("Hobart");
    expect(cities).not.toContain("Sydney");
  });

  it("has the largest ones for a blank text, and reads the first hundred letters of another", async () => {
    const { main } = await fetchPage(`${SHORT}?q=%20`);
    expect(main.section("Top cities").links).toHaveLength(12);
    expect((await fetchPage(`${SHORT}?q=${"x".repeat(300)}`)).main.value("q")).toHaveLength(100);
  });

  it("says what it did not find", async () => {
    const { words } = await fetchPage(`${SHORT}?q=%3Cb%3Eatlantis`);
    expect(words).toContain('No cities found matching "<b>atlantis" Clear Search');
  });
});
