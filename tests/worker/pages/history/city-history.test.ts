import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { changed } from "../../database.ts";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { type RecordedMonth, recorded } from "../../recorded.ts";

const SYDNEY = 13;
const [COPPER, BRASS] = [1, 3];

/** Copper with a gap of a month, and brass. */
const someMonths = () =>
  recorded(
    [SYDNEY, COPPER, "2025-12", 900, 1005, 952.5, 1],
    [SYDNEY, COPPER, "2026-02", 1000, 1100, 1049.6, 4],
    [SYDNEY, COPPER, "2026-03", 1010, 1090, 1050, 2],
    [SYDNEY, BRASS, "2026-03", 500, 600, 550, 2],
  );

const table = async (path: string) => (await fetchPage(path)).main.one("table").rows;

describe("a city's history", () => {
  it("lists the months of its first metal, the latest first", async () => {
    await someMonths();
    expect(await table("/sydney/history/")).toEqual([
      ["Month", "Lowest", "Middle", "Highest", "Records"],
      ["Mar 2026", "$10.10", "$10.50", "$10.90", "2"],
      ["Feb 2026", "$10.00", "$10.50", "$11.00", "4"],
      ["Dec 2025", "$9.00", "$9.53", "$10.05", "1"],
    ]);
  });

  it("describes the year up to the reference day of its prices, however long ago", async () => {
    const year = ["2025-03", "2025-05", "2025-07", "2025-09", "2025-11", "2026-01", "2026-02"];
    await recorded(
      ...year.map((month): RecordedMonth => [SYDNEY, COPPER, month, 900, 1100, 1000, 2]),
      [SYDNEY, COPPER, "2026-03", 1100, 1300, 1200, 2],
    );
    await changed("dataset", "update dataset set is_sample = 1, published_on = '2026-03-20'");
    expect((await fetchPage("/sydney/history/")).main.words).toContain(
      "Copper in Sydney is up about 20% in a year.",
    );
  });

  it("sums up its chart in words, and breaks the line where nothing was recorded", async () => {
    await someMonths();
    const { main } = await fetchPage("/sydney/history/");
    expect(main.one("svg[role=img]").attribute("aria-label")).toBe(
      "Copper in Sydney: recorded prices between $9.00 and $11.00 per kg; the middle was $9.53 in Dec 2025 and $10.50 in Mar 2026. The table has every month.",
    );
    const labels = main.all("figure text").map(({ words }) => words);
    expect(labels).toEqual(
      expect.arrayContaining(["$9.00", "$11.00", "Dec 2025", "Jan 2026", "Mar"]),
    );
    expect(main.one(".chart-line").attribute("d")?.match(/M/g)).toHaveLength(2);
  });

  it("shows the metal chosen in a form without JavaScript; a single month has no chart", async () => {
    await someMonths();
    const { heading, main } = await fetchPage("/sydney/history/?metal=Brass");
    expect(heading).toBe("Scrap Metal Price History in Sydney");
    expect(main.headings(2)).toEqual(["Brass in Sydney"]);
    const form = main.one("form");
    expect(form.attribute("action")).toBe("/sydney/history/");
    expect(form.value("metal")).toBe("brass");
    const options = main.field("Metal").all("option");
    expect(options.map(({ words }) => words)).toEqual(["Copper", "Brass"]);
    const { words, links } = main.section("Brass in Sydney");
    expect(words).toContain("Grade: Clean yellow brass .");
    expect(words).toContain("The middle is the average of the ranges’ midpoints.");
    expect(words).not.toContain("What one yard said");
    expect(main.all("figure")).toHaveLength(0);
    const caption = "Brass in Sydney: recorded prices, Australian dollars per kilogram";
    expect(main.one("caption").words).toBe(caption);
    // What scrolls is reached with the keyboard.
    expect(main.one("section[tabindex=0]").attribute("aria-label")).toBe(caption);
    expect(links.map(({ text, href }) => [text, href])).toEqual([
      ["Download as CSV", "/sydney/history.csv?metal=brass"],
      ["Prices in Sydney today", "/sydney/"],
      ["Brass in all cities", "/material/brass/history/"],
      ["All recorded months", "/data/#months"],
    ]);
  });

  it.each([
    ["unobtainium", "We don’t know the metal “unobtainium”."],
    ["lead", "No prices for this metal are recorded in Sydney."],
    ["<b>hi</b>", "We don’t know the metal “<b>hi</b>”."],
    // A hundred letters of what it does not know, not more.
    ["x".repeat(300), `We don’t know the metal “${"x".repeat(100)}”.`],
  ])("of %s shows the first metal and says so, and is not indexed", async (metal, words) => {
    await someMonths();
    const { main, meta, canonical, status } = await fetchPage(
      `/sydney/history/?${new URLSearchParams({ metal })}`,
    );
    expect(status).toBe(200);
    expect(main.words).toContain(`${words} Here is copper instead.`);
    expect(main.headings(2)).toEqual(["Copper in Sydney"]);
    expect(meta.robots).toBe("noindex");
    expect(canonical).toBe("http://localhost/sydney/history/");
  });

  it("says that there is no price any more, if that is the latest record", async () => {
    const words = "On 30 November 2026 we recorded that Sydney has no price for brass any more.";
    const brass = async () => (await fetchPage("/sydney/history/?metal=brass")).main.words;
    expect(await brass()).not.toContain("no price for");
    const observe = (day: string, cents: number | null, isSample = 1) =>
      `(${isSample}, ${SYDNEY}, ${BRASS}, '${day}', 1, ${cents}, ${cents})`;
    const insert =
      "insert into price_history (is_sample, city_id, material_id, checked_on, publication_id, min_cents, max_cents) values";
    await changed(
      "price_history",
      `${insert} ${observe("2026-11-30", 0)}, ${observe("2026-12-01", null)}, ${observe("2026-12-02", 500, 0)}`,
    );
    expect(await brass()).toContain(words);
    await env.DB.prepare(`${insert} ${observe("2026-12-03", 510)}`).run();
    expect(await brass()).not.toContain("no price for");
  });

  it("without a record leads to the city's page", async () => {
    await recorded();
    const { main, status } = await fetchPage("/sydney/history/");
    expect(status).toBe(200);
    expect(main.words).toContain("No prices are recorded in Sydney yet.");
    expect(main.hrefs).toContain("/sydney/");
    expect(main.all("table, form")).toHaveLength(0);
  });

  it.each([
    ["/copper/history/", "/material/copper/history/"],
    ["/aluminium/history.csv", "/material/aluminum/history.csv"],
  ])("at %s is the metal's", async (path, to) => {
    const { status, headers } = await fetchPath(path);
    expect(status).toBe(301);
    expect(headers.get("location")).toBe(to);
  });
});

