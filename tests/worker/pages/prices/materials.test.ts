import { describe, expect, it } from "vitest";
import { countRows } from "../../database.ts";
import { fetchPath, linksOf, textOf } from "../../fetch.ts";

const cards = async (path: string) =>
  linksOf(await (await fetchPath(path)).text()).filter(({ text }) =>
    text.includes("View current prices"),
  );

describe.each(["/scrap-metal-prices-by-material/", "/materials", "/materials/", "/Materials"])(
  "the list of materials at %s",
  (path) => {
    it("has a card for every material that leads to its prices", async () => {
      expect((await fetchPath(path)).status).toBe(200);
      const found = await cards(path);
      expect(found).toHaveLength(await countRows("materials"));
      expect(found).toContainEqual({
        tag: expect.any(String),
        text: expect.stringMatching(/^Copper Scrap .*View current prices$/),
        href: "/material/copper/",
      });
    });
  },
);

describe("the list of materials", () => {
  it("says how to tell the four common metals apart", async () => {
    const words = await textOf(await fetchPath("/materials"));
    expect(words).toMatch(/How to Identify Common Scrap Metals.*Copper.*Aluminium.*Brass.*Steel/);
  });

  it("has a search box", async () => {
    const html = await (await fetchPath("/materials")).text();
    expect(html).toMatch(/<input[^>]*placeholder="Search for a material..."/);
  });

  it.each([
    ["brass", "/material/brass/"],
    ["GUNMETAL", "/material/bronze/"],
    ["%20zinc%20", "/material/zinc/"],
  ])("is narrowed by the text %s in its address, without script", async (q, href) => {
    const found = await cards(`/materials?q=${q}`);
    expect(found.map((card) => card.href)).toContain(href);
    expect(found.length).toBeLessThan(await countRows("materials"));
  });

  it("says what it did not find, as it was typed", async () => {
    const words = await textOf(await fetchPath("/materials?q=%3Cb%3Eunobtainium%22"));
    expect(words).toContain('No materials found matching "<b>unobtainium"" Clear Search');
    expect(words).not.toContain("View current prices");
  });
});
