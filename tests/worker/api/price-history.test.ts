import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PriceObservation } from "../../../worker/data/record/observations.ts";
import type { CityPriceMonth } from "../../../worker/data/record/price-months.ts";
import { changed } from "../database.ts";
import { fetchJson, fetchPath } from "../fetch.ts";

interface Body {
  months: CityPriceMonth[] | null;
  observations: PriceObservation[] | null;
  next: string | null;
}

const [SYDNEY, ARMIDALE] = [13, 5];
const [COPPER, BRASS] = [1, 3];

/** Adds rows to an empty table until the test ends. */
async function filled(table: string, rows: unknown[][]): Promise<void> {
  await changed(table, `delete from ${table}`);
  const values = rows[0]!.map((_, i) => `value->>${i}`).join();
  await env.DB.prepare(`insert into ${table} select ${values} from json_each(?1)`)
    .bind(JSON.stringify(rows))
    .run();
}

/** An observation: city, material, day, lowest and highest cents; publication and kind if given. */
const observed = (
  city: number,
  material: number,
  day: string,
  low: number | null,
  high: number | null,
  publication = 1,
  isSample = 1,
) => [isSample, city, material, day, publication, low, high, null, null, 0, null, null];

beforeEach(async () => {
  await filled("price_months", [
    [SYDNEY, COPPER, "2025-12", 800, 1000, 900.4, 2],
    [SYDNEY, COPPER, "2026-01", 850, 1050, 950, 1],
    [SYDNEY, BRASS, "2026-01", 500, 620, 560, 3],
    [ARMIDALE, COPPER, "2026-01", 780, 990, 885, 1],
  ]);
  await filled("price_history", [
    // From the quotes of three yards.
    [...observed(SYDNEY, COPPER, "2026-01-02", 800, 1000).slice(0, -2), 3, "2025-12-30"],
    observed(SYDNEY, COPPER, "2026-01-31", 850, 1050),
    // Corrected by a later publication.
    observed(SYDNEY, COPPER, "2026-01-31", 860, 1060, 2),
    observed(SYDNEY, COPPER, "2026-02-01", 870, 1070),
    // Withdrawn by a later publication.
    observed(SYDNEY, BRASS, "2026-01-05", 500, 600),
    observed(SYDNEY, BRASS, "2026-01-05", null, null, 2),
    observed(SYDNEY, BRASS, "2026-01-09", 0, 0),
    observed(ARMIDALE, COPPER, "2026-01-04", 780, 990),
    // Real, while the sample is live.
    observed(SYDNEY, COPPER, "2026-01-03", 1, 2, 1, 0),
  ]);
});

const inCity = `/api/prices/city/${SYDNEY}/history`;
const ofMaterial = `/api/prices/material/${COPPER}/history`;

/** Each month as "city material month". */
async function monthsAt(path: string): Promise<string[]> {
  const { months, observations } = await fetchJson<Body>(path);
  expect(observations).toBeNull();
  return months!.map((row) => `${row.cityId} ${row.materialId} ${row.month}`);
}

/** Each observation as "city material day min–max". */
async function observationsAt(path: string): Promise<string[]> {
  const { months, observations } = await fetchJson<Body>(path);
  expect(months).toBeNull();
  return observations!.map(
    (row) => `${row.cityId} ${row.materialId} ${row.checkedOn} ${row.minPrice}–${row.maxPrice}`,
  );
}

describe("the price record of a city", () => {
  it("is its months in dollars, by material, the earliest first", async () => {
    const { months, next } = await fetchJson<Body>(inCity);
    expect(next).toBeNull();
    expect(months?.[0]).toEqual({
      cityId: SYDNEY,
      materialId: COPPER,
      month: "2025-12",
      minPrice: 8,
      maxPrice: 10,
      middlePrice: 9,
      observations: 2,
    });
    expect(await monthsAt(inCity)).toEqual(["13 1 2025-12", "13 1 2026-01", "13 3 2026-01"]);
  });

  it("is narrowed by months, days and material", async () => {
    expect(await monthsAt(`${inCity}?from=2026-01`)).toEqual(["13 1 2026-01", "13 3 2026-01"]);
    expect(await monthsAt(`${inCity}?from=2025-12-31&to=2025-12-31`)).toEqual(["13 1 2025-12"]);
    expect(await monthsAt(`${inCity}?material=${BRASS}`)).toEqual(["13 3 2026-01"]);
    expect(await monthsAt(`${inCity}?from=2026-02&to=2026-01`)).toEqual([]);
    expect(await monthsAt(`${inCity}?material=999`)).toEqual([]);
  });

  it("has every observation that counts: the latest of a day, and none that was withdrawn", async () => {
    expect(await observationsAt(`${inCity}?observations=true`)).toEqual([
      "13 1 2026-01-02 8–10",
      "13 1 2026-01-31 8.6–10.6",
      "13 1 2026-02-01 8.7–10.7",
      "13 3 2026-01-09 0–0",
    ]);
    const { observations } = await fetchJson<Body>(`${inCity}?observations=true`);
    expect(observations?.map(({ yards, basis }) => yards ?? basis)).toEqual([
      ...[3, "typed", "typed", "typed"],
    ]);
  });

  it("takes a month from its first to its last day", async () => {
    const january = `${inCity}?observations=true&material=${COPPER}&from=2026-01&to=2026-01`;
    expect(await observationsAt(january)).toEqual([
      "13 1 2026-01-02 8–10",
      "13 1 2026-01-31 8.6–10.6",
    ]);
    const days = `${inCity}?observations=true&from=2026-01-31&to=2026-02-01`;
    expect(await observationsAt(days)).toEqual([
      "13 1 2026-01-31 8.6–10.6",
      "13 1 2026-02-01 8.7–10.7",
    ]);
  });

  it("is empty for a city without any record", async () => {
    expect(await monthsAt("/api/prices/city/33/history")).toEqual([]);
  });
});

