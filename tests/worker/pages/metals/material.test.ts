import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CITY_PARAMETERS } from "../../../../app/metals/material-query.ts";
import { midpoint } from "../../../../app/words/format.ts";
import { changed, countRows, published } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const prices = async (path: string) => (await fetchPage(path)).main.section("Prices by City");

describe("a material page", () => {
  it.each(["/material/copper/", "/material/copper", "/Material/COPPER/"])(
    "answers at %s",
    async (path) => {
      const { status, heading } = await fetchPage(path);
      expect(status).toBe(200);
      expect(heading).toBe("Copper Scrap Metal Prices");
    },
  );

  it("shows the lowest, highest and average price of each city, and links to the city", async () => {
    const { rows, links, words } = await prices("/material/copper/");
    expect(rows[0]).toEqual([
      ...["City", "Min Price", "Max Price", expect.stringMatching(/^Price, Average/), "Action"],
    ]);
    const sydney = rows.find(([name]) => name?.startsWith("Sydney NSW"));
    expect(sydney?.slice(1, 3)).toEqual(["$8.00", "$11.00"]);
    expect(sydney?.[3]).toContain("$9.50");
    expect(words).toContain("Average = midpoint.");
    expect(hrefsOf(links, "Sydney")).toEqual(["/sydney/"]);
    expect(hrefsOf(links, "Check an offer")).toEqual(["/fair-price/?metal=copper"]);
    const details = links.filter(({ text }) => text === "View Details");
    expect(new Set(details.map(({ href }) => href)).size).toBe(
      await countRows("prices", "material_id = 1"),
    );
  });

  it("has its cities before the description of the metal, and before world prices", async () => {
    const headings = (await fetchPage("/material/copper/")).main.headings(2);
    const at = (words: RegExp) => headings.findIndex((heading) => words.test(heading));
    expect(at(/^Prices by City/)).toBeGreaterThan(-1);
    expect(at(/^About Copper/)).toBeGreaterThan(at(/^Prices by City/));
    expect(at(/world/i)).toBeGreaterThan(at(/^Prices by City/));
  });

  it("begins with the range of its cities, and says once when the prices were checked", async () => {
    const { main } = await fetchPage("/material/copper/");
    expect(main.words).toMatch(
      /Yards pay \$6\.\d\d to \$11\.80 a kilogram, typically about \$8\.\d0\. Indicative only\./,
    );
    expect(main.words.match(/indicative/gi)).toHaveLength(1);
    expect(main.section("Prices by City").words).toMatch(/Checked from \d\d to \d\d Nov 2026\./);
    // The bars are on the scale of all cities, whichever are listed.
    expect((await fetchPage("/material/copper/?state=NSW")).main.words).toMatch(
      /Yards in NSW pay \$.* Bars: \$6\.\d\d to \$11\.80 in Australia\. Tick: mid-price\./,
    );
  });

  it("states the grade that all its prices are for", async () => {
    expect((await prices("/material/copper/")).words).toContain("Grade: No. 2, brass removed .");
    await changed("materials", "update materials set grade = null where id = 1");
    expect((await prices("/material/copper/")).words).not.toContain("Grade:");
  });

  it("describes the material, says how to recognise a common one, and links to its other pages", async () => {
    const about = (await fetchPage("/material/brass/")).main.section("About Brass");
    expect(about.words).toMatch(
      /A yellow alloy of copper and zinc.* How to recognise it: a magnet doesn’t stick\. Scratch it/,
    );
    expect(about.links.map(({ text, href }) => [text, href])).toEqual([
      ["What is my load worth?", "/my-load/?brass="],
      ["All recorded prices for brass", "/material/brass/history/"],
      ["Prices of other metals", "/scrap-metal-prices-by-material/"],
    ]);
    expect((await fetchPage("/material/zinc/")).words).not.toContain("How to recognise");
  });

  it("shows a city that was removed as Unknown and links it nowhere", async () => {
    await changed("cities", "delete from cities where id = 13");
    const rows = (await prices("/material/copper/")).all("tr");
    const unknown = rows.filter(({ words }) => words.includes("Unknown"));
    expect(unknown.map(({ words }) => words)).toEqual([expect.stringMatching(/^Unknown Unknown/)]);
    expect(unknown[0]?.links).toEqual([]);
  });

  it("says that no city has a price", async () => {
    await changed("prices", "delete from prices where material_id = 16");
    const { status, words } = await fetchPage("/material/cast-iron/");
    expect(status).toBe(200);
    expect(words).toContain("No price data available for this material at the moment.");
    expect(words).toContain("We have no price for cast iron yet.");
    expect(words).not.toContain("What yards pay for cast iron in Australian cities");
  });
});

