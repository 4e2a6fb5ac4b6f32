import { describe, expect, it } from "vitest";
import { fetchPage } from "../../../page.ts";
import { hrefsOf } from "../../../part.ts";
import { addYard, changedYards } from "../../../yard.ts";
import { results } from "./results.ts";

const BOTH = "material=Copper&material=Car+batteries";
const page = (query: string) => fetchPage(`/scrap-yards/?${query}`);
const found = async (query: string) => results((await page(query)).main);
const total = async (query: string) => Number(/^\d+/.exec((await found(query)).words)?.[0]);

describe("several metals", () => {
  it("are all taken by each listed yard, which names them first", async () => {
    for (const query of [BOTH, `near=2830&${BOTH}`]) {
      const cards = (await found(query)).all("li.card");
      expect(cards).toHaveLength(10);
      for (const card of cards) {
        const tags = card.one("[aria-label='Accepted materials']").words;
        expect(tags).toMatch(/^Car batteries Copper /);
      }
    }
  });

  it("count in any order, once each and five at most, and stay on further pages", async () => {
    const menus = async (query: string) =>
      (await page(query)).main.all("select[name=material]").map((menu) => {
        return menu.all("option[selected]").map(({ words }) => words)[0];
      });
    const twice = "material=Copper&material=Car+batteries&material=Copper";
    expect(await menus(twice)).toEqual(["Car batteries", "Copper", "Nothing else"]);
    const six = ["Copper", "Brass", "Lead", "Steel", "Zinc", "Cable"];
    const all = String(new URLSearchParams(six.map((metal) => ["material", metal])));
    expect(await menus(all)).toEqual(["Brass", "Copper", "Lead", "Steel", "Zinc"]);
    const { hrefs } = (await page(twice)).main.one("nav[aria-label=Pagination]");
    const second = "?material=Car+batteries&material=Copper&page=2";
    expect(hrefs.filter((href) => href.endsWith(second))).not.toEqual([]);
  });

  it("that few yards take have links to the yards that take some of them", async () => {
    await addYard({ acceptedMaterials: ["Zebrawood", "Copper"] });
    await addYard({ id: 9002, acceptedMaterials: ["Zebrawood"] });
    const { words, links } = await found("material=Copper&material=Zebrawood");
    expect(words).toContain("1 Scrap Yards Found");
    expect(words).toContain("Yards that take some of these");
    expect(hrefsOf(links, "Without Copper (2)")).toContain("/scrap-yards/?material=Zebrawood");
    expect(links.map(({ text }) => text)).toContain(
      `Without Zebrawood (${await total("material=Copper")})`,
    );
    expect((await found("material=Zebrawood")).words).not.toContain("some of these");
  });

  it.each([
    [9, 1],
    [10, 0],
  ])("that %i yards take have %i lists of other searches", async (yards, times) => {
    await changedYards(
      `update scrap_yards set accepted_materials = '["Copper","Zebrawood"]' where id <= ${yards}`,
    );
    const { words } = await found("material=Copper&material=Zebrawood");
    expect(words).toContain(`${yards} Scrap Yards Found`);
    expect(words.match(/some of these/g) ?? []).toHaveLength(times);
  });

  it("that no yard takes have a link to a search with one metal fewer", async () => {
    const { words, links } = await found("material=Copper&material=Unobtainium");
    expect(words).toContain("No scrap yards found matching your criteria");
    expect(links.map(({ text }) => text)).toEqual([
      `Without Unobtainium (${await total("material=Copper")})`,
    ]);
  });

  it("near a place have links with the distance of the nearest yard that takes some of them", async () => {
    const { words, links } = await found(`near=2830&${BOTH}&view=map`);
    expect(words).toContain("Yards that take some of these");
    const without = links.filter(({ text }) => text.startsWith("Without"));
    expect(without.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Without Car batteries, from about \d+ km away$/),
      expect.stringMatching(/^Without Copper, from about \d+ km away$/),
    ]);
    expect(without[0]?.href).toBe("/scrap-yards/?near=2830&material=Copper&view=map");
  });
});
