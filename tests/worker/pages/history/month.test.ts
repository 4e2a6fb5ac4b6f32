import { describe, expect, it } from "vitest";
import { changed } from "../../database.ts";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";
import { recorded } from "../../recorded.ts";

const [SYDNEY, ARMIDALE] = [13, 5];
const [COPPER, BRASS] = [1, 3];

const someMonths = () =>
  recorded(
    [SYDNEY, COPPER, "2025-12", 900, 1005, 952.5, 1],
    [SYDNEY, BRASS, "2026-02", 500, 600, 550, 2],
    [SYDNEY, COPPER, "2026-02", 1000, 1100, 1050, 4],
    [ARMIDALE, COPPER, "2026-02", 800, 900, 850, 2],
    [SYDNEY, COPPER, "2026-03", 1000, 1100, 1050, 4],
  );

const part = async (path: string, heading: string) => (await fetchPage(path)).main.section(heading);

describe("a month", () => {
  it("lists every metal in the order of the site", async () => {
    await someMonths();
    const section = await part("/prices/2026-02/", "Prices across Australia");
    const { rows, links, words } = section;
    expect(section.one("caption").words).toBe(
      "All cities in February 2026: recorded prices, Australian dollars per kilogram",
    );
    expect(words).toContain("each city’s middle, counted once");
    expect(hrefsOf(links, "Download all cities and metals as CSV")).toEqual([
      "/prices/2026-02.csv",
    ]);
    expect(rows).toEqual([
      ["Metal", "Lowest", "Middle", "Highest", "Cities", "Records"],
      ["Copper", "$8.00", "$9.50", "$11.00", "2", "6"],
      ["Brass", "$5.00", "$5.50", "$6.00", "1", "2"],
    ]);
  });

  it("shows a city on request", async () => {
    await someMonths();
    const section = await part("/prices/2026-02/?city=sydney", "In Sydney");
    const { rows, hrefs } = section;
    expect(section.one("caption").words).toBe(
      "Sydney, NSW in February 2026: recorded prices, Australian dollars per kilogram",
    );
    expect(rows.slice(1)).toEqual([
      ["Copper", "$10.00", "$10.50", "$11.00", "4"],
      ["Brass", "$5.00", "$5.50", "$6.00", "2"],
    ]);
    expect(hrefs).toEqual([
      ...["copper", "brass"].map((metal) => `/material/${metal}/history/?month=2026-02`),
      "/sydney/history/",
    ]);
    expect((await part("/prices/2026-02/?city=SYDNEY", "In Sydney")).rows).toEqual(rows);
    expect((await part("/prices/2026-02/", "In one city")).field("City").words).toMatch(
      /^Choose a city/,
    );
  });

  it("says that a city has no record, or that we don't know it", async () => {
    await someMonths();
    expect((await part("/prices/2026-02/?city=perth", "In Perth")).words).toContain(
      "No prices are recorded for Perth in February 2026.",
    );
    const { main, meta } = await fetchPage("/prices/2026-02/?city=atlantis");
    expect(main.section("In one city").words).toContain("We don’t know the city “atlantis”.");
    const long = await part(`/prices/2026-02/?city=${"x".repeat(300)}`, "In one city");
    expect(long.words).toContain(`We don’t know the city “${"x".repeat(100)}”.`);
    expect(meta.robots).toBe("noindex");
  });

  it("leads to the recorded months on both sides", async () => {
    await someMonths();
    const months = (await fetchPage("/prices/2026-02/")).main.one("nav[aria-label=Months]");
    expect(months.all("[rel]").map((link) => link.attribute("rel"))).toEqual(["prev", "next"]);
    expect(months.links.map(({ text, href }) => [text, href])).toEqual([
      ["Previous: December 2025", "/prices/2025-12/"],
      ["Next: March 2026", "/prices/2026-03/"],
      ["All recorded months", "/data/#months"],
    ]);
  });

  it("lists the editions that are dated in it, with what they changed", async () => {
    await someMonths();
    await changed(
      "publications",
      `insert into publications (id, follows, published_at, name, published_on, is_sample, version,
          changed_prices, checked_prices, note)
        values (6, 5, 6000, 'Week 5', '2026-02-02', 1, 'a', 945, 0, null),
          (7, 6, 7000, 'Week 6', '2026-02-08', 1, 'b', 12, 30, 'Brass in Perth corrected'),
          (8, 7, 8000, 'March', '2026-03-01', 1, 'c', 1, 2, null)`,
    );
    const section = await part("/prices/2026-02/", "What we published");
    expect(section.one("caption").words).toBe(
      "Editions dated February 2026, which can include prices checked the month before",
    );
    expect(section.rows).toEqual([
      ["Edition", "What it did"],
      ["2 February 2026 Week 5", "945 prices published"],
      ["8 February 2026 Week 6", "12 prices changed, 30 checked again Brass in Perth corrected"],
    ]);
    expect((await part("/prices/2025-12/", "What we published")).words).toContain(
      "No edition is dated December 2025.",
    );
  });

  it("says how to cite it, and that corrections are included", async () => {
    await someMonths();
    const { main } = await fetchPage("/prices/2026-02/?city=sydney");
    expect(main.section("How to cite this page").words).toContain(
      "Scrap metal prices in February 2026 . Scrap Metal Prices Australia. http://localhost/prices/2026-02/",
    );
    expect(main.words).toContain("Records added or corrected later are included.");
  });

  it.each(["/prices/2031-01/", "/prices/2026-13/", "/prices/2026-2/", "/prices/latest/"])(
    "%s is a 404 with the way to the list",
    async (path) => {
      const page = await fetchPage(path);
      expect(page.status).toBe(404);
      expect([page.heading, page.title]).toEqual(["Page Not Found", "Page Not Found"]);
      expect(page.hrefs).toContain("/data/#months");
      expect(page.meta.robots).toBe("noindex");
    },
  );
});

describe("a month as CSV", () => {
  it("has all cities and metals", async () => {
    await someMonths();
    const response = await fetchPath("/prices/2026-02.csv");
    expect(response.headers.get("content-disposition")).toContain('"prices-2026-02-sample.csv"');
    expect(await response.text()).toBe(
      [
        "city_slug,material_slug,month,min,max,middle,observations,is_sample,city,state,metal,grade,unit",
        'armidale,copper,2026-02,8.00,9.00,8.50,2,true,Armidale,NSW,Copper,"No. 2, brass removed",AUD/kg',
        'sydney,copper,2026-02,10.00,11.00,10.50,4,true,Sydney,NSW,Copper,"No. 2, brass removed",AUD/kg',
        "sydney,brass,2026-02,5.00,6.00,5.50,2,true,Sydney,NSW,Brass,Clean yellow brass,AUD/kg",
        "",
      ].join("\n"),
    );
  });

  it.each(["/prices/2031-01.csv", "/prices/latest.csv"])("%s is a 404 in words", async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Nothing is recorded for this month.\n");
  });
});

describe("the list of months", () => {
  const LIST = "Prices month by month";

  it("is on the page of data, the latest year first", async () => {
    await someMonths();
    const { links } = await part("/data/", LIST);
    expect(links.map(({ text, href }) => [text, href])).toEqual([
      ["Feb 2026", "/prices/2026-02/"],
      ["Mar 2026", "/prices/2026-03/"],
      ["Dec 2025", "/prices/2025-12/"],
    ]);
  });

  it("says so where nothing is recorded", async () => {
    await recorded();
    expect((await part("/data/", LIST)).words).toContain("Nothing is recorded yet.");
  });
});
