import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CITY_PRICE_PARAMETERS } from "../../../../app/metals/city-price-view.ts";
import { midpoint } from "../../../../app/words/format.ts";
import { changed, countRows, published } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const prices = async (path: string) => (await fetchPage(path)).main.section("Prices by City");
const rowOf = async (path: string, city: string) =>
  (await prices(path)).rows.find(([name]) => name?.startsWith(city));

describe("a material page", () => {
  it.each(["/material/copper/", "/material/copper", "/Material/COPPER/"])(
    "answers at %s",
    async (path) => {
      const { status, heading } = await fetchPage(path);
      expect(status).toBe(200);
      expect(heading).toBe("Copper Scrap Metal Prices");
    },
  );

  it("shows a city's lowest, highest and average price", async () => {
    const [header] = (await prices("/material/copper/")).rows;
    expect(header).toEqual([
      "City",
      "Min Price",
      "Max Price",
      expect.stringMatching(/^Price, Average/),
      "Action",
    ]);
    const row = await rowOf("/material/copper/", "Sydney NSW");
    expect(row?.slice(1, 3)).toEqual(["$8.00", "$11.00"]);
    expect(row?.[3]).toContain("$9.50");
    expect(row?.[4]).toMatch(/^View Details/);
  });

  it.each(["copper", "brass", "steel"])("gives each average of %s to the cent", async (slug) => {
    const section = await prices(`/material/${slug}/`);
    const found = section.rows.flatMap(([, min, max, average = ""]) => {
      const cents = [min, max].map((text) => Math.round(Number(text?.slice(1)) * 100));
      const [low = 0, high = 0] = cents;
      return low > 0
        ? [[/\$(\d+\.\d\d)(?!.*\$)/.exec(average.replace(/one yard said.*/, ""))?.[1], low + high]]
        : [];
    });
    expect(found.length).toBeGreaterThan(20);
    for (const [average, both] of found)
      expect(average).toBe((Math.floor((Number(both) + 1) / 2) / 100).toFixed(2));
    expect(section.words).toContain("Average = midpoint.");
  });

  it("draws each range on the scale of all cities, whichever are listed", async () => {
    const ends = async (path: string) => {
      const bars = (await prices(path)).all("line:nth-child(2)");
      return ["x1", "x2"].map((end) => bars.map((bar) => Number.parseFloat(bar.attribute(end)!)));
    };
    const [from = [], to = []] = await ends("/material/copper/");
    expect([Math.min(...from), Math.max(...to)]).toEqual([0, 100]);
    const [, ofState = []] = await ends("/material/copper/?state=NSW");
    expect(ofState.length).toBeGreaterThan(5);
    expect(Math.max(...ofState)).toBeLessThan(100);
    expect((await prices("/material/copper/?state=NSW")).words).toMatch(
      /Bars: \$6\.\d\d to \$11\.80 in Australia\. Tick: mid-price\./,
    );
  });

  it("has its cities before what the metal is, and before world prices", async () => {
    const headings = (await fetchPage("/material/copper/")).main.headings(2);
    const at = (words: RegExp) => headings.findIndex((heading) => words.test(heading));
    expect(at(/^Prices by City/)).toBeGreaterThan(-1);
    expect(at(/^About Copper/)).toBeGreaterThan(at(/^Prices by City/));
    expect(at(/world/i)).toBeGreaterThan(at(/^Prices by City/));
  });

  it("says first what cities pay, and once when the prices were checked", async () => {
    const { main } = await fetchPage("/material/copper/");
    expect(main.words).toMatch(
      /Yards pay \$6\.\d\d to \$11\.80 a kilogram, typically about \$8\.\d0\. Indicative only\./,
    );
    expect(main.words.match(/indicative/gi)).toHaveLength(1);
    expect(main.section("Prices by City").words).toMatch(/Checked from \d\d to \d\d Nov 2026\./);
    const { words } = (await fetchPage("/material/copper/?state=NSW")).main;
    expect(words).toMatch(/Yards in NSW pay \$/);
  });

  it("states the grade that all its prices are for", async () => {
    expect((await prices("/material/copper/")).words).toContain("Grade: No. 2, brass removed .");
    await changed("materials", "update materials set grade = null where id = 1");
    expect((await prices("/material/copper/")).words).not.toContain("Grade:");
  });

  it("leads to the city from its name too", async () => {
    const { links } = await prices("/material/copper/");
    expect(hrefsOf(links, "Sydney")).toContain("/sydney/");
  });

  it("leads to all of its recorded prices", async () => {
    expect(
      hrefsOf((await fetchPage("/material/copper/")).main.links, "All recorded prices for copper"),
    ).toContain("/material/copper/history/");
  });

  it("shows what the material is", async () => {
    const { main } = await fetchPage("/material/brass/");
    expect(main.section("About Brass").words).toContain("A yellow alloy of copper and zinc");
  });

  it("leads to every city with a price", async () => {
    const { links } = await prices("/material/copper/");
    const details = links.filter(({ text }) => text.startsWith("View Details"));
    expect(details.map(({ href }) => href)).toContain("/sydney/");
    expect(new Set(details.map(({ href }) => href)).size).toBe(
      await countRows("prices", "material_id = 1"),
    );
  });

  it("says that a price of 0 is unavailable", async () => {
    const row = await rowOf("/material/cast-iron/", "Albany WA");
    expect(row?.slice(1, 3)).toEqual(["–", "–"]);
    expect(row?.[3]).toContain("Price unavailable");
  });

  it("shows a city that was removed as Unknown and links it nowhere", async () => {
    await changed("cities", "delete from cities where id = 13");
    const rows = (await prices("/material/copper/")).all("tr");
    const unknown = rows.filter(({ words }) => words.includes("Unknown"));
    expect(unknown.map(({ words }) => words)).toEqual([expect.stringMatching(/^Unknown Unknown/)]);
    expect(unknown[0]?.links).toEqual([]);
  });

  it("says so where no city has a price", async () => {
    await changed("prices", "delete from prices where material_id = 16");
    const { status, words } = await fetchPage("/material/cast-iron/");
    expect(status).toBe(200);
    expect(words).toContain("No price data available for this material at the moment.");
    expect(words).toContain("We have no price for cast iron yet.");
    expect(words).not.toContain("What yards pay for cast iron in Australian cities");
  });
});

