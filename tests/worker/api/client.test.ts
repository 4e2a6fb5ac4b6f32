import { exports } from "cloudflare:workers";
import { hc } from "hono/client";
import { expect, expectTypeOf, it } from "vitest";
import type { Api } from "../../../worker/api/index.ts";
import type { Material } from "../../../worker/data/materials.ts";
import type { City } from "../../../worker/data/places/cities.ts";
import type { MaterialPrice, Public } from "../../../worker/data/prices.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";
import { countRows } from "../database.ts";

const client = hc<Api>("http://localhost/api", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => exports.default.fetch(input, init),
});

it("the typed client knows what each answer holds, also that there is nothing", async () => {
  const top = await client.cities.top.$get({ query: { limit: "3" } });
  if (!top.ok) throw new Error("refused");
  const cities = await top.json();
  expectTypeOf(cities).toEqualTypeOf<City[]>();
  expect(cities).toHaveLength(3);
  const missing = await client.cities.slug[":slug"].$get({ param: { slug: "atlantis" } });
  expect(missing.status).toBe(404);
  expectTypeOf(await (await client.materials.$get()).json()).toEqualTypeOf<Material[]>();
  const ofCopper = await client.prices.material[":id"].$get({ param: { id: "1" } });
  if (ofCopper.status !== 200) throw new Error("not found");
  const prices = await ofCopper.json();
  expectTypeOf(prices).toEqualTypeOf<Public<MaterialPrice>[]>();
  expect(prices).toHaveLength(await countRows("prices", "material_id = 1"));
  expectTypeOf(await (await client.scrapyards.$get()).json()).toEqualTypeOf<Yard[]>();
});
