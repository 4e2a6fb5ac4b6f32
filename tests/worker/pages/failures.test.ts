import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { BOT, fetchWith } from "../fetch.ts";
import { type Page, pageOf } from "../page.ts";
import { hrefsOf } from "../part.ts";

/** A page while the database, or what reads a text in it, fails: nothing of what D1 says, and no SQL, is in it. */
async function failed(path: string, text?: string, init?: RequestInit): Promise<Page> {
  quietErrors();
  const page = await pageOf(await fetchWith(failingDatabase(text), path, init));
  expect(page.html).not.toMatch(/D1_|hidden_column|Failed query/);
  expect(page.html).not.toMatch(
    /\b(select|from) [\\"]+(id|cities|materials|prices|scrap_yards)\b/i,
  );
  return page;
}

function expectOutage({ status, headers }: Page): void {
  expect(status).toBe(503);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.has("device-copy")).toBe(false);
}

// "City Not Found" with a 503 is no mistake: the specification gives these words to a city or material
// that cannot be shown, whatever the reason. The status tells an outage apart, for caches and search engines.
describe("when the database fails", () => {
  it.each([
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
    ["/data/", "Something Went Wrong"],
  ])("%s says '%s', and is a 503 that asks to come again", async (path, message) => {
    const page = await failed(path);
    expect(page.words).toContain(message);
    expectOutage(page);
  });

  it("a search engine gets the same 503", async () => {
    expectOutage(await failed("/sydney/", "", { headers: { "user-agent": BOT } }));
  });

  it.each(["/sydney.data", "/material/copper.data", "/materials.data", "/scrap-yards.data"])(
    "the data of %s is a 503 without details",
    async (path) => {
      expect((await failed(path)).status).toBe(503);
    },
  );

  it.each([
    ...["/sitemap.xml", "/sitemap-yards.xml", "/told-pages.json", "/llms.txt"],
    ...["/feed.xml", "/sydney/feed.xml", "/material/copper/feed.xml"],
  ])("%s is a line of text with a 503, without a word of SQL", async (path) => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.text()).toMatch(/^Failed to fetch [a-z ]+$/);
  });

  it("the way to the lists stays", async () => {
    expect((await failed("/sydney/")).hrefs).toContain("/scrap-metal-prices-by-city/");
  });
});

describe("when only the yards fail", () => {
  it.each([
    ["/sydney/", undefined, "No scrap yards found in Sydney yet. Let us know!"],
    ["/sydney/?layout=classic", undefined, "No scrap yards found in this area."],
    // And not an error.
    ["/sydney/", { headers: { "user-agent": BOT } }, "No scrap yards found in Sydney yet."],
  ])("%s, asked for as %j, says that there are none", async (path, init, message) => {
    const { status, words, links } = await failed(path, "scrap_yards", init);
    expect(status).toBe(200);
    expect(words).toContain(message);
    if (path !== "/sydney/") return;
    expect(words).toContain("Copper No. 2, brass removed $8.00 – $11.00");
    expect(words).toContain("Scrap Metal Regulations in Sydney");
    expect(hrefsOf(links, "Let us know!")).toContain(
      "/contact/?subject=Scrap+yard+in+Sydney&from=%2Fsydney%2F",
    );
  });
});

describe("when only the record or the prices fail", () => {
  it.each([
    ["/sydney/history/", "price_months", ""],
    ["/material/copper/history/", "price_months", ""],
    ["/prices/2026-11/", "price_months", ""],
    ["/sydney/history.csv", "price_months", ""],
    ["/material/copper/history.csv", `"lists"`, ""],
    ["/prices/2026-11.csv", "price_months", ""],
    ["/material/copper/", '"prices"', "Material Not Found"],
    ["/", '"prices"', "Something Went Wrong"],
  ])("%s is a 503 without %s, and says: %s", async (path, table, message) => {
    const { status, headers, words } = await failed(path, table);
    expect(status).toBe(503);
    expect(headers.has("retry-after")).toBe(true);
    expect(words).toContain(message);
  });

  it.each(["/sydney/", "/horsham/"])(
    "%s keeps its yards, checklist and rules, says that it has no prices, and is a 503",
    async (path) => {
      const page = await failed(path, '"prices"');
      expectOutage(page);
      const { words, main } = page;
      expect(words.split("We can't load these prices right now.")).toHaveLength(2);
      const prices = main.one("#prices").rows.slice(1);
      expect(prices.length).toBeGreaterThan(10);
      for (const row of prices) expect(row[1]).toBe("Price unavailable");
      expect(words).not.toMatch(/City Not Found|We have no prices|Last checked|Offered less/);
      expect(words).toContain("Directions");
      for (const heading of [/^Scrap Metal Yards/, /^Key Requirements/, /^Scrap Metal Regulations/])
        expect(main.headings(2)).toContainEqual(expect.stringMatching(heading));
      expect(main.all("#trend, a[href='#trend']")).toHaveLength(0);
    },
  );

  it("neither cache nor browser keeps such a page, and its data is asked for again", async () => {
    const { status, headers, html } = await failed("/sydney.data", '"prices"');
    expect([status, headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(html).toContain('"isProvisional"');
  });
});

describe("when only what prices were, or the nearest ones, fail", () => {
  it.each([
    ["/sydney/", "price_months", "Copper No. 2, brass removed $8.00 – $11.00"],
    ["/horsham/", "nearest_id", "We have no prices for Horsham yet."],
  ])("%s keeps what it has without %s, and has no chart", async (path, table, words) => {
    const page = await failed(path, table);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.words).toContain(words);
    expect(page.words).toContain("Scrap Metal Regulations in ");
    expect(page.main.all("#trend, a[href='#trend']")).toHaveLength(0);
  });
});
