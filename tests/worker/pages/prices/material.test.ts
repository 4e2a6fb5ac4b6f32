import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { CITY_PRICE_PARAMETERS } from "../../../../app/prices/city-price-view.ts";
import { changed, countRows } from "../../database.ts";
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
      expect.stringMatching(/^Average/),
      "Checked",
      "Action",
    ]);
    const row = await rowOf("/material/copper/", "Sydney NSW");
    expect(row?.slice(1, 3)).toEqual(["$8.00", "$11.00"]);
    expect(row?.[3]).toContain("$9.50");
    expect(row?.[4]).toBe("17 Nov 2026");
    expect(row?.[5]).toMatch(/^View Details/);
  });

  it("states the grade that all its prices are for", async () => {
    expect((await prices("/material/copper/")).words).toContain("Grade: No. 2, brass removed .");
    await changed("materials", "update materials set grade = null where id = 1");
    expect((await prices("/material/copper/")).words).not.toContain("Grade:");
  });

  it("says in words what it is about", async () => {
    const { main } = await fetchPage("/material/aluminum-cans/");
    expect(main.words).toContain("What yards pay for aluminium cans in Australian cities");
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
  });
});

describe("the prices of a material", () => {
  const cells = (row: string[]) => ({ state: row[0]?.split(" ").at(-1), average: averageOf(row) });
  const averageOf = ([, , , average = ""]: string[]) =>
    Number(/\$([\d.]+) ?›?$/.exec(average)?.[1]);
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

  it("have one address for search engines", async () => {
    const { html } = await fetchPage("/material/copper/?sort=price&state=NSW");
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

describe("who takes a material", () => {
  const takers = async (slug: string, name: string) =>
    (await fetchPage(`/material/${slug}/`)).main.section(`Who takes ${name}`);

  it("is asked near a place, by the word that yards use for it", async () => {
    const section = await takers("car-batteries", "lead-acid batteries");
    expect(section.one("form").attribute("action")).toBe("/scrap-yards/");
    expect(section.value("material")).toBe("Car batteries");
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
    const section = await takers("copper-bright", "bright copper wire");
    expect(section.words).toContain("No yard in the directory lists it separately.");
    expect(section.all("input[name=material]")).toEqual([]);
  });

  it("comes with how to recognise it, where there is a tip", async () => {
    const { main } = await fetchPage("/material/brass/");
    expect(main.section("How to recognise brass").words).toContain("Scratch it");
    expect((await fetchPage("/material/zinc/")).words).not.toContain("How to recognise zinc");
  });
});