describe("a city's history as CSV", () => {
  it("has the months of the table, the earliest first", async () => {
    await someMonths();
    await changed("dataset", "update dataset set is_sample = 0");
    const response = await fetchPath("/sydney/history.csv");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    // Searches lead to the page instead.
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("content-disposition")).toBe(
      'attachment; filename="sydney-copper-history.csv"',
    );
    expect(await response.text()).toBe(
      [
        "city_slug,material_slug,month,min,max,middle,observations,is_sample,city,state,metal,grade,unit",
        'sydney,copper,2025-12,9.00,10.05,9.53,1,false,Sydney,NSW,Copper,"No. 2, brass removed",AUD/kg',
        'sydney,copper,2026-02,10.00,11.00,10.50,4,false,Sydney,NSW,Copper,"No. 2, brass removed",AUD/kg',
        'sydney,copper,2026-03,10.10,10.90,10.50,2,false,Sydney,NSW,Copper,"No. 2, brass removed",AUD/kg',
        "",
      ].join("\n"),
    );
  });

  it.each([
    ["/atlantis/history.csv", "City not found\n"],
    ["/sydney/history.csv?metal=unobtainium", "No prices for this metal are recorded"],
    ["/sydney/history.csv?metal=lead", "No prices for this metal are recorded"],
  ])("%s is a 404 in words", async (path, words) => {
    await someMonths();
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain(words);
  });
});
