import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { matchExpression, yardWords } from "../../../../worker/data/yards/yard-index.ts";

const LAST_BEFORE = 4;

it("a database with yards finds them after the index was made anew, with their points", async () => {
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, LAST_BEFORE));
  const yards = [
    { id: 7, rank: 1, name: "Ash & Sons", lat: -33.8, lon: 151.2 },
    { id: 3, rank: 2, name: "Banksia Metals", lat: null, lon: null },
  ];
  const words = (name: string) =>
    yardWords(`${name}\nsydney\n1 long street`.toLowerCase(), {
      state: "NSW",
      materials: ["Copper"],
      services: [],
    });
  for (const { id, rank, name, lat, lon } of yards) {
    const { trigrams, short, tags } = words(name);
    await env.DB.batch([
      env.DB.prepare(
        "insert into scrap_yards (id, rank, city_id, name, address, latitude, longitude) values (?1, ?2, 13, ?3, '', ?4, ?5)",
      ).bind(id, rank, name, lat, lon),
      env.DB.prepare(
        "insert into yard_index (rowid, trigrams, short, tags) values (?1, ?2, ?3, ?4)",
      ).bind(rank, trigrams, short, tags),
    ]);
  }

  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

  const found = async (filters: Partial<Parameters<typeof matchExpression>[0]>) => {
    const query = matchExpression({ q: "", state: "", materials: [], service: "", ...filters });
    const { results } = await env.DB.prepare(
      "select rowid as rank, point from yard_index where yard_index match ?1 order by rowid",
    )
      .bind(query)
      .all();
    return results;
  };
  const ash = { rank: 1, point: '[7,"Ash & Sons",-33.8,151.2]' };
  const banksia = { rank: 2, point: null };
  expect(await found({ state: "NSW" })).toEqual([ash, banksia]);
  expect(await found({ q: "banksia metals" })).toEqual([banksia]);
  expect(await found({ q: "s" })).toEqual([ash, banksia]);
  expect(await found({ q: "h &", materials: ["Copper"] })).toEqual([ash]);
  expect(await found({ q: "zinc" })).toEqual([]);
});
