import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import {
  allPricesInMonth,
  cityInMonth,
  monthsAround,
  recordedMaterials,
  recordedSlugs,
} from "../../../../worker/data/record/price-archive.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { recorded } from "../../recorded.ts";

const store = createStore(env);
const [SYDNEY, ARMIDALE] = [13, 5];
const [COPPER, BRASS] = [1, 3];
/** A metal that was removed; its record stays. */
const REMOVED = 99;

const rows = () =>
  recorded(
    [SYDNEY, COPPER, "2026-02", 1000, 1100, 1050, 4],
    [SYDNEY, COPPER, "2026-01", 900, 1000, 950, 1],
    [SYDNEY, BRASS, "2025-10", 500, 600, 550, 2],
    [ARMIDALE, BRASS, "2026-02", 400, 500, 450, 1],
    [SYDNEY, REMOVED, "2026-02", 400, 500, 450, 1],
  );

it("what is recorded is known by city and by material", async () => {
  await rows();
  expect((await recordedMaterials(store, SYDNEY)).toSorted()).toEqual([COPPER, BRASS]);
  expect(await recordedMaterials(store, ARMIDALE)).toEqual([BRASS]);
  expect(await recordedMaterials(store, 9999)).toEqual([]);
  const { cities, materials } = await recordedSlugs(store);
  expect([...cities].sort()).toEqual(["armidale", "sydney"]);
  expect([...materials].sort()).toEqual(["brass", "copper"]);
});

it("one month is read by city, and of all cities", async () => {
  await rows();
  expect(await cityInMonth(store, SYDNEY, "2026-02")).toEqual([
    {
      ...{ cityId: SYDNEY, materialId: COPPER, month: "2026-02", observations: 4 },
      ...{ minPrice: 10, middlePrice: 10.5, maxPrice: 11 },
    },
  ]);
  const all = await allPricesInMonth(store, "2026-02");
  expect(all.map(({ cityId, materialId }) => [cityId, materialId]).sort()).toEqual([
    [SYDNEY, COPPER],
    [ARMIDALE, BRASS],
  ]);
});

it("the months around one are the nearest with a record", async () => {
  await rows();
  expect(await monthsAround(store, "2026-01")).toEqual({ previous: "2025-10", next: "2026-02" });
  expect(await monthsAround(store, "2026-02")).toEqual({ previous: "2026-01", next: null });
  expect(await monthsAround(store, "2025-10")).toEqual({ previous: null, next: "2026-01" });
});
