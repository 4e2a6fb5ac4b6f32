import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { trendMonths } from "../../../../app/cities/trend/trend.ts";
import { changed, published } from "../../database.ts";
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
  it("is simulated without records and world prices, and says so", async () => {
    await recorded();
    await published("world_prices", "delete from world_prices");
    const { words, rows } = await chart();
    expect(words).toMatch(/^12-Month Price Trend in Sydney Simulated /);
    expect(words).toContain(
      "Simulated chart: not past prices and not a forecast. Indicative only.",
    );
    expect(words).toContain("Simulated monthly prices in Sydney,");
    expect(rows[0]).toEqual(["Month", "Copper", "Aluminium", "Brass", "Steel"]);
    expect(words).not.toMatch(/recorded|mid-price/i);
  });

  it("draws metals with three recorded months or more, and gives reasons for missing lines", async () => {
    await recorded(
      ...records(METALS.Copper, "2025-12", "2026-10", "2026-11"),
      ...records(METALS.Brass, "2026-10", "2026-11"),
      // Thirteen months ago, and another city's.
      ...records(METALS.Steel, "2025-11", "2026-10", "2026-11"),
      ...MONTHS.map((month) => record(METALS.Aluminium, month, { city: 5 })),
    );
    const { words, rows } = await chart();
    expect(words).not.toMatch(/simulated/i);
    expect(words).toContain("Recorded monthly prices in Sydney,");
    expect(words).toContain(
      "Brass: no line yet. Fewer than three months are recorded, and world prices end in May 2026.",
    );
    expect(rows[0]).toEqual(["Month", "Copper"]);
    expect(column(rows, "Copper")).toEqual([
      "$9.50 ($8.00 – $11.00)",
      ...Array(9).fill("nothing recorded"),
      "$9.50 ($8.00 – $11.00)",
      "$9.50 ($8.00 – $11.00)",
    ]);
  });

  it("estimates a metal's other months from its price and world prices", async () => {
    await recorded();
    const months = JSON.stringify([
      ["2026-10", 1, 1, 10],
      ["2026-11", 1, 1, 20],
    ]);
    await published("world_prices", `update world_prices set months = '${months}'`);
    const { words, rows } = await chart();
    expect(words).toContain("Monthly prices in Sydney, estimated from world prices,");
    expect(column(rows, "Copper (estimated from world prices)")).toEqual([
      ...Array(10).fill("no world price"),
      ...["$4.75", "$9.50"],
    ]);
  });

  it("is absent in a city without prices, even if some are recorded", async () => {
    const city = await env.DB.prepare(
      "select id from cities where slug = 'katherine'",
    ).first<number>("id");
    await recorded(...MONTHS.map((month) => record(METALS.Copper, month, { city: city! })));
    expect((await fetchPage("/katherine/")).words).not.toContain("12-Month Price Trend");
  });
});
