import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { kilometres } from "../../../../worker/data/places/distance.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { nearestWithout, yardsNear } from "../../../../worker/data/yards/nearest-yards.ts";
import { NO_FILTERS, type YardFilters } from "../../../../worker/data/yards/yard-filters.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { everyPage } from "../../directory.ts";
import { addYard, changedYards } from "../../yard.ts";

const store = createStore(env);
const DUBBO = { lat: -32.2569, lon: 148.6011 };

async function near(filters: Partial<YardFilters>, page = 1) {
  return yardsNear(store, await yardTable(store), DUBBO, { ...NO_FILTERS, ...filters }, page);
}

describe("the yards near a point", () => {
  it.each([
    [0.2, 25],
    [0.4, 50],
    [0.452, 100],
    [0.8, 100],
    [1.2, 250],
  ])("are counted, %d degrees away, within %i km", async (degrees, kilometres) => {
    await addYard({ name: "Lonely", latitude: DUBBO.lat + degrees, longitude: DUBBO.lon });
    expect((await near({ q: "lonely" })).within).toEqual({ kilometres, yards: 1 });
  });

  it("are also counted within 100 km, of those that pass", async () => {
    const all = await everyPage(store, { materials: ["Copper"] });
    const distances = all.flatMap(({ latitude: lat, longitude: lon }) =>
      lat === null || lon === null ? [] : kilometres(DUBBO, { lat, lon }),
    );
    const close = distances.filter((distance) => distance <= 100).length;
    expect(close).toBeGreaterThan(0);
    expect(await near({ materials: ["Copper"] })).toMatchObject({
      ...{ near: close, total: distances.length, isCapped: false },
    });
    expect(await near({ state: "WA" })).toMatchObject({ near: 0 });
  });

  it.each([
    [300, false],
    [301, true],
  ])(
    "of %i are 300 listed at most; whether there are more is said: %s",
    async (count, isCapped) => {
      await changedYards(
        `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
      insert into scrap_yards (id, name, address, city_id, latitude, longitude)
        select 10000 + i, 'Exactly Metals', '1 Test Street, Testville', 36, -32, 148.5 from n`,
      );
      expect(await near({ q: "exactly" })).toMatchObject({ total: 300, pages: 30, isCapped });
    },
  );
});

it("the nearest yard without one of several metals takes the others, and not that one", async () => {
  const filters = { ...NO_FILTERS, materials: ["Copper", "Car batteries", "Gold"] };
  const table = await yardTable(store);
  const without = nearestWithout(table, DUBBO, filters);
  expect(without.map(({ material }) => material)).toEqual(["Gold"]);
  const both = await near({ materials: ["Copper", "Car batteries"] });
  expect(without[0]?.kilometres).toBe(both.yards[0]?.kilometres);
});