describe("the price record of a material", () => {
  it("goes from city to city, and is narrowed to one", async () => {
    expect(await monthsAt(ofMaterial)).toEqual(["5 1 2026-01", "13 1 2025-12", "13 1 2026-01"]);
    expect(await monthsAt(`${ofMaterial}?city=${ARMIDALE}`)).toEqual(["5 1 2026-01"]);
    expect(await observationsAt(`${ofMaterial}?observations=true&to=2026-01-30`)).toEqual([
      "5 1 2026-01-04 7.8–9.9",
      "13 1 2026-01-02 8–10",
    ]);
  });
});

describe("a record of more than 1,000 rows", () => {
  const months = Array.from({ length: 1_205 }, (_, i) => {
    const year = 1926 + Math.floor(i / 12);
    return `${year}-${String((i % 12) + 1).padStart(2, "0")}`;
  });
  const pages = [
    inCity,
    ofMaterial,
    `${inCity}?observations=true`,
    `${ofMaterial}?observations=true`,
  ];

  it("of just 1,000 has no second page", async () => {
    await env.DB.prepare("delete from price_months").run();
    await env.DB.prepare(
      `insert into price_months select ${SYDNEY}, ${COPPER}, value, 1, 2, 1.5, 1 from json_each(?1)`,
    )
      .bind(JSON.stringify(months.slice(0, 1_000)))
      .run();
    const { months: found, next } = await fetchJson<Body>(inCity);
    expect([found?.length, next]).toEqual([1_000, null]);
  });

  it.each(pages)("of %s comes in pages that miss and repeat nothing", async (path) => {
    // Some of them in another city and of another material.
    const place = (i: number) => [i < 3 ? ARMIDALE : SYDNEY, i > 1_201 ? BRASS : COPPER] as const;
    await env.DB.batch([
      env.DB.prepare("delete from price_months"),
      env.DB.prepare("delete from price_history"),
      env.DB.prepare(
        `insert into price_months select value->>0, value->>1, value->>2, 1, 2, 1.5, 1
          from json_each(?1)`,
      ).bind(JSON.stringify(months.map((month, i) => [...place(i), month]))),
      env.DB.prepare(
        `insert into price_history select 1, value->>0, value->>1, value->>2, 1, 1, 2, null, null, 0, null, null
          from json_each(?1)`,
      ).bind(JSON.stringify(months.map((month, i) => [...place(i), `${month}-15`]))),
    ]);
    const first = await fetchJson<Body>(path);
    const second = await fetchJson<Body>(
      `${path}${path.includes("?") ? "&" : "?"}cursor=${first.next}`,
    );
    expect(second.next).toBeNull();
    const dates = [first, second].flatMap(({ months, observations }) => [
      ...(months ?? []).map(({ month }) => month),
      ...(observations ?? []).map(({ checkedOn }) => checkedOn.slice(0, 7)),
    ]);
    const wanted = months.filter((_, i) =>
      path.startsWith(inCity) ? place(i)[0] === SYDNEY : place(i)[1] === COPPER,
    );
    expect((first.months ?? first.observations)?.length).toBe(1_000);
    expect(dates).toEqual(wanted);
  });
});

describe("what cannot be right", () => {
  it.each([
    ["from=2026-13", "from"],
    ["from=2026", "from"],
    ["to=2026-01-32", "to"],
    ["to=tomorrow", "to"],
    ["to=", "to"],
    ["observations=yes", "observations"],
    ["material=0", "material"],
    ["material=1&material=2", "material"],
    ["cursor=1", "cursor"],
    ["cursor=1.2026-01'--", "cursor"],
  ])("%s is a 400 that names it", async (query, name) => {
    const response = await fetchPath(`${inCity}?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: expect.stringMatching(new RegExp(`^${name} must be `)),
    });
  });

  it.each([
    ["/api/prices/city/9999/history", "City not found"],
    ["/api/prices/material/9999/history?observations=true", "Material not found"],
  ])("%s is a 404", async (path, error) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error });
  });
});
