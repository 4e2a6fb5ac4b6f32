import { describe, expect, it } from "vitest";
import { countRows } from "../../database.ts";
import { fetchPath, linksOf, textOf, wordsOf } from "../../fetch.ts";
import { addYard } from "../../yard.ts";

const page = async (query = "") => (await fetchPath(`/scrap-yards/${query}`)).text();

/** From the number of yards found to the guide below the list. */
const section = (html: string) =>
  html.slice(html.indexOf(`<h2 id="found`), html.indexOf("What to expect"));

describe("the directory", () => {
  it.each(["/scrap-yards/", "/scrap-yards", "/Scrap-Yards/"])("answers at %s", async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(200);
    expect(await textOf(response)).toContain(`${await countRows("scrap_yards")} Scrap Yards Found`);
  });

  it("shows ten yards and how to narrow them", async () => {
    const html = await page();
    expect(section(html).match(/<h3/g)).toHaveLength(10);
    expect(html).toMatch(/<input[^>]*placeholder="Search by name, location or address..."/);
    const words = wordsOf(html);
    for (const label of ["State", "Accepted Materials", "Services Offered", "Reset All"]) {
      expect(words).toContain(label);
    }
  });

  it("shows what is known of a yard", async () => {
    await addYard({
      name: "Zebra Yard",
      cityId: 27,
      cityName: "Gold Coast",
      state: "QLD",
      phone: "0491 570 156",
      website: "https://zebra.example",
      description: "Stripes.",
      acceptedMaterials: ["Copper", "Brass"],
      services: ["One", "Two", "Three", "Four"],
    });
    const html = section(await page("?q=zebra+yard"));
    const words = wordsOf(html);
    expect(words).toContain("1 Scrap Yards Found");
    expect(words).toContain("Accepted materials Copper Brass Services One Two Three Four Stripes.");
    expect(linksOf(html).slice(0, 3)).toMatchObject([
      { text: "Gold Coast, QLD", href: "/gold-coast/" },
      { text: "0491 570 156", href: "tel:0491570156" },
      { text: expect.stringContaining("Visit Website"), href: "https://zebra.example" },
    ]);
    expect(linksOf(html)[2]?.tag).toContain('target="_blank"');
  });

  it("says Unknown for the city and state of a yard whose city was removed", async () => {
    await addYard({ name: "Lost Yard", cityId: 9999 });
    expect(wordsOf(await page("?q=lost+yard"))).toContain("Unknown, Unknown");
  });
});

describe("the directory's filters", () => {
  it("come from the address and hold together", async () => {
    const html = await page("?q=street&state=NSW&material=Copper&service=Bin+hire");
    const [, total] = wordsOf(html).match(/(\d+) Scrap Yards Found/) ?? [];
    expect(Number(total)).toBeGreaterThan(0);
    expect(Number(total)).toBeLessThan(await countRows("scrap_yards"));
    const cities = linksOf(section(html)).filter(({ text }) => /, [A-Z]{2,3}$/.test(text));
    expect(cities.length).toBeGreaterThan(0);
    expect(cities.filter(({ text }) => !text.endsWith(", NSW"))).toEqual([]);
  });

  it("are shown as chosen", async () => {
    const html = await page("?q=street&state=NSW&material=Copper&service=Bin+hire");
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="street"/);
    const chosen = [...html.matchAll(/<option[^>]*selected=""[^>]*>(.*?)</g)].map(([, o]) => o);
    expect(chosen).toEqual(["NSW", "Copper", "Bin hire"]);
  });

  it.each(["?q=nothing+has+this", "?state=XX", "?material=copper", "?service=%25"])(
    "%s finds nothing, says so and offers a way back",
    async (query) => {
      const response = await fetchPath(`/scrap-yards/${query}`);
      expect(response.status).toBe(200);
      expect(await textOf(response)).toContain(
        "0 Scrap Yards Found View List View Map View No scrap yards found matching your criteria Clear Filters",
      );
    },
  );

  it.each(["?", "?state=", "?unknown=1", `?q=${"a".repeat(101)}`, "?q=%20%20"])(
    "do not narrow by %s",
    async (query) => {
      expect(wordsOf(await page(query))).toContain(
        `${await countRows("scrap_yards")} Scrap Yards Found`,
      );
    },
  );

  it("show a text as it was typed, and never as markup", async () => {
    const html = await page("?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    expect(html).not.toContain("<script>alert(1)");
    expect(wordsOf(html)).toContain("0 Scrap Yards Found");
  });
});
