import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import {
  wasYardRemoved,
  yardDetails,
  yardSuccessor,
} from "../../../../worker/data/yards/yard-details.ts";
import { changed, countRows } from "../../database.ts";
import { addYard } from "../../yard.ts";

const store = () => createStore(env);
const BOTANY = { cityId: 13, latitude: -33.95, longitude: 151.2 };

it("a yard's metals have its city's prices, in its order, under its own words", async () => {
  await addYard({ ...BOTANY, acceptedMaterials: ["Brass", "Whole vehicles", "Copper"] });
  const { offers } = (await yardDetails(store(), 9001))!;
  expect(offers.map(({ name, slug, price }) => [name, slug, price !== null])).toEqual([
    ["Brass", "brass", true],
    ["Whole vehicles", null, false],
    ["Copper", "copper", true],
  ]);
  expect(offers[2]?.price).toMatchObject({ minPrice: 8, maxPrice: 11 });
});

it("a yard that says nothing of metals offers none, and one in a removed city has no prices", async () => {
  await addYard({ ...BOTANY, acceptedMaterials: null });
  expect((await yardDetails(store(), 9001))?.offers).toEqual([]);
  await addYard({ id: 9002, cityId: 9999, acceptedMaterials: ["Copper"] });
  const removed = await yardDetails(store(), 9002);
  expect(removed?.offers).toEqual([{ name: "Copper", slug: "copper", price: null }]);
  expect(removed?.city).toBeNull();
});

it("the nearest other yards come by distance, without the yard itself", async () => {
  // Where there are no others for hundreds of kilometres.
  const desert = { cityId: 13, latitude: -25, longitude: 130 };
  await addYard(desert);
  for (const [id, south] of [
    [9002, 0.02],
    [9003, 0.01],
    [9004, 0.03],
  ] as const)
    await addYard({ ...desert, id, name: `Yard ${id}`, latitude: desert.latitude - south });
  const { nearest } = (await yardDetails(store(), 9001))!;
  expect(nearest.slice(0, 3).map(({ id }) => id)).toEqual([9003, 9002, 9004]);
  expect(nearest[0]?.kilometres).toBeCloseTo(1.1, 1);
  const distances = nearest.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

it("a yard without a position has no nearest ones", async () => {
  await addYard({ cityId: 13 });
  expect((await yardDetails(store(), 9001))?.nearest).toEqual([]);
});

it("a merged yard is no page of its own, and leads to its successor", async () => {
  await addYard({ ...BOTANY, name: "New Yard" });
  await addYard({ ...BOTANY, id: 9002, mergedInto: 9001 });
  expect(await yardDetails(store(), 9002)).toBeUndefined();
  expect(await yardSuccessor(store(), 9002)).toEqual({ id: 9001, name: "New Yard" });
  expect(await yardSuccessor(store(), 9001)).toBeUndefined();
});

it("a number up to the last yard's was a yard, and others were none", async () => {
  const last = await countRows("scrap_yards", "true");
  expect(last).toBeGreaterThan(0);
  await addYard(BOTANY);
  const found = await Promise.all([0, 1, 9001, 9002].map((id) => wasYardRemoved(store(), id)));
  expect(found).toEqual([false, true, true, false]);
  await changed("scrap_yards", "delete from scrap_yards");
  expect(await wasYardRemoved(store(), 1)).toBe(false);
});
