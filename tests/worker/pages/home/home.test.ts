import { describe, expect, it } from "vitest";
import { changed } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const home = () => fetchPage("/");

describe("the home page", () => {
  it("asks for a city below its heading", async () => {
    const { heading, main } = await home();
    expect(heading).toBe("Find the Best Scrap Metal Prices in Australia");
    const form = main.one("form");
    expect(form.attribute("action")).toBe("/search/");
    const field = form.field("City or town");
    expect(field.attribute("name")).toBe("city");
    expect(field.attribute("required")).toBeDefined();
    expect(form.one("button").words).toBe("Find Prices");
  });

  it("links to the pages of three questions, as the menus and the footer do", async () => {
    const page = await home();
    const tools = [
      ["Was that a fair offer?", "/fair-price/"],
      ["What is this?", "/what-is-it/"],
    ];
    const load = ["What is my load worth?", "/my-load/"];
    for (const [text, href] of [load, ...tools])
      expect(page.main.links).toContainEqual(expect.objectContaining({ text, href }));
    for (const part of ["nav[aria-label=Main]", "nav[aria-label=Mobile]", "body > footer"])
      for (const [text, href] of tools)
        expect(page.one(part).links).toContainEqual(expect.objectContaining({ text, href }));
  });

  it("offers the prices of the six largest cities, and marks the city it shows", async () => {
    const chips = (await home()).main.one("ul[aria-labelledby='popular']").links;
    const cities = ["melbourne", "sydney", "brisbane", "perth", "adelaide", "gold-coast"];
    expect(chips.map(({ href }) => href)).toEqual(cities.map((city) => `/?city=${city}`));
    expect(chips.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(["Sydney"]);
  });

  it("shows four feature cards, each with a link", async () => {
    const { main } = await home();
    const cards = main.one("ul[aria-label='What you can do here']").links;
    expect(cards.map(({ text, href }) => `${text.split(" ")[0]} ${href}`)).toEqual([
      ...["Compare /material/copper/?sort=price", "Find /scrap-yards/"],
      ...["Scrap /scrap-my-car/", "Price /sydney/#trend"],
    ]);
    expect(main.words).toContain("Ready to sell your scrap?");
  });

  it("shows common metals at its top with a link to all prices, and all of Sydney's prices below", async () => {
    const { main } = await home();
    const board = main.one("aside[aria-label='Common metals in Sydney']");
    expect(hrefsOf(board.links, "All Sydney prices")).toEqual(["/sydney/"]);
    const { rows, links, words } = main.section("Current Scrap Metal Prices in Sydney");
    expect(words).toContain(
      "Prices in Sydney, $ per kg, checked 17 Nov 2026. Bars: lowest to highest in Australia. Tick: mid-price.",
    );
    expect(rows.slice(0, 2)).toEqual([
      ["Metal Type", "Price Range $/kg", "Description"],
      [
        "Copper No. 2, brass removed Pipe and mixed household copper",
        "$8.00 – $11.00",
        "Pipe and mixed household copper",
      ],
    ]);
    for (const [, range] of rows.slice(1)) expect(range).toMatch(/^\$\d+\.\d\d – \$\d+\.\d\d$/);
    expect(links[0]).toMatchObject({ text: "Copper", href: "/material/copper/" });
  });

  it.each([
    ["has no price", "delete from prices where city_id = 13"],
    ["has old prices alone", "update prices set checked_on = '2026-03-01' where city_id = 13"],
    ["is gone", "delete from cities where id = 13"],
    [
      "has another id",
      "update cities set id = iif(id = 13, 9999, 13) where slug in ('sydney', 'newcastle')",
    ],
  ])("shows the first city with prices, by its own name, if Sydney %s", async (_, sql) => {
    await changed(/ cities /.test(sql) ? "cities" : "prices", sql);
    const { main } = await home();
    expect(main.words).toContain("Prices in Melbourne $/kg");
    expect(main.headings(2)).toContain("Current Scrap Metal Prices in Melbourne");
    expect(main.words).not.toMatch(/Prices (in|near) Sydney/);
  });

  it.each([
    ["current", "false", "2026-11-17"],
    ["old, and Sydney is gone", "id = 13", "2026-03-01"],
  ])("shows the one city with prices, however small: they are %s", async (_, gone, day) => {
    await changed("cities", `delete from cities where ${gone}`);
    const only = "(select id from cities where slug = 'wagga-wagga')";
    await changed(
      "prices",
      `update prices set checked_on = '${day}', min_cents = iif(city_id = ${only}, min_cents, 0)`,
    );
    const { rows } = (await home()).main.section("Current Scrap Metal Prices in Wagga Wagga");
    expect(rows[1]?.[1]).toMatch(/^\$\d/);
  });

  it.each(["katherine", "atlantis"])(
    "shows Sydney's prices instead of those of %s",
    async (city) => {
      expect((await fetchPage(`/?city=${city}`)).words).toContain("Prices in Sydney $/kg");
    },
  );

  it("shows every price as unavailable if no city has any", async () => {
    await changed("prices", "delete from prices");
    const { words } = await home();
    expect(words).toContain("Copper Price unavailable");
    expect(words).toContain("Current Scrap Metal Prices in Sydney");
    expect(words).not.toContain("$8.00");
  });

  it("still asks for a city if there are none", async () => {
    await changed("cities", "delete from cities");
    const { status, main } = await home();
    expect(status).toBe(200);
    expect(main.one("form").field("City or town").attribute("name")).toBe("city");
    const cards = main.one("ul[aria-label='What you can do here']");
    expect(cards.hrefs.at(-1), "trends").toBe("/scrap-metal-prices-by-city/");
    expect(main.words).not.toContain("Current Scrap Metal Prices");
  });

  it("links to the page of a city without current prices instead of showing its prices", async () => {
    await changed(
      "prices",
      "update prices set checked_on = '2026-03-01' where city_id = (select id from cities where slug = 'perth')",
    );
    const { main, canonical } = await fetchPage("/?city=brisbane");
    expect(canonical).toBe("http://localhost/");
    expect(main.words).toContain("Prices in Brisbane $/kg");
    const chips = main.one("ul[aria-labelledby='popular']").links;
    expect(chips.slice(2, 4)).toMatchObject([
      { href: "/?city=brisbane", isCurrent: true },
      { href: "/perth/", isCurrent: false },
    ]);
    expect(main.section("Current Scrap Metal Prices in Brisbane").rows).toHaveLength(17);
  });
});

describe("the frame of every page", () => {
  it("has contact details, the menus and the year", async () => {
    const { words, links, hrefs } = await home();
    expect(hrefsOf(links, "1300 975 707")).toContain("tel:1300975707");
    expect(hrefs).toContain("mailto:hello@scrapmetalprices.example");
    expect(words).toContain(`© ${new Date().getFullYear()} Scrap Metal Prices Australia`);
  });

  it("links to the parts of the site in its header and footer", async () => {
    const page = await home();
    const main = page.one("nav[aria-label=Main]").links;
    for (const menu of ["Main", "Mobile"])
      expect(hrefsOf(page.one(`nav[aria-label=${menu}]`).links, "View All")).toEqual([
        ...["/scrap-metal-prices-by-city/", "/materials"],
      ]);
    for (const [text, href] of [
      ["Home", "/"],
      ["Cities", "/scrap-metal-prices-by-city/"],
      ["Materials", "/scrap-metal-prices-by-material/"],
      ["Scrap Yards", "/scrap-yards/"],
      ["Scrap My Car", "/scrap-my-car/"],
      ["Resources", "/resources-and-tips/"],
      ["Contact", "/contact/"],
    ])
      expect(main).toContainEqual(expect.objectContaining({ text, href }));
    expect(page.one("body > footer").words).toContain(
      "Facebook, Instagram and LinkedIn: Coming soon",
    );
    expect(page.one("body > footer").hrefs).toEqual(
      expect.arrayContaining([
        ...["/sydney/", "/melbourne/", "/brisbane/", "/perth/", "/adelaide/"],
        ...["/copper/", "/aluminum/", "/brass/", "/steel/", "/scrap-my-car/"],
        ...["/about/", "/contact/", "/privacy-policy/", "/terms-and-conditions/"],
        ...["/data/", "/data/#months"],
      ]),
    );
  });

  it.each([
    ["/", "Home"],
    ["/cities/", "Cities"],
    ["/materials", "Materials"],
    ["/scrap-yards/?state=NSW", "Scrap Yards"],
  ])("marks %s as %s", async (path, name) => {
    const { links } = (await fetchPage(path)).one("nav[aria-label=Main]");
    expect(links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual([name]);
  });
});
