import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { nationalMonths } from "../../../../worker/data/record/national-price-months.ts";
import { monthsAround } from "../../../../worker/data/record/price-archive.ts";
import { monthsInCity, trendInCity } from "../../../../worker/data/record/price-months.ts";
import {
  observationBatches,
  priceBatches,
  recordedMonthBatches,
} from "../../../../worker/data/record/whole-record.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { changed, countRows } from "../../database.ts";
import { type RecordedMonth, recorded } from "../../recorded.ts";

type Row = { cityId: number; materialId: number; checkedOn?: string; month?: string };

const keyOf = ({ cityId, materialId, checkedOn, month }: Row) =>
  [cityId, materialId].map((id) => String(id).padStart(4, "0")).join() + (month ?? checkedOn);

const MONTHS = [14, 13].flatMap((city) =>
  [2, 1].flatMap((material) =>
    ["2026-02", "2025-12", "2026-01"].map(
      (month): RecordedMonth => [city, material, month, 900, 1100, 1000, 1],
    ),
  ),
);

const OF_LIVE_KIND = "is_sample and min_cents is not null";

it.each([
  ["prices", priceBatches, "prices", "true"],
  ["observations", observationBatches, "price_observations", OF_LIVE_KIND],
  ["months", recordedMonthBatches, "price_months", "true"],
] as const)("%s are whole, in order, whatever the batches", async (_, batches, table, where) => {
  if (table === "prices")
    await changed("prices", "update prices set min_cents = 0 where city_id = 2");
  if (table === "price_months") await recorded(...MONTHS);
  const read = async (limit?: number) => {
    const all: Row[][] = [];
    for await (const batch of batches(createStore(env), limit)) all.push(batch);
    return all;
  };
  const whole = (await read()).flat();
  expect(whole).toHaveLength(await countRows(table, where));
  expect(whole.map(keyOf)).toEqual(whole.map(keyOf).toSorted());
  // A size that divides no city and no metal evenly.
  const size = Math.ceil(whole.length / 9) - 1;
  const parts = await read(size);
  expect(parts.slice(0, -1).every(({ length }) => length === size)).toBe(true);
  expect(parts.flat()).toEqual(whole);
});

it("months can start from one or end at another, and the months around one are the nearest", async () => {
  await recorded(...MONTHS);
  const store = createStore(env);
  const [all, trend, ofCity, ofAll] = await Promise.all([
    monthsInCity(store, 13, 1),
    trendInCity(store, 13, [1], "2025-12", "2026-01"),
    monthsInCity(store, 13, 1, "2026-01"),
    nationalMonths(store, 1, "2026-01"),
  ]);
  const months = all.map(({ month }) => month);
  expect(months).toEqual(["2025-12", "2026-01", "2026-02"]);
  expect(trend.map(({ month }) => month)).toEqual(months.slice(0, 2));
  for (const some of [ofCity, ofAll])
    expect(some.map(({ month }) => month)).toEqual(months.slice(1));
  expect(await monthsAround(store, "2025-12")).toEqual({ previous: null, next: "2026-01" });
  expect(await monthsAround(store, "2026-02")).toEqual({ previous: "2026-01", next: null });
});
