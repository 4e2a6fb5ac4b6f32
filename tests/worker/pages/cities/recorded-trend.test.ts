import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { trendMonths } from "../../../../app/cities/trend/trend.ts";
import { shortMonthOf } from "../../../../app/words/format.ts";
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
  it("with nothing recorded and no world prices is simulated, and says so", async () => {
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

  it("draws a metal's records from three months on, and says why the others have no line", async () => {
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

  it("says nothing of simulation where every metal is recorded", async () => {
    await recorded(
      ...Object.values(METALS).flatMap((metal) => records(metal, ...MONTHS.slice(-3))),
    );
    const { words, rows } = await chart();
    expect(words).not.toMatch(/simulated/i);
    expect(words).toContain("Line: mid-price. Band: low to high.");
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

it("every line of every city is recorded, or estimated from world prices, and says which", async () => {
  const { results: cities } = await env.DB.prepare("select id, slug from cities order by id").all<{
    id: number;
    slug: string;
  }>();
  // Another mix of metals with many months, few and none in each, with gaps. Every fifth has no records at all.
  const rows = cities
    .filter(({ id }) => id % 5 > 0)
    .flatMap(({ id }) =>
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
  const world = new Map(MONTHS.map((month, i) => [month, 10 + ((i * 7) % 5)]));
  world.delete(MONTHS[3]!);
  const months = JSON.stringify([...world].map(([month, price]) => [month, 1, 1, price]));
  await published("world_prices", `update world_prices set months = '${months}'`);
  const { results: prices } = await env.DB.prepare(
    "select city_id, material_id, min_cents, max_cents, checked_on from prices",
  ).all<Price>();
  const kinds = new Set<string>();
  for (const { id, slug } of cities) {
    const [section] = (await fetchPage(`/${slug}/`)).all("#trend");
    if (!section) continue;
    expect(section.words, slug).not.toMatch(/simulated/i);
    const lines = Object.entries(METALS).flatMap(([name, material]) => {
      const found = rows.filter(([city, metal]) => city === id && metal === material);
      if (found.length >= 3) return [{ name, cells: recordedCells(found) }];
      const price = prices.find((one) => one.city_id === id && one.material_id === material);
      const cells = material === METALS.Steel ? undefined : estimatedCells(price, world);
      return cells ? [{ name: `${name} (estimated from world prices)`, cells }] : [];
    });
    const [head = [], ...body] = section.rows;
    expect(head.slice(1), slug).toEqual(lines.map(({ name }) => name));
    for (const { name, cells } of lines) {
      kinds.add(name);
      expect(column(section.rows, name), `${slug} ${name}`).toEqual(cells);
    }
    if (lines.length > 0) expect(body.map(([month]) => month)).toEqual(MONTHS.map(shortMonthOf));
  }
  // Lines of all kinds were met, or the test says nothing.
  const both = ["Copper", "Aluminium", "Brass"].flatMap((name) => [
    name,
    `${name} (estimated from world prices)`,
  ]);
  expect(kinds).toEqual(new Set([...both, "Steel"]));
});

interface Price {
  city_id: number;
  material_id: number;
  min_cents: number;
  max_cents: number;
  checked_on: string;
}

function recordedCells(found: RecordedMonth[]): string[] {
  return MONTHS.map((month) => {
    const one = found.find(([, , ofMonth]) => ofMonth === month);
    return one ? priceOf(one) : "nothing recorded";
  });
}

function estimatedCells(
  price: Price | undefined,
  world: Map<string, number>,
): string[] | undefined {
  if (!price?.min_cents || !price.max_cents) return undefined;
  const base = world.get(price.checked_on.slice(0, 7));
  if (!base) return undefined;
  const middle = Math.round((price.min_cents + price.max_cents) / 2);
  return MONTHS.map((month) => {
    const price = world.get(month);
    if (!price) return "no world price";
    return `$${(Math.round((middle * price) / base) / 100).toFixed(2)}`;
  });
}

function priceOf([, , , low, high, middle]: RecordedMonth): string {
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const range = low < high ? ` (${dollars(low)} – ${dollars(high)})` : "";
  return dollars(middle) + range;
}
