import { exports } from "cloudflare:workers";
import { hc } from "hono/client";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Api } from "../../../worker/api/index.ts";
import type { City } from "../../../worker/data/cities.ts";
import type { Material } from "../../../worker/data/materials.ts";
import type { MaterialPrice, Public } from "../../../worker/data/prices.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";
import { countRows } from "../database.ts";

const client = hc<Api>("http://localhost/api", {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => exports.default.fetch(input, init),
});

describe("the typed client", () => {
  it("reads the top cities with a limit", async () => {
    const response = await client.cities.top.$get({ query: { limit: "3" } });
    if (!response.ok) throw new Error("refused");
    const cities = await response.json();
    expectTypeOf(cities).toEqualTypeOf<City[]>();
    expect(cities).toHaveLength(3);
  });

  it("reads the top cities without a limit", async () => {
    const response = await client.cities.top.$get({ query: {} });
    expect(await response.json()).toHaveLength(6);
  });

  it("reads one city, or learns that there is none", async () => {
    const found = await client.cities.slug[":slug"].$get({ param: { slug: "sydney" } });
    if (found.status !== 200) throw new Error("not found");
    expect((await found.json()).regulations).toContain("New South Wales");
    const missing = await client.cities.slug[":slug"].$get({ param: { slug: "atlantis" } });
    expect(missing.status).toBe(404);
  });

  it("reads all materials and one of them", async () => {
    const materials = await (await client.materials.$get()).json();
    expectTypeOf(materials).toEqualTypeOf<Material[]>();
    expect(materials).toHaveLength(await countRows("materials"));
    const copper = await client.materials[":slug"].$get({ param: { slug: "copper" } });
    expect(await copper.json()).toMatchObject({ name: "Copper" });
  });

  it("reads prices by city and by material", async () => {
    const inSydney = await client.prices.city[":id"].$get({ param: { id: "13" } });
    expect(await inSydney.json()).toHaveLength(await countRows("prices", "city_id = 13"));
    const ofCopper = await client.prices.material[":id"].$get({ param: { id: "1" } });
    if (ofCopper.status !== 200) throw new Error("not found");
    const prices = await ofCopper.json();
    expectTypeOf(prices).toEqualTypeOf<Public<MaterialPrice>[]>();
    expect(prices).toHaveLength(await countRows("prices", "material_id = 1"));
  });

  it("reads a city's yards and all yards", async () => {
    const inSydney = await client["scrap-yards"].city[":id"].$get({ param: { id: "13" } });
    expect(await inSydney.json()).toHaveLength(await countRows("scrap_yards", "city_id = 13"));
    const yards = await (await client.scrapyards.$get()).json();
    expectTypeOf(yards).toEqualTypeOf<Yard[]>();
    expect(yards).toHaveLength(await countRows("scrap_yards"));
  });

  it("reads all cities", async () => {
    expect(await (await client.cities.$get()).json()).toHaveLength(await countRows("cities"));
  });
});
