import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { currentDataset } from "../../../worker/data/dataset.ts";
import { createStore } from "../../../worker/data/store.ts";
import { allWorldSeries, worldPrices } from "../../../worker/data/world-prices.ts";
import { changed, published } from "../database.ts";

const BRASS = "copper:0.6+zinc:0.4";

test("a mix costs what its parts do, in the months that all of them have", async () => {
  const prices = await worldPrices(createStore(env));
  const [copper, zinc, brass] = ["copper", "zinc", BRASS].map((world) => prices.of(world)!.at(-1)!);
  expect(copper).toEqual({ month: "2026-05", audPerKg: 18.8413 });
  const mixed = 0.6 * copper!.audPerKg + 0.4 * zinc!.audPerKg;
  expect(brass).toEqual({ month: "2026-05", audPerKg: Math.round(mixed * 10_000) / 10_000 });
  const [ofZinc, ofBrass] = ["zinc", BRASS].map((world) => prices.of(world)!);
  const { audPerKg } = prices.of("copper")!.at(-2)!;
  expect(ofBrass!.at(-2)!.audPerKg).toBeCloseTo(0.6 * audPerKg + 0.4 * ofZinc!.at(-2)!.audPerKg, 4);
  for (const unknown of ["copper:0.5+gold:0.5", "gold", null])
    expect(prices.of(unknown), String(unknown)).toBeUndefined();
});

test("an isolate reads them once for each version of the dataset", async () => {
  const dataset = await currentDataset(createStore(env));
  await worldPrices(createStore(env), dataset);
  const store = createStore(env);
  expect((await worldPrices(store, dataset)).of("zinc")?.at(-1)?.month).toBe("2026-05");
  expect(store.usage.trips).toBe(0);

  await published(
    "world_prices",
    "update world_prices set months = json_remove(months, '$[#-1]') where series = 'zinc'",
  );
  const later = await currentDataset(createStore(env));
  const next = createStore(env);
  expect((await worldPrices(next, later)).of(BRASS)?.at(-1)?.month).toBe("2026-04");
  expect(next.usage).toMatchObject({ trips: 1, rows: 8 });
});

test("an isolate reads new ones although the dataset's version stays, as after data:world", async () => {
  await worldPrices(createStore(env));
  await changed(
    "world_prices",
    "update world_prices set months = json_remove(months, '$[#-1]') where series = 'zinc'",
  );
  await changed("dataset", "update dataset set edition = edition + 1");
  expect((await worldPrices(createStore(env))).of("zinc")?.at(-1)?.month).toBe("2026-04");
});

test("all series are by name", async () => {
  const names = (await allWorldSeries(createStore(env))).map(({ series }) => series);
  expect(names.length).toBeGreaterThan(4);
  expect(names).toEqual(names.toSorted());
});
