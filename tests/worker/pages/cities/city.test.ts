import { describe, expect, it, onTestFinished, vi } from "vitest";
import { changed } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

describe("a city page", () => {
  it.each(["/sydney/", "/sydney", "/SYDNEY/", "/Sydney"])("answers at %s", async (path) => {
    const { status, heading } = await fetchPage(path);
    expect(status).toBe(200);
    expect(heading).toBe("Scrap Metal Prices in Sydney");
  });

  it("shows prices, trend, yards and rules, with a link to each section", async () => {
    const { main } = await fetchPage("/sydney/");
    const { rows } = main.one("#prices");
    expect(rows[0]).toEqual([
      ...[expect.stringContaining("Metal Type"), expect.stringContaining("Price Range")],
      "Description",
    ]);
    expect(rows[1]?.slice(0, 2)).toEqual(["Copper No. 2, brass removed", "$8.00 – $11.00"]);
    const ways = main.one("nav[aria-label='On this page']").links;
    expect(ways.map(({ text }) => text)).toEqual([
      ...["Prices", "Chart", "Yards", "What to bring", "Rules"],
    ]);
    expect(ways.map(({ href }) => main.one(href).headings(2)[0])).toEqual([
      "All Metal Prices in Sydney",
      "12-Month Price Trend in Sydney",
      "Scrap Metal Yards in Sydney",
      "Key Requirements for Selling Scrap Metal",
      "Scrap Metal Regulations in Sydney",
    ]);
    expect(main.all("aside"), "boards").toHaveLength(0);
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
    expect((await fetchPage(path)).words).toMatch(
      new RegExp(`Indicative prices for ${day}\\. Last checked on \\d{1,2} November 2026\\.`),
    );
  });

  it("shows how a price changed since the previous observation, and links to related pages", async () => {
    await changed(
      "prices",
      `update prices set previous_min_cents = iif(material_id = 1, 760, null),
        previous_max_cents = iif(material_id = 1, 1060, null),
        previous_checked_on = iif(material_id = 1, '2025-11-03', null) where city_id = 13`,
    );
    const { main } = await fetchPage("/sydney/");
    const section = main.one("#prices");
    expect(section.rows[1]?.[1]).toMatch(/ up 40c$/);
    expect(section.words).toContain(
      "checked 17 Nov 2026. Arrows show the change since 3 Nov 2025.",
    );
    for (const [text, href] of [
      ["What is my load worth?", "/my-load/?near=Sydney+NSW"],
      ["Was that a fair offer?", "/fair-price/?near=Sydney+NSW"],
      ["Check an offer", "/fair-price/?near=Sydney+NSW"],
      ["All recorded prices for Sydney", "/sydney/history/"],
    ] as const)
      expect(hrefsOf(main.links, text)).toEqual([href]);
  });

  it.each([
    ["/katherine/", "Katherine", "Darwin", "NT, 271 km away"],
    ["/horsham/", "Horsham", "Ballarat", "VIC, 174 km away"],
  ])(
    "without any price, %s, shows the nearest city's prices instead of a table and a chart",
    async (path, name, nearest, away) => {
      const page = await fetchPage(path);
      expect(page.status).toBe(200);
      expect(page.words).toContain(
        `We have no prices for ${name} yet. The nearest place with prices is ${nearest}, ${away.split(", ")[1]}.`,
      );
      const board = page.one(`aside[aria-label='Common metals in ${nearest}']`);
      expect(board.words).toContain(`${nearest}, ${away}`);
      expect(board.words).toMatch(/Copper \$\d+\.\d\d – \$\d+\.\d\d/);
      expect(board.links.at(-1)).toMatchObject({
        text: `All ${nearest} prices`,
        href: `/${nearest.toLowerCase()}/`,
      });
      expect(page.hrefs).not.toContain("#prices");
      expect(page.hrefs).not.toContain("#trend");
      expect(page.words).not.toMatch(/Price unavailable|Last checked on|Trend/);
    },
  );

  it("shows no prices if no city has any", async () => {
    await changed("prices", "update prices set min_cents = 0, max_cents = 0");
    const { status, words, main } = await fetchPage("/sydney/");
    expect(status).toBe(200);
    expect(words).toContain("We have no prices for Sydney yet.");
    expect(main.all("aside, table")).toHaveLength(0);
  });

  it("is indexed if it has prices, even without yards", async () => {
    const { title, meta } = await fetchPage("/port-lincoln/");
    expect(title).toMatch(/^Scrap Metal Prices in Port Lincoln, SA/);
    expect(meta.robots).toBeUndefined();
  });

  it.each([
    ["/sydney/", "New South Wales", "Your BSB and account number. Cash is banned"],
    ["/melbourne/", "Victoria", "80% copper or less"],
    ["/perth/", "Western Australia", "100 points of ID"],
    ["/katherine/", "the Northern Territory", "We found no ban on cash"],
  ])(
    "lists the state's requirements for sellers above the general ones: %s",
    async (path, state, said) => {
      const { main } = await fetchPage(path);
      const { words } = main.section("Key Requirements for Selling Scrap Metal");
      expect(words).toContain(`In ${state}:`);
      expect(words).toContain(said);
      for (const required of [
        /Valid Identification .*Government-issued photo ID such as a driver's license or passport/,
        /Proof of Ownership [A-Z].{9,}Documentation showing you legally own the scrap metal/,
        /Payment Method In .*: Your BSB .* Cash payments for scrap metal are prohibited in most states/,
        /Vehicle Details License plate and registration information when applicable/,
      ])
        expect(words).toMatch(required);
    },
  );

  it("lists general requirements if none were published for the state", async () => {
    await changed(
      "states",
      "update states set bring_id = null, bring_payment = null, bring_records = null",
    );
    const { words } = (await fetchPage("/sydney/")).main;
    expect(words).not.toContain("In New South Wales:");
    expect(words).toContain("Payment Method Cash payments for scrap metal are prohibited");
  });

  it("states the rules, the day of their last edit, their sources and the regulator", async () => {
    await changed("states", "update states set regulations = 'No cash.\n \nKeep records.'");
    const { main } = await fetchPage("/sydney/");
    const rules = main.section("Scrap Metal Regulations in Sydney");
    expect(rules.all("p").map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        "No cash.",
        "Keep records.",
        expect.stringMatching(
          /^Last edited on 21 November 2026\. Confirm with the yard or with the regulator, NSW Police Force/,
        ),
        expect.stringContaining(
          "This is general information only. Please consult the official state legislation for comprehensive details.",
        ),
      ]),
    );
    expect(rules.one("details").words, "folded on a phone").toBe("Show all rules Keep records.");
    expect(rules.hrefs[0]).toMatch(/^https:\/\/www\.police\.nsw\.gov\.au/);
    expect(main.one("details.sources").words).toContain(
      "NSW Police Force, scrap metal industry (2024);",
    );
  });
});