describe("the prices of a material", () => {
  const cells = (row: string[]) => ({ state: row[0]?.split(" ").at(-1), average: averageOf(row) });
  const averageOf = ([, min = "", max = ""]: string[]) =>
    midpoint({ minPrice: Number(min.slice(1)), maxPrice: Number(max.slice(1)) });
  const chosen = async (path: string) =>
    (await prices(path)).links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text);

  it("are listed by city unless asked otherwise", async () => {
    const cities = (await prices("/material/brass/")).rows.slice(1).map(([city]) => city);
    expect(cities).toEqual(cities.toSorted());
    expect(await chosen("/material/brass/")).toEqual(["By city", "All states"]);
  });

  it("come with the best first on request, and unavailable ones last", async () => {
    const path = "/material/cast-iron/?sort=price";
    const rows = (await prices(path)).rows.slice(1);
    const isUnavailable = (row: string[]) => row[3]?.startsWith("Price unavailable");
    const available = rows.findIndex(isUnavailable);
    const averages = rows.slice(0, available).map(averageOf);
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
    expect(rows.slice(available).every(isUnavailable)).toBe(true);
    expect(await chosen(path)).toEqual(["Best price first", "All states"]);
  });

  it("are those of one state on request, in either order", async () => {
    for (const query of ["?state=NSW", "?sort=price&state=NSW"]) {
      const rows = (await prices(`/material/copper/${query}`)).rows.slice(1).map(cells);
      expect(rows.length).toBeGreaterThan(5);
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["NSW"]));
    }
    const { hrefs } = await prices("/material/copper/?sort=price&state=NSW");
    expect(hrefs.filter((href) => href.startsWith("/material/")).slice(0, 4)).toEqual([
      "/material/copper/?state=NSW",
      "/material/copper/?sort=price&state=NSW",
      "/material/copper/?sort=price",
      "/material/copper/?sort=price&state=ACT",
    ]);
  });

  it("come by state on request, which one state alone does not offer", async () => {
    const rows = (await prices("/material/copper/?sort=state")).rows.slice(1);
    const states = rows.map((row) => cells(row).state);
    expect(states).toEqual(states.toSorted());
    expect(new Set(states).size).toBeGreaterThan(5);
    const cities = rows.filter((row) => cells(row).state === "VIC").map(([city]) => city);
    expect(cities).toEqual(cities.toSorted());
    expect(await chosen("/material/copper/?sort=state")).toEqual(["By state", "All states"]);
    expect(await chosen("/material/copper/?sort=state&state=NSW")).toEqual(["By city", "NSW"]);
  });

  it("are all there for values that say nothing", async () => {
    const all = (await prices("/material/copper/")).rows;
    expect((await prices("/material/copper/?sort=&state=XX")).rows).toEqual(all);
  });

  it("lead back to all states where a state has none", async () => {
    await changed("prices", "delete from prices where city_id = 18");
    const { rows, words, hrefs } = await prices("/material/copper/?state=ACT");
    expect(rows).toEqual([]);
    expect(words).toContain("No price data available for this material at the moment.");
    expect(hrefs).toContain("/material/copper/");
  });

  it("have one address for search engines, and what is said there of the metal", async () => {
    const { html, meta } = await fetchPage("/material/copper/?sort=price&state=NSW");
    const own = "select meta_description from materials where slug = 'copper'";
    expect(meta.description).toBe(await env.DB.prepare(own).first("meta_description"));
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/material\/copper\/"/);
  });
});

