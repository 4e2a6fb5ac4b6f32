import { describe, expect, it } from "vitest";
import { changed } from "../../database.ts";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { recorded } from "../../recorded.ts";

const [SYDNEY, ARMIDALE] = [13, 5];
const COPPER = 1;

const someMonths = () =>
  recorded(
    [SYDNEY, COPPER, "2026-01", 900, 1005, 952.5, 1],
    [SYDNEY, COPPER, "2026-02", 1000, 1100, 1050, 4],
    [ARMIDALE, COPPER, "2026-02", 800, 900, 850, 2],
  );

const part = async (path: string, heading: string) => (await fetchPage(path)).main.section(heading);

describe("a metal's history", () => {
  it("lists the months of the whole country, the latest first, with its grade and the ways on", async () => {
    await someMonths();
    const section = await part("/material/copper/history/", "Copper across Australia");
    const { rows, words, links } = section;
    expect(rows).toEqual([
      ["Month", "Lowest", "Middle", "Highest", "Cities", "Records"],
      ["Feb 2026", "$8.00", "$9.50", "$11.00", "2", "6"],
      ["Jan 2026", "$9.00", "$9.53", "$10.05", "1", "1"],
    ]);
    expect(words).toContain("Grade: No. 2, brass removed .");
    expect(words).toContain("The middle is the average of each city’s middle, counted once.");
    expect(words).toContain("What one yard said counts as its city’s price.");
    expect(section.one("caption").words).toBe(
      "Copper in all cities: recorded prices, Australian dollars per kilogram",
    );
    expect(links.map(({ text, href }) => [text, href])).toEqual([
      ["Go to the cities in February 2026", "#cities-heading"],
      ["Download the months as CSV", "/material/copper/history.csv"],
      ["Copper prices today", "/material/copper/"],
      ["All recorded months", "/data/#months"],
    ]);
  });

  it("lists the cities of the latest month by name, with the months to choose from, the latest first", async () => {
    await someMonths();
    const section = await part("/material/copper/history/", "Copper by city in February 2026");
    expect(section.rows).toEqual([
      ["City", "Lowest", "Middle", "Highest", "Records"],
      ["Armidale NSW", "$8.00", "$8.50", "$9.00", "2"],
      ["Sydney NSW", "$10.00", "$10.50", "$11.00", "4"],
    ]);
    expect(section.field("Month").words).toBe("Feb 2026 Jan 2026");
    expect(section.one("form").attribute("action")).toBe(
      "/material/copper/history/#cities-heading",
    );
    expect(section.hrefs).toEqual([
      ...["/armidale/", "/sydney/", "/material/copper/history.csv?month=2026-02"],
      "/prices/2026-02/",
    ]);
  });

  it("lists the cities of the month that is chosen", async () => {
    await someMonths();
    const path = "/material/copper/history/?month=2026-01";
    const cities = await part(path, "Copper by city in January 2026");
    expect(cities.rows.slice(1)).toEqual([["Sydney NSW", "$9.00", "$9.53", "$10.05", "1"]]);
    expect(cities.value("month")).toBe("2026-01");
    expect((await fetchPage(path)).canonical).toBe(`http://localhost${path}`);
  });

  it("leaves out a city that was removed", async () => {
    await someMonths();
    await changed("cities", "delete from cities where id = 5");
    const { rows } = await part("/material/copper/history/", "Copper by city in February 2026");
    expect(rows.slice(1).map(([city]) => city)).toEqual(["Sydney NSW"]);
  });

  it.each(["2031-01", "next", "2026-2", "x".repeat(300)])(
    "month %s shows the latest and says so, and is not indexed",
    async (month) => {
      await someMonths();
      const { main, meta, canonical } = await fetchPage(`/material/copper/history/?month=${month}`);
      expect(main.words).toContain(
        `Nothing is recorded for copper in “${month.slice(0, 100)}”. Here is February 2026 instead.`,
      );
      expect(meta.robots).toBe("noindex");
      expect(canonical).toBe("http://localhost/material/copper/history/");
    },
  );

  it("without a record leads to the metal's page", async () => {
    await recorded();
    // It has no world price either.
    const { main } = await fetchPage("/material/steel/history/");
    expect(main.words).toContain("No prices are recorded for steel yet.");
    expect(main.hrefs).toContain("/material/steel/");
    expect(main.all("table, form, figure")).toHaveLength(0);
  });

  it("of an alias redirects", async () => {
    const { status, headers } = await fetchPath("/material/aluminium/history/");
    expect([status, headers.get("location")]).toEqual([301, "/material/aluminum/history/"]);
  });
});

describe("a metal's history as CSV", () => {
  it("has the months of the country", async () => {
    await someMonths();
    const response = await fetchPath("/material/copper/history.csv");
    expect(response.headers.get("content-disposition")).toContain('"copper-history-sample.csv"');
    expect(await response.text()).toBe(
      [
        "material_slug,month,cities,min,max,middle,observations,is_sample,metal,grade,unit",
        'copper,2026-01,1,9.00,10.05,9.53,1,true,Copper,"No. 2, brass removed",AUD/kg',
        'copper,2026-02,2,8.00,11.00,9.50,6,true,Copper,"No. 2, brass removed",AUD/kg',
        "",
      ].join("\n"),
    );
  });

  it("has the cities of a month on request", async () => {
    await someMonths();
    const response = await fetchPath("/material/copper/history.csv?month=2026-02");
    expect(response.headers.get("content-disposition")).toContain('"copper-2026-02-sample.csv"');
    expect(await response.text()).toBe(
      [
        "city_slug,material_slug,month,min,max,middle,observations,is_sample,city,state,metal,grade,unit",
        'armidale,copper,2026-02,8.00,9.00,8.50,2,true,Armidale,NSW,Copper,"No. 2, brass removed",AUD/kg',
        'sydney,copper,2026-02,10.00,11.00,10.50,4,true,Sydney,NSW,Copper,"No. 2, brass removed",AUD/kg',
        "",
      ].join("\n"),
    );
  });

  it.each([
    ["/material/unobtainium/history.csv", "Material not found"],
    ["/material/copper/history.csv?month=2031-01", "Nothing is recorded for this metal and month."],
  ])("%s is a 404 in words", async (path, words) => {
    await someMonths();
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(`${words}\n`);
  });
});
