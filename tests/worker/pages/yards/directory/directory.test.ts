import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../../../worker/data/store.ts";
import { yardTable } from "../../../../../worker/data/yards/yard-table.ts";
import { countRows } from "../../../database.ts";
import { everyPage } from "../../../directory.ts";
import { fetchPage } from "../../../page.ts";
import { hrefsOf } from "../../../part.ts";
import { addYard } from "../../../yard.ts";
import { results } from "./results.ts";

const store = createStore(env);
const page = (query = "") => fetchPage(`/scrap-yards/${query}`);
const found = async (query = "") => results((await page(query)).main);

describe("the directory", () => {
  it("shows ten yards and the filters", async () => {
    const { title, meta, main } = await page();
    expect(title).toBe("Scrap Yard Directory Australia | Find Scrap Metal Yards Near You");
    expect(meta.description).toMatch(/^Scrap metal yards across Australia with address, phone/);
    expect(main.words).toContain("Yards across Australia and what they take.");
    expect(main.headings(2)).toContain(`${await countRows("scrap_yards")} Scrap Yards Found`);
    expect(results(main).headings(3)).toHaveLength(10);
    // Screen readers announce its changes, and it takes the focus on a further page.
    const count = main.one("#found-heading");
    expect([count.attribute("aria-live"), count.attribute("tabindex")]).toEqual(["polite", "-1"]);
    expect(main.field("Search").attribute("placeholder")).toBe(
      "Search by name, location or address...",
    );
    expect(main.all("button").map(({ words }) => words)).toContain("Reset All");
  });

  it("offers the filters' values in alphabetical order", async () => {
    const { main } = await page();
    const { states, materials, services } = (await yardTable(store)).options;
    for (const [label, all, values] of [
      ["State", "All states", states],
      ["Accepted Materials", "All materials", materials],
      ["Services Offered", "All services", services],
    ] as const) {
      const options = main.field(label).all("option");
      expect(options.map(({ words }) => words)).toEqual([all, ...values]);
    }
  });

  it("shows the details of a yard", async () => {
    await addYard({
      name: "Zebra Yard",
      cityId: 27,
      phone: "0491 570 156",
      website: "https://zebra.example",
      description: "Stripes.",
      acceptedMaterials: ["Copper", "Brass"],
      services: ["One", "Two", "Three", "Four"],
    });
    const { words, links } = await found("?q=zebra+yard");
    expect(words).toContain("1 Scrap Yards Found");
    expect(words).toContain("Takes Copper Brass Services One Two Three Four Stripes.");
    expect(links.slice(0, 4)).toMatchObject([
      { text: "Zebra Yard", href: "/yard/9001/zebra-yard/" },
      { text: "Gold Coast, QLD", href: "/gold-coast/" },
      { text: "0491 570 156", href: "tel:0491570156" },
      {
        text: expect.stringContaining("Visit Website"),
        href: "https://zebra.example",
        target: "_blank",
      },
    ]);
  });

  it("has a link to a yard on the map if its position is known", async () => {
    await addYard({ name: "Zebra Yard", latitude: -14.46, longitude: 132.26 });
    await addYard({ id: 9002, name: "Zebra Metals" });
    const { links } = await found("?q=zebra&view=map");
    expect(hrefsOf(links, "Show on map")).toEqual(["#yard-9001"]);
    expect((await found("?q=zebra")).words).not.toContain("Show on map");
  });

  it("calls the city and state of a yard Unknown if its city was removed", async () => {
    await addYard({ name: "Lost Yard", cityId: 9999 });
    const { words, hrefs } = await found("?q=lost+yard");
    expect(words).toContain("Unknown, Unknown");
    expect(hrefs).not.toContain("/unknown/");
  });

  it("gives the figures of all yards, whatever the filters", async () => {
    const yards = await everyPage(store, {});
    const count = (values: string[]) => String(new Set(values).size);
    for (const query of ["", "?state=TAS"]) {
      const { main } = await page(query);
      const { words } = main.section("Scrap yard directory overview");
      expect(words.match(/\d[\d,]*/g)?.map((figure) => figure.replace(",", ""))).toEqual([
        String(yards.length),
        count(yards.map(({ cityName, state }) => `${cityName}, ${state}`)),
        count(yards.map(({ state }) => state)),
        count(yards.flatMap(({ acceptedMaterials }) => acceptedMaterials ?? [])),
      ]);
    }
  });

  it("has structured data for the yards that it shows", async () => {
    const shown = await page("?state=TAS&page=2");
    const collection = shown.structuredData.find((data) => data["@type"] === "CollectionPage");
    expect(collection?.url).toBe("http://localhost/scrap-yards/");
    const { itemListElement, numberOfItems } = (collection?.mainEntity ?? {}) as {
      itemListElement: { item: { name: string } }[];
      numberOfItems: number;
    };
    const list = results(shown.main);
    expect(list.words).toContain(`${numberOfItems} Scrap Yards Found`);
    expect(itemListElement.map(({ item }) => item.name)).toEqual(list.headings(3));
  });

  it("shows a line with the number of fetched yards for ?debug", async () => {
    const [, total] = /(\d+) Scrap Yards Found/.exec((await found("?state=TAS")).words) ?? [];
    expect((await page("?state=TAS&debug")).words).toContain(
      `Fetched successfully: ${total} scrap yards`,
    );
    expect((await page()).words).not.toContain("Fetched successfully");
  });
});

describe("the directory's filters", () => {
  it("show their choices and stay on further pages", async () => {
    const { main } = await page("?q=street&state=NSW&material=Copper&service=Bin+hire");
    const chosen = ["q", "state", "material", "service"].map((name) => main.value(name));
    expect(chosen).toEqual(["street", "NSW", "Copper", "Bin hire"]);
    const shown = results(main);
    expect(Number.parseInt(shown.words, 10)).toBeLessThan(await countRows("scrap_yards"));
    const cities = shown.links.filter(({ text }) => /, [A-Z]{2,3}$/.test(text));
    expect(cities.length).toBeGreaterThan(0);
    expect(cities.filter(({ text }) => !text.endsWith(", NSW"))).toEqual([]);
    const second = await page("?q=street&state=NSW&page=2");
    expect(second.main.value("page")).toBe("2");
    expect(hrefsOf(second.main.links, "3")).toEqual(["/scrap-yards/?q=street&state=NSW&page=3"]);
  });

  it("that no yard passes say so and offer a way back", async () => {
    const { status, main } = await page("?state=XX&material=copper");
    expect(status).toBe(200);
    expect(results(main).words).toMatch(
      /^0 Scrap Yards Found .*No scrap yards found matching your criteria Clear Filters$/,
    );
  });
});

// tests/ui/paths and tests/ui/ui test the parsing of page numbers and the links between pages.
it("a page number past the end shows the last page, with links to the others", async () => {
  const count = await countRows("scrap_yards");
  const last = Math.ceil(count / 10);
  const { main } = await page(`?page=${last + 1}`);
  const links = main.one("nav[aria-label=Pagination]").links;
  expect(links.map(({ text }) => text)).toEqual(["Prev", "1", `${last - 1}`, `${last}`]);
  expect(links.find(({ isCurrent }) => isCurrent)?.text).toBe(`${last}`);
  const yards = results(main).headings(3);
  expect(yards).toHaveLength(count - 10 * (last - 1));
  const before = results((await page(`?page=${last - 1}`)).main).headings(3);
  expect(new Set([...before, ...yards]).size).toBe(10 + yards.length);
});
