import { expect, it } from "vitest";
import { published } from "../database.ts";
import { fetchJson } from "../fetch.ts";

it("GET /api/materials/:slug/world says what a metal is made of, and is empty for one without", async () => {
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
