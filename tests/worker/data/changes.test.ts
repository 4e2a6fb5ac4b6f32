import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { lastChanges } from "../../../worker/data/changes.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed, valuesOf } from "../database.ts";

it("a city and a metal last changed on the latest day of any of their prices", async () => {
  await changed(
    "prices",
    `update prices set checked_on = case
      when city_id = 13 and material_id = 2 then '2026-11-19'
      when city_id = 13 then '2026-11-1' || (material_id % 3)
      when material_id = 3 and city_id = 20 then '2026-11-18'
      else '2026-10-01' end`,
  );
  const { cities, materials } = await lastChanges(createStore(env));
  const dates = Object.fromEntries([...cities, ...materials].map(({ slug, date }) => [slug, date]));
  expect(dates).toMatchObject({ sydney: "2026-11-19", melbourne: "2026-10-01" });
  expect(dates.katherine).toBeUndefined();
  const joined = "prices join materials on materials.id = material_id group by slug";
  const { results } = await env.DB.prepare(
    `select slug, max(checked_on) as date from ${joined}`,
  ).all<{ slug: string; date: string }>();
  expect(new Set(results.map(({ date }) => date)).size).toBeGreaterThan(2);
  for (const { slug, date } of results) expect([slug, dates[slug]]).toEqual([slug, date]);
  for (const [table, all] of Object.entries({ cities, materials }))
    expect(all.map(({ slug }) => slug).toSorted()).toEqual(await valuesOf(table, "slug"));
});
