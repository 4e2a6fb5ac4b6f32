import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changed } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const CLASSIC = "/sydney/?layout=classic";

describe("a city page", () => {
  it.each(["/sydney/", "/sydney", "/SYDNEY/", "/Sydney"])("answers at %s", async (path) => {
    const { status, heading } = await fetchPage(path);
    expect(status).toBe(200);
    expect(heading).toBe("Scrap Metal Prices in Sydney");
  });

  it("shows prices, trend, yards and rules", async () => {
    const { main } = await fetchPage("/sydney/");
    const { rows } = main.one("#prices");
    expect(rows[0]?.[0]).toContain("Metal Type");
    expect(rows[0]?.slice(1)).toEqual([expect.stringContaining("Price Range"), "Description"]);
    expect(rows[1]?.slice(0, 2)).toEqual(["Copper No. 2, brass removed", "$8.00 – $11.00"]);
    expect(main.headings(2)).toEqual(
      expect.arrayContaining([
        "12-Month Price Trend in Sydney",
        "Scrap Metal Yards in Sydney",
        "Scrap Metal Regulations in Sydney",
      ]),
    );
  });

  it("shows its place below Australia and the state", async () => {
    const place = (await fetchPage("/gold-coast/")).one("nav[aria-label=Breadcrumb]");
    expect(place.links.slice(0, 2)).toMatchObject([
      { text: "Australia", href: "/scrap-metal-prices-by-city/" },
      { text: "QLD", href: "/scrap-metal-prices-by-city/#qld" },
    ]);
  });

  it.each([
    ["/sydney/", "Sunday 22 November 2026"],
    ["/perth/", "Saturday 21 November 2026"],
  ])("dates the prices of %s with today in its time zone, %s", async (path, day) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T14:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    expect((await fetchPage(path)).words).toContain(`Indicative prices for ${day}.`);
  });

  it("says on which day the prices were last checked", async () => {
    expect((await fetchPage("/sydney/")).words).toMatch(/Last checked on \d{1,2} November 2026\./);
  });

  it("says how a price changed since the observation before, and leads to all of them", async () => {
    await changed(
      "prices",
      `update prices set previous_min_cents = iif(material_id = 1, 760, null),
        previous_max_cents = iif(material_id = 1, 1060, null),
        previous_checked_on = iif(material_id = 1, '2025-11-03', null) where city_id = 13`,
    );
    const section = (await fetchPage("/sydney/")).one("#prices");
    expect(section.rows[1]?.[1]).toMatch(/ up 40c$/);
    expect(section.words).toContain(
      "checked 17 Nov 2026. Arrows show the change since 3 Nov 2025.",
    );
    expect(hrefsOf(section.links, "Check an offer")).toEqual(["/fair-price/?near=Sydney+NSW"]);
    expect(hrefsOf(section.links, "All recorded prices for Sydney")).toContain("/sydney/history/");
  });

  it("says that a price of 0 is unavailable", async () => {
    expect((await fetchPage("/albany/")).words).toContain("Cast Iron Price unavailable");
  });

  it("has no board of its own prices, because its table is next", async () => {
    expect((await fetchPage("/sydney/")).all(".price-board")).toHaveLength(0);
  });

  it("has a way to each of its sections", async () => {
    const page = await fetchPage("/sydney/");
    const ways = page.one("nav[aria-label='On this page']").links;
    expect(ways.map(({ text }) => text)).toEqual([
      "Prices",
      "Chart",
      "Yards",
      "What to bring",
      "Rules",
    ]);
    for (const { href } of ways) expect(page.all(href ?? "")).toHaveLength(1);
  });

  it.each([
    ["/katherine/", "Katherine", "Darwin", "Darwin, NT, 271 km away"],
    ["/horsham/", "Horsham", "Ballarat", "Ballarat, VIC, 174 km away"],
  ])(
    "without any price, %s, shows the nearest city's instead of a table",
    async (path, name, nearest, heading) => {
      const page = await fetchPage(path);
      expect(page.status).toBe(200);
      expect(page.words).toContain(`We have no prices for ${name} yet.`);
      const board = page.one(`aside[aria-label='Common metals in ${nearest}']`);
      expect(board.words).toContain(heading);
      expect(board.words).toMatch(/Copper \$\d+\.\d\d – \$\d+\.\d\d/);
      expect(board.links.at(-1)).toMatchObject({
        text: `All ${nearest} prices`,
        href: `/${nearest.toLowerCase()}/`,
      });
      expect(page.hrefs).not.toContain("#prices");
      for (const words of ["Price unavailable", "Last checked on"])
        expect(page.words).not.toContain(words);
    },
  );

  it("without any price anywhere, says so and shows none", async () => {
    await changed("prices", "update prices set min_cents = 0, max_cents = 0");
    const { status, words, main } = await fetchPage("/sydney/");
    expect(status).toBe(200);
    expect(words).toContain("We have no prices for Sydney yet.");
    expect(main.all("aside, table")).toHaveLength(0);
  });

  it("with prices is one for search engines, though it has no yards", async () => {
    const { title, meta } = await fetchPage("/port-lincoln/");
    expect(title).toMatch(/^Scrap Metal Prices in Port Lincoln, SA/);
    expect(meta.robots).toBeUndefined();
  });

  it("states the rules with the notice", async () => {
    const { main } = await fetchPage("/sydney/");
    const { words } = main.section("Scrap Metal Regulations in Sydney");
    for (const said of [
      "Cash for scrap metal is banned in New South Wales.",
      "This is general information only. Please consult the official state legislation for comprehensive details.",
    ])
      expect(words).toContain(said);
  });

  it.each([
    ["/sydney/", "New South Wales", "Your BSB and account number. Cash is banned"],
    ["/melbourne/", "Victoria", "80% copper or less"],
    ["/perth/", "Western Australia", "100 points of ID"],
    ["/katherine/", "the Northern Territory", "We found no ban on cash"],
  ])(
    "says once what a seller brings, the state's words above the others: %s",
    async (path, state, said) => {
      const { main } = await fetchPage(path);
      const { words } = main.section("Key Requirements for Selling Scrap Metal");
      expect(words).toContain(`In ${state}:`);
      expect(words).toContain(said);
      for (const required of [
        /Valid Identification .*Government-issued photo ID such as a driver's license or passport/,
        /Proof of Ownership .*Documentation showing you legally own the scrap metal/,
        /Payment Method In .*: Your BSB .* Cash payments for scrap metal are prohibited in most states/,
        /Vehicle Details License plate and registration information when applicable/,
      ])
        expect(words).toMatch(required);
    },
  );

  it("says what is asked for in general where nothing of the state was published", async () => {
    await changed(
      "states",
      "update states set bring_id = null, bring_payment = null, bring_records = null",
    );
    const { words } = (await fetchPage("/sydney/")).main;
    expect(words).not.toContain("In New South Wales:");
    expect(words).toContain("Payment Method Cash payments for scrap metal are prohibited");
  });

  it("says when its rules were last edited, where they were read and who confirms them", async () => {
    const { main } = await fetchPage("/sydney/");
    const { words, hrefs } = main.section("Scrap Metal Regulations in Sydney");
    expect(hrefs[0]).toMatch(/^https:\/\/www\.police\.nsw\.gov\.au/);
    expect(words).toContain(
      "Last edited on 21 November 2026. Confirm with the yard or with the regulator, NSW Police Force",
    );
    expect(main.one("details.sources").words).toContain(
      "NSW Police Force, scrap metal industry (2024);",
    );
  });

  it("tells in Victoria what its cash ban leaves out", async () => {
    const { words } = (await fetchPage("/melbourne/")).main;
    expect(words).toContain("items of more than 80% copper");
  });

  it("has no chart in a city without prices", async () => {
    const katherine = await fetchPage("/katherine/");
    expect(katherine.words).not.toContain("Trend");
    expect(katherine.hrefs).not.toContain("#trend");
  });
});

describe("the older layout of a city", () => {
  it("is kept from search engines, which are sent to the city's page", async () => {
    const { meta, canonical } = await fetchPage(CLASSIC);
    expect(meta.robots).toContain("noindex");
    expect(canonical).toBe("http://localhost/sydney/");
  });

  it("lists some of the city's yards, and says where there are none", async () => {
    const { main } = await fetchPage(CLASSIC);
    expect(main.section("Scrap yards in Sydney").headings(3).length).toBeGreaterThan(2);
    const { words } = await fetchPage("/port-lincoln/?layout=classic");
    expect(words).toContain("No scrap yards found in this area.");
  });
});

describe("a city that does not exist", () => {
  it.each([
    "/atlantis/",
    "/ATLANTIS",
    "/wp-login.php",
    "/%E0%A4%A",
    "/syd%00ney/",
    "/apix/",
    "/perth-west/",
  ])("at %s is a 404 with the way to the list", async (path) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const { status, headers, heading, links } = await fetchPage(path);
    expect(status).toBe(404);
    expect(headers.get("retry-after")).toBeNull();
    expect(heading).toBe("City Not Found");
    expect(hrefsOf(links, "View All Cities")).toContain("/scrap-metal-prices-by-city/");
  });
});
