import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { shortMonthOf } from "../../../../app/format.ts";
import { trendMonths } from "../../../../app/prices/trend/price-trend.ts";
import { changed } from "../../database.ts";
import { fetchPage } from "../../page.ts";
import { type RecordedMonth, recorded } from "../../recorded.ts";

const SYDNEY = 13;
const METALS = { Copper: 1, Aluminium: 5, Brass: 3, Steel: 15 };
// The sample's day is the page's, whatever the date.
const MONTHS = trendMonths("2026-11");

const record = (
  material: number,
  month: string,
  { city = SYDNEY, low = 800, high = 1100, middle = 950.4 } = {},
): RecordedMonth => [city, material, month, low, high, middle, 4];
const records = (material: number, ...months: string[]) =>
  months.map((month) => record(material, month));
const chart = async (path = "/sydney/") => {
  const page = await fetchPage(path);
  expect(page.status).toBe(200);
  return page.one("#trend");
};
const column = (rows: string[][], name: string) => {
  const at = rows[0]!.indexOf(name);
  expect(at, `${name} in ${rows[0]}`).toBeGreaterThan(0);
  return rows.slice(1).map((row) => row[at]);
};

beforeEach(() =>
  changed("dataset", "update dataset set is_sample = 1, published_on = '2026-11-20'"),
);

describe("the chart of a city", () => {
  it("with nothing recorded is simulated, and says what it said before", async () => {
    await recorded();
    const { words, rows } = await chart();
    expect(words).toMatch(/^12-Month Price Trend in Sydney Simulated /);
    expect(words).toContain(
      "Simulated chart: not past prices and not a forecast. Indicative only.",
    );
    expect(words).toContain("Simulated monthly prices in Sydney,");
    expect(rows[0]).toEqual(["Month", "Copper", "Aluminium", "Brass", "Steel"]);
    expect(words).not.toMatch(/recorded|observations/i);
  });

  it("draws a metal's records from three months on, and names the other lines simulated", async () => {
    await recorded(
      ...records(METALS.Copper, "2025-12", "2026-10", "2026-11"),
      ...records(METALS.Brass, "2026-10", "2026-11"),
      // Thirteen months ago, and another city's.
      ...records(METALS.Steel, "2025-11", "2026-10", "2026-11"),
      ...MONTHS.map((month) => record(METALS.Aluminium, month, { city: 5 })),
    );
    const { words, rows } = await chart();
    expect(words).toMatch(/^12-Month Price Trend in Sydney Partly simulated /);
    expect(words).toContain("Copper: 12 observations since December 2025");
    expect(words).toContain("Simulated lines are not past prices.");
    expect(words).toContain("Recorded and simulated monthly prices in Sydney,");
    expect(rows[0]?.slice(1)).toEqual([
      "Copper",
      "Aluminium (simulated)",
      "Brass (simulated)",
      "Steel (simulated)",
    ]);
    expect(column(rows, "Copper")).toEqual([
      "$9.50 ($8.00 – $11.00)",
      ...Array(9).fill("nothing recorded"),
      "$9.50 ($8.00 – $11.00)",
      "$9.50 ($8.00 – $11.00)",
    ]);
    for (const cell of column(rows, "Steel (simulated)")) expect(cell).toMatch(/^\$0\.\d\d$/);
  });

  it("says nothing of simulation where every metal is recorded", async () => {
    await recorded(
      ...Object.values(METALS).flatMap((metal) => records(metal, ...MONTHS.slice(-3))),
    );
    const { words, rows } = await chart();
    expect(words).not.toMatch(/simulated/i);
    expect(words).toContain("Steel: 12 observations since September 2026");
    expect(words).toContain("Recorded monthly prices in Sydney,");
    expect(rows[0]?.slice(1)).toEqual(Object.keys(METALS));
  });

  it("shows one price where a month's were all the same", async () => {
    const same = { low: 800, high: 800, middle: 800 };
    await recorded(...MONTHS.map((month) => record(METALS.Copper, month, same)));
    expect(column((await chart()).rows, "Copper")).toEqual(Array(12).fill("$8.00"));
  });

  it("is not there in a city without prices, even if some are recorded", async () => {
    const { results } = await env.DB.prepare("select id from cities where slug = 'katherine'").all<{
      id: number;
    }>();
    const city = results[0]!.id;
    await recorded(...MONTHS.map((month) => record(METALS.Copper, month, { city })));
    const { words } = await fetchPage("/katherine/");
    expect(words).toContain("We have no prices for Katherine yet.");
    expect(words).not.toContain("12-Month Price Trend");
  });
});

it("no city shows an invented price as recorded, or a recorded one as simulated", async () => {
  // Every third of them is enough: each has another mix of metals with many months, few and none, with
  // gaps in each. Every fifth has no records at all.
  const { results: cities } = await env.DB.prepare(
    "select id, slug from cities where id % 3 = 1 order by id",
  ).all<{ id: number; slug: string }>();
  const withRecords = cities.filter(({ id }) => id % 5 > 0);
  const rows = withRecords.flatMap(({ id }) =>
    Object.values(METALS).flatMap((material, m) =>
      MONTHS.filter((_, i) => (id * 7 + m * 5 + i * 11) % 12 < (id + m * 3) % 10).map(
        (month, i) => {
          const low = 100 + id * 3 + i;
          const middle = low + 10 * m;
          return record(material, month, { city: id, low, high: low + 20 * m, middle });
        },
      ),
    ),
  );
  await recorded(...rows);
  const kinds = new Set<string>();
  for (const { id, slug } of cities) {
    const page = await fetchPage(`/${slug}/`);
    const [section] = page.all("#trend");
    if (!section) continue;
    const isSimulated = section.words.includes("Simulated monthly prices");
    for (const [name, material] of Object.entries(METALS)) {
      const found = rows.filter(([city, metal]) => city === id && metal === material);
      const isRecorded = found.length >= 3;
      const title = isRecorded || isSimulated ? name : `${name} (simulated)`;
      kinds.add(`${title.replace(name, "metal")}${isRecorded ? " with records" : ""}`);
      expect(isSimulated && isRecorded, slug).toBe(false);
      const cells = column(section.rows, title);
      const words = MONTHS.map((month) => {
        const one = found.find(([, , ofMonth]) => ofMonth === month);
        return one ? priceOf(one) : "nothing recorded";
      });
      if (isRecorded) expect(cells, `${slug} ${name}`).toEqual(words);
      else for (const cell of cells) expect(cell, `${slug} ${name}`).toMatch(/^\$\d+\.\d\d$/);
    }
    expect(section.rows.slice(1).map(([month]) => month)).toEqual(MONTHS.map(shortMonthOf));
  }
  // Charts of all kinds were met, or the test says nothing.
  expect(kinds).toEqual(new Set(["metal", "metal (simulated)", "metal with records"]));
});

function priceOf([, , , low, high, middle]: RecordedMonth): string {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const range = low < high ? ` (${dollars(low)} – ${dollars(high)})` : "";
  return dollars(middle) + range;
}
