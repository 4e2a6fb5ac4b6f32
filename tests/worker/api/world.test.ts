import { expect, test } from "vitest";
import { published } from "../database.ts";
import { fetchJson } from "../fetch.ts";

test("GET /api/world gives every series with its months", async () => {
  const series = await fetchJson<{ series: string; months: object[] }[]>("/api/world");
  expect(series.map(({ series }) => series)).toEqual([
    ...["aluminium", "copper", "iron-ore", "lead", "nickel", "tin", "zinc"],
  ]);
  expect(series[1]).toMatchObject({ unit: "USD/t", edition: "2026-06-02" });
  expect(series[1]?.months.at(-1)).toEqual({
    month: "2026-05",
    usd: 13543.19,
    audPerUsd: 1.3912,
    audPerKg: 18.8413,
  });
});

test("GET /api/materials/:slug/world says what a metal is made of, and is empty for one without", async () => {
  const brass = await fetchJson<{ months: object[] }>("/api/materials/brass/world");
  expect(brass).toMatchObject({
    madeOf: [
      { series: "copper", share: 0.6 },
      { series: "zinc", share: 0.4 },
    ],
  });
  expect(brass.months.at(-1)).toEqual({ month: "2026-05", audPerKg: 13.2426 });
  const none = { madeOf: [], months: [] };
  expect(await fetchJson("/api/materials/steel/world")).toEqual(none);
  await published("world_prices", "delete from world_prices where series = 'zinc'");
  expect(await fetchJson("/api/materials/brass/world")).toMatchObject({ months: [] });
});
