import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { BOT, fetchWith } from "../fetch.ts";
import { pageOf } from "../page.ts";
import { hrefsOf } from "../part.ts";

/** Nothing of what D1 says, and no SQL, may be in what a visitor gets. */
function expectNoDetails(html: string): void {
  expect(html).not.toMatch(/D1_|hidden_column|Failed query/);
  expect(html).not.toMatch(/\b(select|from) [\\"]+(id|cities|materials|prices|scrap_yards)\b/i);
}

async function failed(path: string, text?: string, init?: RequestInit) {
  quietErrors();
  const page = await pageOf(await fetchWith(failingDatabase(text), path, init));
  expectNoDetails(page.html);
  return page;
}

const SCREENS = [
  ["/sydney/", "City Not Found We can't load these prices right now."],
  ["/atlantis/", "City Not Found"],
  ["/material/copper/", "Material Not Found We can't load these prices right now."],
  ["/sydney/history/", "City Not Found"],
  ["/material/copper/history/", "Material Not Found"],
  ["/prices/2026-11/", "We can't load these prices right now."],
  ["/materials", "Error loading materials. Please try again later."],
  ["/scrap-yards/", "Error loading scrap yards. Please try again later."],
  ["/scrap-yards/", "Failed to fetch scrap yards: 503 Service Unavailable"],
  ["/scrap-yards/?debug", "Error: Failed to fetch scrap yards: 503 Service Unavailable"],
  ["/cities/", "Failed to fetch cities"],
  ["/my-load/?copper=60", "We can’t load the prices right now."],
  ["/", "Something Went Wrong"],
  ["/search/?q=copper", "Something Went Wrong"],
] as const;

// "City Not Found" with a 503 is no mistake: the specification gives these words to a city or material
// that cannot be shown, whatever the reason. The status tells an outage apart, for caches and search engines.
describe("when the database fails", () => {
  it.each(SCREENS)("%s says '%s', and is a 503 that asks to come again", async (path, message) => {
    const { words, status, headers } = await failed(path);
    expect(words).toContain(message);
    expect(status).toBe(503);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("a search engine gets the same 503", async () => {
    const { status } = await failed("/sydney/", "", { headers: { "user-agent": BOT } });
    expect(status).toBe(503);
  });

  it.each(["/sydney.data", "/material/copper.data", "/materials.data", "/scrap-yards.data"])(
    "the data of %s holds no details either",
    async (path) => {
      expect((await failed(path)).status).toBe(503);
    },
  );

  it("the way to the lists stays", async () => {
    expect((await failed("/sydney/")).hrefs).toContain("/scrap-metal-prices-by-city/");
  });
});

describe("when only the yards fail", () => {
  it("a city page shows its prices and the message for no yards", async () => {
    const { status, words, links } = await failed("/sydney/", "scrap_yards");
    expect(status).toBe(200);
    expect(words).toContain("Copper No. 2, brass removed $8.00 – $11.00");
    expect(words).toContain("No scrap yards found in Sydney yet. Let us know!");
    expect(words).toContain("Scrap Metal Regulations in Sydney");
    expect(hrefsOf(links, "Let us know!")).toContain(
      "/contact/?subject=Scrap+yard+in+Sydney&from=%2Fsydney%2F",
    );
  });

  it("the older layout says that there are none", async () => {
    const { status, words } = await failed("/sydney/?layout=classic", "scrap_yards");
    expect(status).toBe(200);
    expect(words).toContain("No scrap yards found in this area.");
  });

  it("a search engine gets the same, and not an error", async () => {
    const init = { headers: { "user-agent": BOT } };
    const { status, words } = await failed("/sydney/", "scrap_yards", init);
    expect(status).toBe(200);
    expect(words).toContain("No scrap yards found in Sydney yet.");
  });
});

describe("when only the record fails", () => {
  it.each([
    ["/sydney/history/", "price_months"],
    ["/material/copper/history/", "price_months"],
    ["/prices/2026-11/", "price_months"],
    ["/sydney/history.csv", "price_months"],
    ["/material/copper/history.csv", `"lists"`],
    ["/prices/2026-11.csv", "price_months"],
  ])("%s is a 503", async (path, table) => {
    const { status, headers } = await failed(path, table);
    expect(status).toBe(503);
    expect(headers.has("retry-after")).toBe(true);
  });
});

describe("when only the prices fail", () => {
  it.each([
    ["/material/copper/", "Material Not Found"],
    ["/", "Something Went Wrong"],
  ])("%s is a 503 that says '%s'", async (path, message) => {
    const { status, headers, words } = await failed(path, '"prices"');
    expect(status).toBe(503);
    expect(headers.has("retry-after")).toBe(true);
    expect(words).toContain(message);
  });

  it.each(["/sydney/", "/horsham/"])(
    "%s keeps its yards, checklist and rules, says that it has no prices, and is a 503",
    async (path) => {
      const { status, headers, words, main } = await failed(path, '"prices"');
      expect(status).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.has("device-copy")).toBe(false);
      expect(words.split("We can't load these prices right now.")).toHaveLength(2);
      const prices = main.one("#prices").rows.slice(1);
      expect(prices.length).toBeGreaterThan(10);
      for (const row of prices) expect(row[1]).toBe("Price unavailable");
      expect(words).not.toMatch(/City Not Found|We have no prices|Last checked|Offered less/);
      expect(words).toContain("Directions");
      for (const heading of [/^Scrap Metal Yards/, /^Key Requirements/, /^Scrap Metal Regulations/])
        expect(main.headings(2)).toContainEqual(expect.stringMatching(heading));
      expect(main.all("#trend")).toHaveLength(0);
      expect(main.all("a[href='#trend']")).toHaveLength(0);
    },
  );

  it("neither cache nor browser keeps such a page, and its data is asked for again", async () => {
    const { status, headers, html } = await failed("/sydney.data", '"prices"');
    expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(html).toContain('"isProvisional"');
  });
});

describe("when only what prices were fails", () => {
  it("a city keeps its prices, and has no chart", async () => {
    const { status, headers, words, main } = await failed("/sydney/", "price_months");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("Copper No. 2, brass removed $8.00 – $11.00");
    expect(main.all("#trend, a[href='#trend']")).toHaveLength(0);
  });

  it("a city without prices says so, though the nearest ones fail", async () => {
    const { status, headers, words } = await failed("/horsham/", "nearest_id");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("We have no prices for Horsham yet.");
    expect(words).toContain("Scrap Metal Regulations in Horsham");
  });
});