describe("a material that does not exist", () => {
  it.each(["/material/unobtainium/", "/material/sydney", "/material/%E0%A4%A", "/material/%00/"])(
    "at %s is a 404 with the way to the list",
    async (path) => {
      vi.spyOn(console, "warn").mockImplementation(() => {});
      onTestFinished(() => void vi.restoreAllMocks());
      const { status, heading, links } = await fetchPage(path);
      expect(status).toBe(404);
      expect(heading).toBe("Material Not Found");
      expect(hrefsOf(links, "View all materials")).toContain("/materials");
    },
  );
});

it("offers every state of states.csv as a filter", async () => {
  const { results } = await env.DB.prepare("select code from states order by code").all();
  expect(results.map(({ code }) => code)).toEqual([...CITY_PRICE_PARAMETERS.state]);
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

  it("says what it is of where it is not the metal's own", async () => {
    const { words } = await fetchPage("/material/brass/");
    expect(words).toContain("World price of 60% copper and 40% zinc, May 2026: $");
    const wire = await fetchPage("/material/copper-bright/");
    expect(wire.words).toContain("World price of copper, May 2026: $18.84");
  });

  it("is nowhere where the metal has none, or the database has none", async () => {
    expect((await fetchPage("/material/steel/")).words).not.toMatch(/world price/i);
    await published("world_prices", "delete from world_prices");
    expect((await fetchPage("/material/copper/")).words).not.toMatch(/world price/i);
  });

  it("says what it did after the older prices were checked, as far as it is known", async () => {
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

describe("who takes a material", () => {
  const takers = async (slug: string, name: string) =>
    (await fetchPage(`/material/${slug}/`)).main.section(`Who takes ${name}`);

  it("is asked near a place, by the word that yards use for it", async () => {
    const section = await takers("car-batteries", "lead-acid batteries");
    expect(section.one("form").attribute("action")).toBe("/material/car-batteries/");
    expect(section.field("Near").attribute("name")).toBe("near");
  });

  it("is listed by state, with the numbers that the directory finds", async () => {
    const { links } = await takers("car-batteries", "lead-acid batteries");
    expect(links.length).toBeGreaterThan(3);
    for (const { text, href } of links) {
      const [, state, yards] = /^([A-Z]+) \((\d+)\)$/.exec(text) ?? [];
      expect(href).toBe(`/scrap-yards/?state=${state}&material=Car+batteries`);
      expect((await fetchPage(href)).words).toContain(`${yards} Scrap Yards Found`);
    }
  });

  it("is not known of a material that no yard lists, and said so", async () => {
    await changed(
      "materials",
      "insert into materials (id, name, slug, aliases, description) values (99, 'Nickel', 'nickel', '[]', '')",
    );
    const section = await takers("nickel", "nickel");
    expect(section.words).toContain("No yard in the directory lists it separately.");
    expect(section.one("form").attribute("action")).toBe("/scrap-yards/");
    expect(section.all("input[name=material]")).toEqual([]);
  });

  it("is listed by the word for its family, where yards have none of its own", async () => {
    const section = await takers("copper-bright", "bright copper wire");
    expect(section.words).toContain("Most yards list it under “Copper”.");
    expect(section.hrefs[0]).toContain("material=Copper");
    expect(section.words).toMatch(/NSW \(\d+\)/);
  });

  it("comes with how to recognise it, where there is a tip", async () => {
    const { main } = await fetchPage("/material/brass/");
    expect(main.section("About Brass").words).toMatch(
      /A yellow alloy.* How to recognise it: a magnet doesn’t stick\. Scratch it/,
    );
    expect((await fetchPage("/material/zinc/")).words).not.toContain("How to recognise");
  });
});

it("drink cans have what they bring as refunds, by the scheme of the place's state", async () => {
  const page = await fetchPage("/material/aluminum-cans/");
  expect(page.main.words).toContain("As refunds: $6.80 to $7.10 a kilogram");
  const near = await fetchPage("/material/aluminum-cans/?near=7000");
  expect(near.main.words).toContain("from Recycle Rewards, the refund scheme in TAS since 2025");
  const both = await fetchPage("/material/aluminum-cans/?near=7000&state=NSW");
  expect(both.main.words).toContain("from Recycle Rewards, the refund scheme in TAS since 2025");
  const inState = await fetchPage("/material/aluminum-cans/?state=TAS");
  expect(inState.main.words).toContain("the refund scheme in TAS");
  expect((await fetchPage("/material/copper/")).main.words).not.toContain("As refunds");
});
