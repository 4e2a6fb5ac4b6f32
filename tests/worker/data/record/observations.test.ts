import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { observationsOf } from "../../../../worker/data/record/observations.ts";
import { recordedMonthsOf } from "../../../../worker/data/record/recorded-months.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { countRows } from "../../database.ts";

const [COPPER, SYDNEY] = [1, 13];
const LISTS = [observationsOf, recordedMonthsOf];

it.each(LISTS)("a material's record reads nothing of other materials: %o", async (list) => {
  const store = createStore(env);
  const rows = await list(store, "material", COPPER, { limit: 1000 });
  const cities = await countRows("cities");
  expect(rows?.length).toBeGreaterThan(30);
  // Each city, each row, and whether there is a later publication of it.
  expect(store.usage.rows).toBeLessThan(cities + 4 * rows!.length);
});

it.each(LISTS)("a later page reads nothing of those before: %o", async (list) => {
  const all = await list(createStore(env), "city", SYDNEY, { limit: 1000 });
  const last = all!.at(-1)!.materialId;
  const store = createStore(env);
  const after = { id: last, date: "2000-01-01" };
  const rows = await list(store, "city", SYDNEY, { after, limit: 1000 });
  expect(rows?.map(({ materialId }) => materialId)).toEqual([last]);
  expect(store.usage.rows).toBeLessThan(8);
});
