import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { csvResponse } from "../../../../app/history/csv-response.ts";
import { FORMATS } from "../../../../app/open-data/file-text.ts";
import { recordsOf } from "../../../../app/open-data/records.ts";
import { FILES, type FileName } from "../../../../app/words/download-fields.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../../../worker/data/local-day.ts";
import type { Material } from "../../../../worker/data/materials.ts";
import type { City } from "../../../../worker/data/places/cities.ts";
import type { CityPrice, PriceRange } from "../../../../worker/data/prices.ts";
import type { PriceObservation } from "../../../../worker/data/record/observations.ts";
import type { CityPriceMonth } from "../../../../worker/data/record/price-months.ts";
import { createStore, DatabaseError } from "../../../../worker/data/store.ts";
import { streamOf } from "../../../../worker/data/streamed-text.ts";
import type { Yard } from "../../../../worker/data/yards/yards.ts";
import { changed, databaseThat, failingDatabase, quietErrors } from "../../database.ts";
import { fetchJson, fetchPath, fetchWith } from "../../fetch.ts";

const PATHS = FILES.flatMap(({ name }) => [`/data/${name}.csv`, `/data/${name}.json`]);
const LAUNCESTON = 37;

type Cells = Record<string, string>;

const cellsOf = (csv: string): Cells[] => parse(csv, { columns: true });

async function download(path: string): Promise<string> {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  return response.text();
}

/** Launceston's rows of a file as the API's prices say them, with what else they have. */
async function expectInLaunceston<Price extends PriceRange & { materialId: number }>(
  name: FileName,
  prices: Price[],
  more: (price: Price) => Cells,
): Promise<void> {
  const materials = await fetchJson<Material[]>("/api/materials");
  const found = cellsOf(await download(`/data/${name}.csv`));
  expect(found.filter(({ city_slug }) => city_slug === "launceston")).toEqual(
    prices.map((price) => {
      const material = materials.find(({ id }) => id === price.materialId);
      return {
        ...{ city_slug: "launceston", city: "Launceston", state: "TAS", unit: "AUD/kg" },
        ...{ material_slug: material?.slug, metal: material?.name, grade: material?.grade ?? "" },
        ...{ min: price.minPrice.toFixed(2), max: price.maxPrice.toFixed(2), ...more(price) },
      };
    }),
  );
}

describe("a file of the data has what the API gives", () => {
  it("of the prices", async () => {
    const prices = await fetchJson<CityPrice[]>(`/api/prices/city/${LAUNCESTON}`);
    const [first] = JSON.parse(await download("/data/prices.json"));
    expect(first).toMatchObject({ city_slug: "adelaide", material_slug: "copper", min: 7.75 });
    await expectInLaunceston("prices", prices, ({ description, checkedOn, yards, basis }) => ({
      ...{ description, checked_on: checkedOn, yards: String(yards ?? ""), basis },
      self_quoted: "",
    }));
  });

  it("of the recorded months", async () => {
    const { months } = await fetchJson<{ months: CityPriceMonth[] }>(
      `/api/prices/city/${LAUNCESTON}/history`,
    );
    await expectInLaunceston("price-months", months, ({ month, middlePrice, observations }) => ({
      ...{ month, middle: middlePrice.toFixed(2), observations: String(observations) },
    }));
  });

  it("of the observations, and none of the kind that is not live", async () => {
    await changed(
      "price_history",
      `insert into price_history (is_sample, city_id, material_id, checked_on, publication_id,
        min_cents, max_cents) values (0, ${LAUNCESTON}, 1, '2026-11-01', 1, 1, 2),
        (1, ${LAUNCESTON}, 1, '2026-11-02', 1, 700, 800), (1, ${LAUNCESTON}, 1, '2026-11-02', 2, null, null)`,
    );
    const { observations } = await fetchJson<{ observations: PriceObservation[] }>(
      `/api/prices/city/${LAUNCESTON}/history?observations=true`,
    );
    expect(observations.filter(({ checkedOn }) => checkedOn < "2026-11-03")).toEqual([]);
    await expectInLaunceston("observations", observations, ({ checkedOn, yards, basis }) => ({
      ...{ checked_on: checkedOn, yards: String(yards ?? ""), basis },
    }));
  });

  it("of the yards, whatever their texts hold", async () => {
    const today = dayIn(NATIONAL_TIME_ZONE);
    await changed(
      "scrap_yards",
      `update scrap_yards set description = 'Says "yes", and' || char(10) || 'more', phone = null,
        closed = '2026-12-20..2027-01-06 Christmas', source = 'OpenStreetMap, ODbL', own_prices = '[["copper",920,950,"${today}"]]' where id = 33`,
    );
    const yards = await fetchJson<Yard[]>("/api/scrapyards");
    const cities = await fetchJson<City[]>("/api/cities");
    const byId = new Map(cities.map((city) => [city.id, city]));
    expect(JSON.parse(await download("/data/yards.json"))).toEqual(
      yards.map(
        ({
          cityId,
          acceptedMaterials,
          openingHours,
          checkedOn,
          isApproximate,
          ownPrices,
          ...yard
        }) => ({
          own_prices: ownPrices && [`copper 9.20-9.50 ${today}`],
          ...{ ...yard, city_slug: byId.get(cityId)?.slug, city: byId.get(cityId)?.name },
          ...{ state: byId.get(cityId)?.state, accepted_materials: acceptedMaterials },
          ...{ opening_hours: openingHours, checked_on: checkedOn, is_approximate: isApproximate },
        }),
      ),
    );
    const cells = cellsOf(await download("/data/yards.csv")).find(({ id }) => id === "33");
    expect(cells).toMatchObject({
      ...{ description: 'Says "yes", and\nmore', phone: "", latitude: "-27.417" },
      ...{ accepted_materials: expect.stringContaining("Copper;"), is_approximate: "false" },
      ...{ closed: expect.stringContaining("Christmas"), source: "OpenStreetMap, ODbL" },
    });
  });

  it.each(FILES)("as JSON as well as CSV: $name", async ({ name, fields }) => {
    const objects = JSON.parse(await download(`/data/${name}.json`)) as object[];
    const cells = cellsOf(await download(`/data/${name}.csv`));
    expect(objects).toHaveLength(cells.length);
    expect(Object.keys(objects[0]!)).toEqual(Object.keys(cells[0]!));
    expect(Object.keys(objects[0]!)).toEqual(fields.map(([field]) => field));
  });

  it("of the world prices", async () => {
    const rows: Record<string, unknown>[] = JSON.parse(await download("/data/world-prices.json"));
    expect(rows.findLast(({ series }) => series === "copper")).toEqual({
      ...{ series: "copper", month: "2026-05", usd: 13543.19, unit: "USD/t" },
      ...{ aud_per_usd: 1.3912, aud_per_kg: 18.8413, edition: "2026-06-02" },
    });
  });
});

