import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { currentDataset } from "../../../worker/data/dataset.ts";
import { createStore } from "../../../worker/data/store.ts";
import { worldPrices } from "../../../worker/data/world-prices.ts";
import { changed } from "../database.ts";

const BRASS = "copper:0.6+zinc:0.4";

it("an isolate reads world prices once for each edition, although the dataset's version may stay", async () => {
  const dataset = await currentDataset(createStore(env));
  await worldPrices(createStore(env), dataset);
  const store = createStore(env);
  expect((await worldPrices(store, dataset)).of("zinc")?.at(-1)?.month).toBe("2026-05");
  expect(store.usage.trips).toBe(0);
  // As data:world does.
  await changed(
    "world_prices",
    "update world_prices set months = json_remove(months, '$[#-1]') where series = 'zinc'",
  );
  await changed("dataset", "update dataset set edition = edition + 1");
  const later = await currentDataset(createStore(env));
  const next = createStore(env);
  expect((await worldPrices(next, later)).of(BRASS)?.at(-1)?.month).toBe("2026-04");
  expect(next.usage).toMatchObject({ trips: 1, rows: 8 });
});

it.each(["copper:0.5+gold:0.5", "gold", null])("there is no world price of %s", async (world) => {
  expect((await worldPrices(createStore(env))).of(world)).toBeUndefined();
});
