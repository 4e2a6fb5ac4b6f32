import { describe, expect, it } from "vitest";
import { fetchJson, fetchPath, linksOf, wordsOf } from "../../fetch.ts";
import { addYard } from "../../yard.ts";

async function yardsSection(path: string): Promise<string> {
  const html = await (await fetchPath(path)).text();
  const [, section = ""] = html.split(/<section id="yards"/);
  return section.split("</section>")[0] ?? "";
}

describe("the yards of a city", () => {
  it("are cards with name, address, phone, website, description and three services", async () => {
    await addYard({
      name: "O'Brien & Sons",
      address: "5 Railway Terrace, Katherine NT 0850",
      phone: "(08) 5550 1234",
      website: "https://www.obrien.example/scrap/",
      description: "Open on weekdays.",
      services: ["One", "Two", "Three", "Four"],
    });
    const html = await yardsSection("/katherine/");
    const words = wordsOf(html);
    for (const shown of [
      "O'Brien & Sons",
      "5 Railway Terrace",
      "Open on weekdays.",
      "One Two Three",
    ]) {
      expect(words).toContain(shown);
    }
    expect(words).not.toContain("Four");
    expect(words).not.toContain("No scrap yards found");
    const [phone, website] = linksOf(html);
    expect(phone).toMatchObject({ text: "(08) 5550 1234", href: "tel:0855501234" });
    expect(website?.text).toContain("obrien.example/scrap");
    expect(website?.text).not.toMatch(/https|www/);
    expect(website?.href).toBe("https://www.obrien.example/scrap/");
    expect(website?.tag).toContain('target="_blank"');
  });

  it("leave out what is not known", async () => {
    await addYard({ name: "Bare Yard", address: "Somewhere" });
    const html = await yardsSection("/katherine/");
    expect(wordsOf(html)).toContain("Bare Yard Somewhere View All Scrap Yards");
    expect(linksOf(html)).toHaveLength(1);
  });

  it("are all there, up to twenty with the way to the rest", async () => {
    expect((await yardsSection("/hobart/")).match(/<h3/g)).toHaveLength(
      (await fetchJson<unknown[]>("/api/scrap-yards/city/32")).length,
    );
    const sydney = await yardsSection("/sydney/");
    expect(sydney.match(/<h3/g)).toHaveLength(20);
    expect(linksOf(sydney)).toContainEqual(
      expect.objectContaining({ text: "All yards in Sydney", href: "/scrap-yards/?q=Sydney" }),
    );
  });

  it("lead to the directory by its former address", async () => {
    expect(linksOf(await yardsSection("/sydney/")).at(-1)).toMatchObject({
      text: "View All Scrap Yards",
      href: "/category/scrap-yards/",
    });
  });

  it.each([
    ["Katherine", "?subject=Scrap+yard+in+Katherine&from=%2Fkatherine%2F"],
    ["Port Lincoln", "?subject=Scrap+yard+in+Port+Lincoln&from=%2Fport-lincoln%2F"],
  ])("of %s, which has none, are asked for", async (city, query) => {
    const html = await yardsSection(`/${city.toLowerCase().replace(" ", "-")}/`);
    expect(wordsOf(html)).toContain(`No scrap yards found in ${city} yet. Let us know!`);
    expect(linksOf(html)).toContainEqual(
      expect.objectContaining({ text: "Let us know!", href: `/contact/${query}` }),
    );
  });
});
