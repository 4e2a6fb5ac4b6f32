import { describe, expect, it } from "vitest";
import { changed, countRows, failingDatabase, quietErrors } from "../../database.ts";
import { fetchWith } from "../../fetch.ts";
import { fetchPage, type Page, pageOf } from "../../page.ts";

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
        expect(text).toMatch(/^.+ Scrap \$[\d.]+ – \$[\d.]+\/kg View current prices .{20,}$/);
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

  it("has a metal without a price last", async () => {
    await changed("prices", "delete from prices where material_id = 1");
    const links = (await fetchPage("/materials")).main.links.filter(({ href }) =>
      href.startsWith("/material/"),
    );
    expect(links.at(-1)).toMatchObject({
      href: "/material/copper/",
      text: expect.stringMatching(/^Copper Scrap No price yet/),
    });
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

  it.each([
    ["wheel", "“wheel”: priced as Aluminium", ["/material/aluminum/?for=wheel"]],
    ["alluminium", "“alluminium”: priced as Aluminium", ["/material/aluminum/"]],
    [
      "Pipes",
      "“Pipes”: may be priced as Copper , Steel , Stainless Steel or Brass",
      ["copper", "steel", "stainless-steel", "brass"].map((slug) => `/material/${slug}/?for=pipes`),
    ],
    [
      "copper newcastle",
      "“copper newcastle”: see Copper near Newcastle NSW 2300",
      ["/material/copper/?near=Newcastle+NSW+2300"],
    ],
  ])("says the meaning of %s beside the list", async (q, words, hrefs) => {
    const page = await fetchPage(`/materials?${new URLSearchParams({ q })}`);
    expect(page.main.value("q")).toBe(q);
    const meaning = page.main.one("section[aria-label=Materials] .notice");
    expect(meaning.words).toBe(words);
    expect(meaning.hrefs).toEqual(hrefs);
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["", " ", "copper", "Lead", "aluminium", "price", "newcastle", "unobtainium", "%", "a"])(
    "says no more than its cards do for %j",
    async (q) => {
      const { main } = await fetchPage(`/materials?${new URLSearchParams({ q })}`);
      expect(main.all("section[aria-label=Materials] .notice")).toEqual([]);
    },
  );

  it("has its cards without prices when those cannot be read", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase('"lists"'), "/materials"));
    expect(page.status).toBe(200);
    expect(cards(page)).toHaveLength(await countRows("materials"));
    expect(page.words).not.toMatch(/\/kg|No price yet/);
  });

  it("is narrowed without meanings when words cannot be looked up", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase("place_words"), "/materials?q=zin"));
    expect(page.status).toBe(200);
    expect(cards(page)).not.toEqual([]);
  });

  it("repeats a text that it did not find as it was typed", async () => {
    const { words, main } = await fetchPage("/materials?q=%3Cb%3Eunobtainium%22");
    expect(words).toContain('No materials found matching "<b>unobtainium"" Clear Search');
    expect(words).not.toContain("View current prices");
    expect(main.one(".empty").hrefs).toEqual(["/what-is-it/"]);
  });
});
