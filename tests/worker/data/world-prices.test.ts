import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import { worldPricesOf } from "../../../worker/data/world-prices.ts";
import { changed, failingDatabase, quietErrors } from "../database.ts";

const BRASS = "copper:0.6+zinc:0.4";

test("a mix costs what its parts do, in the months that all of them have", async () => {
  const store = createStore(env);
  const prices = await worldPricesOf(store, ["copper", "zinc", BRASS, "copper:0.5+gold:0.5", null]);
  expect([...prices.keys()]).toEqual(["copper", "zinc", BRASS]);
  expect(prices.get("copper")?.at(-1)).toEqual({ month: "2026-05", audPerKg: 18.8413 });
  const [copper, zinc, brass] = ["copper", "zinc", BRASS].map(
    (world) => prices.get(world)!.at(-1)!,
  );
  expect(brass?.audPerKg).toBeCloseTo(0.6 * copper!.audPerKg + 0.4 * zinc!.audPerKg, 3);
  expect(store.usage.rows).toBeLessThanOrEqual(8);

  await changed(
    "world_prices",
    "update world_prices set months = json_remove(months, '$[#-1]') where series = 'zinc'",
  );
  const later = await worldPricesOf(createStore(env), [BRASS]);
  expect(later.get(BRASS)?.at(-1)?.month).toBe("2026-04");
});

test("says that they could not be fetched", async () => {
  quietErrors();
  const store = createStore({ DB: failingDatabase("world_prices") });
  await expect(worldPricesOf(store, ["copper"])).rejects.toThrow(DatabaseError);
});
