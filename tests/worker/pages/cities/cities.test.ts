import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fetchPage } from "../../page.ts";

const SHORT = "/cities/";

describe("the list of cities", () => {
  it.each(["/scrap-metal-prices-by-city/", "/scrap-metal-prices-by-city", SHORT, "/CITIES"])(
    "links every city at %s",
    async (path) => {
      const page = await fetchPage(path);
      expect(page.status).toBe(200);
      const { results } = await env.DB.prepare("select slug from cities").all<{ slug: string }>();
      expect(results.length).toBeGreaterThan(0);
      expect(page.main.hrefs).toEqual(
        expect.arrayContaining(results.map(({ slug }) => `/${slug}/`)),
      );
    },
  );

  it("shows large cities on a map with their prices of copper, then all by state, with an anchor for each state", async () => {
    const { main } = await fetchPage(SHORT);
    const top = main.section("Top cities").links.map(({ text }) => text);
    // As many of twelve as have room for their price.
    expect(top.length).toBeGreaterThan(8);
    expect(top.slice(0, 2)).toEqual([
      expect.stringMatching(/^Melbourne \$[\d.]+–[\d.]+$/),
      expect.stringMatching(/^Sydney \$/),
    ]);
    for (const name of ["Perth", "Darwin", "Hobart", "Canberra"])
      expect(top.map((text) => text.split(" ")[0])).toContain(name);
    const states = main.section("All cities by state").headings(3);
    const { results } = await env.DB.prepare("select name from states").all<{ name: string }>();
    expect(states.toSorted()).toEqual(results.map(({ name }) => name).toSorted());
    for (const id of ["nsw", "vic", "qld", "wa", "sa", "tas", "nt", "act"])
      expect(main.all(`#${id}`)).toHaveLength(1);
  });

  it("has the prices of the metal in its address, and of copper for an unknown one", async () => {
    const { words, canonical } = await fetchPage(`${SHORT}?metal=brass`);
    expect(words).toContain("Brass, $ per kg. Bars:");
    expect(canonical).toMatch(/\/scrap-metal-prices-by-city\/$/);
    expect((await fetchPage(`${SHORT}?metal=unobtainium`)).words).toContain("Copper, $ per kg.");
  });

  it("lists the best price first if its address says so, with the state of each city", async () => {
    const { main } = await fetchPage(`${SHORT}?sort=price&metal=copper`);
    const rows = main.section("All cities, best price first").all("li");
    const worths = rows.flatMap(({ words }) => {
      const [, low, high] = /^[A-Z].* (?:NSW|[A-Z]{2,3}) .*\$([\d.]+)–([\d.]+)/.exec(words) ?? [];
      return low ? [Number(low) + Number(high)] : [];
    });
    expect(worths.length).toBeGreaterThan(12);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(rows.at(-1)?.words).toContain("No recent price");
  });

  it("is narrowed by the text in its address, without script", async () => {
    const { main } = await fetchPage(`${SHORT}?q=tasmania`);
    expect(main.value("q")).toBe("tasmania");
    const cities = main.section("All cities by state").links.map(({ text }) => text);
    expect(cities).toContain("Hobart");
    expect(cities).not.toContain("Sydney");
  });

  it("ignores a blank text, and reads the first hundred letters of another", async () => {
    const { main } = await fetchPage(`${SHORT}?q=%20`);
    expect(main.section("Top cities").links.length).toBeGreaterThan(8);
    expect((await fetchPage(`${SHORT}?q=${"x".repeat(300)}`)).main.value("q")).toHaveLength(100);
  });

  it("quotes a text that matches no city", async () => {
    const { words } = await fetchPage(`${SHORT}?q=%3Cb%3Eatlantis`);
    expect(words).toContain('No cities found matching "<b>atlantis" Clear Search');
  });
});
