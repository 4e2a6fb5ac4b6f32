import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

const LAST_BEFORE = 8;

it("the prices that a database holds become its first publication", async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, LAST_BEFORE));
  await env.DB.batch([
    env.DB.prepare(
      `insert into dataset (id, name, published_on, is_sample, version, yards, yard_cities,
        yard_states, yard_materials) values (1, 'November', '2026-11-20', 0, 'abc', 0, 0, 0, 0)`,
    ),
    env.DB.prepare(
      `insert into prices (city_id, material_id, min_cents, max_cents, description, checked_on)
        values (13, 1, 1000, 1100, '', '2026-11-18'), (5, 1, 800, 900, '', '2026-11-17'),
          (5, 2, 0, 0, '', '2026-11-17')`,
    ),
  ]);

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

  const all = async (sql: string) => (await env.DB.prepare(sql).all()).results;
  expect(await all("select * from publications")).toEqual([
    {
      id: 1,
      follows: 0,
      published_at: Date.UTC(2026, 10, 20),
      name: "November",
      published_on: "2026-11-20",
      is_sample: 0,
      version: "abc",
      changed_prices: 2,
      checked_prices: 0,
      note: null,
    },
  ]);
  expect(
    await all(
      "select city_id, material_id, checked_on, min_cents from price_observations order by city_id, material_id",
    ),
  ).toEqual([
    { city_id: 5, material_id: 1, checked_on: "2026-11-17", min_cents: 800 },
    { city_id: 5, material_id: 2, checked_on: "2026-11-17", min_cents: 0 },
    { city_id: 13, material_id: 1, checked_on: "2026-11-18", min_cents: 1000 },
  ]);
  expect(
    await all("select city_id, month, middle_cents from price_months order by city_id"),
  ).toEqual([
    { city_id: 5, month: "2026-11", middle_cents: 850 },
    { city_id: 13, month: "2026-11", middle_cents: 1050 },
  ]);
  expect(await all("select middle_cents, cities from national_price_months")).toEqual([
    { middle_cents: 950, cities: 2 },
  ]);
  expect(await all("select previous_checked_on from prices limit 1")).toEqual([
    { previous_checked_on: null },
  ]);
});
