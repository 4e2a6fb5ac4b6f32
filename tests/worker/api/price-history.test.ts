import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { PriceObservation } from "../../../worker/data/record/observations.ts";
import type { CityPriceMonth } from "../../../worker/data/record/price-months.ts";
import { fetchJson } from "../fetch.ts";

interface Body {
  months: CityPriceMonth[] | null;
  observations: PriceObservation[] | null;
  next: string | null;
}

const [SYDNEY, ARMIDALE] = [13, 5];
const [COPPER, BRASS] = [1, 3];

/** Fills a table, for this file. */
async function filled(table: string, rows: unknown[][]): Promise<void> {
  const values = rows[0]!.map((_, i) => `value->>${i}`).join();
  const insert = `insert into ${table} select ${values} from json_each(?1)`;
  await env.DB.batch([
    env.DB.prepare(`delete from ${table}`),
    env.DB.prepare(insert).bind(JSON.stringify(rows)),
  ]);
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

/** The record: each month as "city material month", each observation as "city material day min–max". */
async function recordedAt(path: string): Promise<string[]> {
  const { months, observations } = await fetchJson<Body>(path);
  expect([months, observations].filter((rows) => rows === null)).toHaveLength(1);
  return [
    ...(months ?? []).map((row) => `${row.cityId} ${row.materialId} ${row.month}`),
    ...(observations ?? []).map(
      (row) => `${row.cityId} ${row.materialId} ${row.checkedOn} ${row.minPrice}–${row.maxPrice}`,
    ),
  ];
}

it("a month of the record has its prices in dollars, an observation what it rests on", async () => {
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
  const { observations } = await fetchJson<Body>(`${inCity}?observations=true`);
  expect(observations?.map(({ yards, basis }) => yards ?? basis)).toEqual([
    ...[3, "typed", "typed", "typed"],
  ]);
});

const JANUARY = ["13 1 2026-01-02 8–10", "13 1 2026-01-31 8.6–10.6"];

it.each([
  // By material, the earliest first.
  [inCity, ["13 1 2025-12", "13 1 2026-01", "13 3 2026-01"]],
  [`${inCity}?from=2026-01`, ["13 1 2026-01", "13 3 2026-01"]],
  [`${inCity}?from=2025-12-31&to=2025-12-31`, ["13 1 2025-12"]],
  [`${inCity}?material=${BRASS}`, ["13 3 2026-01"]],
  [`${inCity}?from=2026-02&to=2026-01`, []],
  // The latest of a day, and none that was withdrawn.
  [`${inCity}?observations=true`, [...JANUARY, "13 1 2026-02-01 8.7–10.7", "13 3 2026-01-09 0–0"]],
  // A month is its first to its last day.
  [`${inCity}?observations=true&material=${COPPER}&from=2026-01&to=2026-01`, JANUARY],
  [
    `${inCity}?observations=true&from=2026-01-31&to=2026-02-01`,
    [JANUARY[1], "13 1 2026-02-01 8.7–10.7"],
  ],
  // From city to city.
  [ofMaterial, ["5 1 2026-01", "13 1 2025-12", "13 1 2026-01"]],
  [`${ofMaterial}?city=${ARMIDALE}`, ["5 1 2026-01"]],
  [`${ofMaterial}?observations=true&to=2026-01-30`, ["5 1 2026-01-04 7.8–9.9", JANUARY[0]]],
])("%s is %j", async (path, rows) => {
  expect(await recordedAt(path)).toEqual(rows);
});

describe("a record of more than 1,000 rows", () => {
  const months = Array.from({ length: 1_205 }, (_, i) => {
    const year = 1926 + Math.floor(i / 12);
    return `${year}-${String((i % 12) + 1).padStart(2, "0")}`;
  });

  it("of just 1,000 has no second page", async () => {
    const rows = months.slice(0, 1_000).map((month) => [SYDNEY, COPPER, month, 1, 2, 1.5, 1]);
    await filled("price_months", rows);
    const { months: found, next } = await fetchJson<Body>(inCity);
    expect([found?.length, next]).toEqual([1_000, null]);
  });

  it.each([
    `${inCity}?`,
    `${ofMaterial}?`,
    `${inCity}?observations=true&`,
    `${ofMaterial}?observations=true&`,
  ])("of %s comes in pages that miss and repeat nothing", async (path) => {
    // Some of them in another city and of another material.
    const place = (i: number) => [i < 3 ? ARMIDALE : SYDNEY, i > 1_201 ? BRASS : COPPER] as const;
    await filled(
      "price_months",
      months.map((month, i) => [...place(i), month, 1, 2, 1.5, 1]),
    );
    await filled(
      "price_history",
      months.map((month, i) => observed(...place(i), `${month}-15`, 1, 2)),
    );
    const first = await fetchJson<Body>(path);
    const second = await fetchJson<Body>(`${path}cursor=${first.next}`);
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
