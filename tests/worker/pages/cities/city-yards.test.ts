import { describe, expect, it } from "vitest";
import { fetchJson } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { addYard, changedYards } from "../../yard.ts";

const yards = async (city: string) =>
  (await fetchPage(`/${city.toLowerCase().replace(" ", "-")}/`)).main.section(
    `Scrap Metal Yards in ${city}`,
  );

describe("the yards of a city", () => {
  it("are cards with name, address, metals, phone, website, description and three services", async () => {
    await addYard({
      name: "O'Brien & Sons",
      address: "5 Railway Terrace, Katherine NT 0850",
      phone: "(08) 5550 1234",
      website: "https://www.obrien.example/scrap/",
      description: "Open on weekdays.",
      acceptedMaterials: ["Copper", "Lead"],
      services: ["One", "Two", "Three", "Four"],
    });
    const { words, links } = await yards("Katherine");
    for (const shown of [
      "O'Brien & Sons",
      "5 Railway Terrace",
      /Details Takes Copper, Lead Open on weekdays\. One Two Three Yards near/,
    ]) {
      expect(words).toMatch(shown);
    }
    expect(words).not.toContain("Four");
    expect(words).not.toContain("No scrap yards found");
    expect(links.slice(1, 4)).toMatchObject([
      { text: "(08) 5550 1234", href: "tel:0855501234" },
      {
        text: expect.stringMatching(/^obrien\.example\/scrap(?!.*www)/),
        href: "https://www.obrien.example/scrap/",
        target: "_blank",
      },
      { text: "Directions" },
    ]);
  });

  it("leave out what is not known", async () => {
    await addYard({ name: "Bare Yard", address: "Somewhere" });
    const { words, links } = await yards("Katherine");
    expect(words).toMatch(
      /Bare Yard Somewhere Directions Details Yards near Katherine, nearest first View All/,
    );
    expect(words).not.toContain("Takes");
    expect(links.map(({ text }) => text)).toEqual([
      "Skip the list",
      "Directions",
      "Details",
      "Yards near Katherine, nearest first",
      "View All Scrap Yards",
    ]);
  });

  it("are introduced by the advice to ask them", async () => {
    expect((await yards("Perth")).one("p").words).toMatch(
      /[Cc]ontact .*quote.*materials they accept/,
    );
  });

  it("are all there, up to eight with the way to the rest", async () => {
    const hobart = await fetchJson<{ name: string }[]>("/api/scrap-yards/city/32");
    expect((await yards("Hobart")).headings(3)).toEqual(hobart.map(({ name }) => name));
    const sydney = await yards("Sydney");
    expect(sydney.headings(3)).toHaveLength(8);
    expect(hrefsOf(sydney.links, "All yards in Sydney")).toContain("/scrap-yards/?q=Sydney");
  });

  it("are all there where there are exactly eight, with no way to others", async () => {
    // Those of Sydney but for the first eight by id are Katherine's.
    await changedYards(`update scrap_yards set city_id = 36 where city_id = 13 and id not in
      (select id from scrap_yards where city_id = 13 order by id limit 8)`);
    const sydney = await yards("Sydney");
    expect(sydney.headings(3)).toHaveLength(8);
    expect(sydney.words).not.toContain("These are the first");
    expect((await yards("Katherine")).words).toContain("These are the first 8 by name.");
  });

  it("lead to the directory by its former address", async () => {
    expect((await yards("Sydney")).links.at(-1)).toMatchObject({
      text: "View All Scrap Yards",
      href: "/category/scrap-yards/",
    });
  });

  it("lead to the yards near it, with or without yards of its own", async () => {
    for (const [city, near] of [
      ["Katherine", "Katherine+NT"],
      ["Port Lincoln", "Port+Lincoln+SA"],
    ] as const) {
      const href = `/scrap-yards/?near=${near}`;
      expect((await yards(city)).hrefs).toContain(href);
      expect((await fetchPage(href)).words).toContain(`in a straight line from ${city}`);
    }
  });

  it.each([
    ["Katherine", "?subject=Scrap+yard+in+Katherine&from=%2Fkatherine%2F"],
    ["Port Lincoln", "?subject=Scrap+yard+in+Port+Lincoln&from=%2Fport-lincoln%2F"],
  ])("of %s, which has none, are asked for", async (city, query) => {
    const { words, links } = await yards(city);
    expect(words).toContain(`No scrap yards found in ${city} yet. Let us know!`);
    expect(hrefsOf(links, "Let us know!")).toContain(`/contact/${query}`);
  });
});
