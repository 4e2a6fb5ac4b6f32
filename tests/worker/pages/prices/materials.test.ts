import { describe, expect, it } from "vitest";
import { countRows } from "../../database.ts";
import { fetchPage, type Page } from "../../page.ts";

const cards = ({ main }: Page) =>
  main.links.filter(({ text }) => text.includes("View current prices"));

describe.each(["/scrap-metal-prices-by-material/", "/materials", "/materials/", "/Materials"])(
  "the list of materials at %s",
  (path) => {
    it("has a card for every material that leads to its prices", async () => {
      const page = await fetchPage(path);
      expect(page.status).toBe(200);
      expect(cards(page)).toHaveLength(await countRows("materials"));
      for (const { text } of cards(page))
        expect(text).toMatch(/^.+ Scrap .{20,} View current prices$/);
      expect(cards(page)).toContainEqual(
        expect.objectContaining({
          text: expect.stringMatching(/^Copper Scrap /),
          href: "/material/copper/",
        }),
      );
    });
  },
);

describe("the list of materials", () => {
  it("says how to tell the four common metals apart", async () => {
    const { main } = await fetchPage("/materials");
    expect(main.section("How to Identify Common Scrap Metals").headings(3)).toEqual([
      "Copper",
      "Aluminium",
      "Brass",
      "Steel",
    ]);
  });

  it("has a search box", async () => {
    const { main } = await fetchPage("/materials");
    const box = main.one("input[name=q]");
    expect(box.attribute("placeholder")).toBe("Search for a material...");
  });

  it.each([
    ["brass", "/material/brass/"],
    ["GUNMETAL", "/material/bronze/"],
    ["%20zinc%20", "/material/zinc/"],
  ])("is narrowed by the text %s in its address, without script", async (q, href) => {
    const found = cards(await fetchPage(`/materials?q=${q}`));
    expect(found.map((card) => card.href)).toContain(href);
    expect(found.length).toBeLessThan(await countRows("materials"));
  });

  it("says what it did not find, as it was typed", async () => {
    const { words } = await fetchPage("/materials?q=%3Cb%3Eunobtainium%22");
    expect(words).toContain('No materials found matching "<b>unobtainium"" Clear Search');
    expect(words).not.toContain("View current prices");
  });
});
