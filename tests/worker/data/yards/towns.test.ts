import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { allTowns } from "../../../../worker/data/yards/towns.ts";
import { changed } from "../../database.ts";

it("towns have their places, the most populous first, and of two as large the first by id", async () => {
  await changed("cities", "update cities set population = 90000000 where id in (67, 13, 2)");
  const { results } = await env.DB.prepare(
    "select name, lat, lon from cities order by population desc, id",
  ).all();
  expect(await allTowns(createStore(env))).toEqual(results);
});