describe("a file that takes several reads", () => {
  it("breaks off when the database fails on the way", async () => {
    quietErrors();
    let reads = 0;
    const DB = databaseThat((sql) => {
      if (sql.includes('from "prices"') && ++reads > 2) throw new Error("D1_ERROR");
    });
    const records = await recordsOf(createStore({ DB }), "prices", 100);
    const body = await streamOf(FORMATS.json.write(records));
    await expect(new Response(body).text()).rejects.toThrow(DatabaseError);
  });
});

describe("a file of nothing", () => {
  it.each([
    ["price-months", "price_months"],
    ["observations", "price_history"],
    ["world-prices", "world_prices"],
  ] as const)("has a header line, or is an empty list: %s", async (name, table) => {
    await changed(table, `delete from ${table}`);
    const fields = FILES.find((file) => file.name === name)!.fields.map(([field]) => field);
    expect(await download(`/data/${name}.csv`)).toBe(`${fields}\n`);
    expect(await download(`/data/${name}.json`)).toBe("[]");
  });
});

describe("downloads over HTTP", () => {
  it("say in any letter case what they are, and under which name to save them", async () => {
    const sample = await fetchPath("/data/prices.csv");
    expect(sample.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(sample.headers.get("content-disposition")).toBe(
      'attachment; filename="sample-prices.csv"',
    );
    expect(sample.headers.get("access-control-allow-origin")).toBe("*");
    await sample.body?.cancel();
    // World prices are real, also beside sample prices.
    const world = await fetchPath("/data/World-Prices.CSV", { method: "HEAD" });
    expect(world.headers.get("content-disposition")).toBe(
      'attachment; filename="world-prices.csv"',
    );
    await changed("dataset", "update dataset set is_sample = 0");
    const real = await fetchPath("/data/yards.json");
    expect(real.headers.get("content-type")).toBe("application/json");
    expect(real.headers.get("content-disposition")).toBe('attachment; filename="yards.json"');
    await real.body?.cancel();
  });

  it.each([
    "/data/prices",
    "/data/prices.xml",
    "/data/prices.csv.junk1",
    "/data/.csv",
    "/data/__proto__.csv",
  ])("%s is a 404", async (path) => {
    expect((await fetchPath(path)).status).toBe(404);
  });

  it.each(PATHS)("%s is a 503 while the database fails", async (path) => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.text()).toMatch(/^Failed to fetch [a-z ]+$/);
  });
});

describe("a spreadsheet", () => {
  it("takes no text of a file for a formula, and every number for a number", async () => {
    async function* batches() {
      yield [["=HYPERLINK(1)", "'=1", "+61 2 5550 1234", -33.86, ["Copper", "@x"]]];
    }
    const names = ["a", "b", "c", "d", "e"];
    const csv = await new Response(
      await streamOf(FORMATS.csv.write({ names, batches: batches() })),
    ).text();
    expect(csv).toBe("a,b,c,d,e\n'=HYPERLINK(1),''=1,+61 2 5550 1234,-33.86,Copper;'@x\n");
    const metal = { name: "=Copper", slug: "=1", grade: "-x" };
    const prices = { month: "2026-11", minPrice: 1, middlePrice: 2, maxPrice: 3, observations: 4 };
    const rows = [{ ...prices, cities: 5, metal }];
    const page = await csvResponse(createStore(env), async () => ({
      name: "a",
      isNational: true,
      rows,
    }));
    const line = "'=1,2026-11,5,1.00,3.00,2.00,4,true,'=Copper,'-x,AUD/kg";
    expect(await page.text()).toContain(`\n${line}\n`);
  });
});