describe("the prices of a material", () => {
  const byCity = ([city = ""]: string[]) => city;
  const byPrice = ([, min = "", max = ""]: string[]) =>
    min === "–"
      ? Number.POSITIVE_INFINITY
      : -midpoint({ minPrice: Number(min.slice(1)), maxPrice: Number(max.slice(1)) });

  it.each<[string, string, (row: string[]) => string | number, string]>([
    ["", "By city, All states", byCity, ""],
    ["?sort=price&state=NSW", "Best price first, NSW", byPrice, "NSW"],
  ])("have the order and the state of the query %j", async (query, chosen, by, state) => {
    const { links, rows } = await prices(`/material/cast-iron/${query}`);
    const current = links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text);
    expect(current.join(", ")).toBe(chosen);
    expect(rows.length).toBeGreaterThan(6);
    for (const [city] of rows.slice(1)) expect(city).toMatch(new RegExp(`${state}$`));
    const keys = rows.slice(1).map(by);
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  });

  it("lead back to all states from a state without any", async () => {
    await changed("prices", "delete from prices where city_id = 18");
    const { rows, words, hrefs } = await prices("/material/copper/?state=ACT");
    expect(rows).toEqual([]);
    expect(words).toContain("No price data available for this material at the moment.");
    expect(hrefs).toContain("/material/copper/");
  });

  it("have one address for search engines, with the description of the metal", async () => {
    const { html, meta } = await fetchPage("/material/copper/?sort=price&state=NSW");
    const own = "select meta_description from materials where slug = 'copper'";
    expect(meta.description).toBe(await env.DB.prepare(own).first("meta_description"));
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/material\/copper\/"/);
  });
});

it("offers every state of states.csv as a filter", async () => {
  const { results } = await env.DB.prepare("select code from states order by code").all();
  expect(results.map(({ code }) => code)).toEqual([...CITY_PARAMETERS.state]);
});

describe("the world price", () => {
  it("is named with its month and source, in a chart and in tables", async () => {
    const { main } = await fetchPage("/material/copper/");
    const { words, rows } = main.section("The world price behind copper");
    expect(words).toContain("World price, May 2026: $18.84 a kilogram. Yards pay less:");
    expect(main.one("details.sources").words).toMatch(
      /World Bank, Commodity Price Data \(The Pink Sheet\) ?, CC BY 4\.0/,
    );
    const years = rows.map(([name]) => name);
    expect(years.slice(0, 3)).toEqual(["Year", "2026 to May", "2025"]);
    expect(years).toContain("2010");
    expect(rows.at(-24)).toEqual(["May 2026", "$18.84"]);
  });

  it("is nowhere where the metal has none, or the database has none", async () => {
    expect((await fetchPage("/material/steel/")).words).not.toMatch(/world price/i);
    await published("world_prices", "delete from world_prices");
    expect((await fetchPage("/material/copper/")).words).not.toMatch(/world price/i);
  });

  it("has its change since the older prices were checked", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-20T02:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    await changed(
      "prices",
      // Most of them in March.
      `update prices set checked_on = case city_id when 1 then '2026-04-10' else '2026-03-10' end
        where material_id = 1 and city_id <> 13`,
    );
    const { main } = await fetchPage("/material/copper/");
    expect(main.words).toMatch(
      /From Mar 2026 to May 2026, after the older of these prices were checked, the world price of copper (rose|fell) \d+%\. The yards’ prices here are invented/,
    );
  });
});

describe("the yards that take a material", () => {
  const takers = async (slug: string, name: string) =>
    (await fetchPage(`/material/${slug}/`)).main.section(`Who takes ${name}`);

  it("are found near a place by a form", async () => {
    const section = await takers("car-batteries", "lead-acid batteries");
    expect(section.one("form").attribute("action")).toBe("/material/car-batteries/");
    expect(section.one("form").words).toContain("Find price");
    const near = section.field("Near");
    expect(["name", "maxlength"].map((name) => near.attribute(name))).toEqual(["near", "100"]);
    expect(near.attribute("required")).toBeDefined();
  });

  it("are counted by state, as the directory counts them", async () => {
    const { links } = await takers("car-batteries", "lead-acid batteries");
    expect(links.length).toBeGreaterThan(3);
    for (const { text, href } of links) {
      const [, state, yards] = /^([A-Z]+) \((\d+)\)$/.exec(text) ?? [];
      expect(href).toBe(`/scrap-yards/?state=${state}&material=Car+batteries`);
      expect((await fetchPage(href)).words).toContain(`${yards} Scrap Yards Found`);
    }
  });

  it("are unknown for a material that no yard lists, which a sentence says", async () => {
    await changed(
      "materials",
      "insert into materials (id, name, slug, aliases, description) values (99, 'Nickel', 'nickel', '[]', '')",
    );
    const section = await takers("nickel", "nickel");
    expect(section.words).toContain(
      "No yard in the directory lists it separately. Find yards near you and ring them.",
    );
    expect(section.one("form").attribute("action")).toBe("/scrap-yards/");
    expect(section.one("form").words).toContain("Find yards");
    expect(section.all("input[name=material], ul")).toEqual([]);
  });

  it("are listed by the word for its family, where yards have no word of its own", async () => {
    const section = await takers("copper-bright", "bright copper wire");
    expect(section.words).toContain("Most yards list it under “Copper”.");
    expect(section.hrefs[0]).toContain("material=Copper");
    expect(section.words).toMatch(/NSW \(\d+\)/);
  });
});

it("drink cans have their refund by the kilogram, and the scheme of the place's state", async () => {
  const words = async (path: string) => (await fetchPage(`/material/${path}`)).main.words;
  expect(await words("aluminum-cans/")).toContain("As refunds: $6.80 to $7.10 a kilogram");
  const tasmania = "from Recycle Rewards, the refund scheme in TAS since 2025";
  for (const query of ["near=7000", "near=7000&state=NSW", "state=TAS"])
    expect(await words(`aluminum-cans/?${query}`), query).toContain(tasmania);
  expect(await words("copper/")).not.toContain("As refunds");
});