it("the older layout of a city has static samples, five yards, forms with their page, and a link to today's prices", async () => {
  const path = "/sydney/?layout=classic";
  const { meta, canonical, heading, main } = await fetchPage(path);
  expect(meta.robots).toContain("noindex");
  expect(canonical).toBe("http://localhost/sydney/");
  expect(heading).toBe("Scrap Metal Prices in Sydney");
  expect(main.words).toContain("samples that never change");
  const current = main.links.filter(({ text }) => /current prices in Sydney/i.test(text));
  expect(new Set(current.map(({ href }) => href))).toEqual(new Set(["/sydney/"]));
  expect(main.section("Indicative price ranges").rows.slice(1)).toEqual([
    ["Copper", "$6.00 – $9.50"],
    ["Aluminium", "$0.50 – $1.80"],
    ["Brass", "$3.00 – $5.50"],
    ["Steel", "$0.15 – $0.30"],
  ]);
  expect(main.section("Trading checklist").all("li > b")).toHaveLength(5);
  expect(hrefsOf(main.links, "Read the rules for New South Wales")).toEqual(["/sydney/#rules"]);
  expect(main.section("Scrap yards in Sydney").headings(3)).toHaveLength(5);
  expect(hrefsOf(main.links, "All yards in Sydney")).toEqual(["/sydney/#yards"]);
  expect(main.all("form").map((form) => [form.attribute("action"), form.value("page")])).toEqual([
    ["/search/", undefined],
    ["/contact/", path],
    ["/newsletter/", path],
  ]);
  expect(main.field("City or town").attribute("name")).toBe("city");
  const without = await fetchPage("/port-lincoln/?layout=classic");
  expect(without.words).toContain("No scrap yards found in this area.");
  expect(hrefsOf(without.main.links, "All scrap yards")).toContain("/scrap-yards/");
});
