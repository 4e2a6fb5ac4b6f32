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

it("what a yard said stands in the place of its list, and nothing else of it", async () => {
  const takes = { words: ["Brass"], except: [] };
  await addYard({ ...BOTANY, acceptedMaterials: ["Copper"], takes, askedIn: "2026-11" });
  await addYard({ id: 9002, acceptedMaterials: ["Copper"], takes: { words: [], except: [] } });
  const { offers, askedIn, yard } = (await yardDetails(store(), 9001))!;
  expect([offers.map(({ name }) => name), askedIn]).toEqual([["Brass"], "2026-11"]);
  expect(yard).toMatchObject({ acceptedMaterials: ["Brass"] });
  expect(Object.keys(yard).join()).not.toMatch(/takes|askedIn/);
  expect((await yardDetails(store(), 9002))?.yard.acceptedMaterials).toBeNull();
});

it("a yard that says nothing of metals offers none, and one in a removed city has no prices", async () => {
  await addYard({ cityId: 13, acceptedMaterials: null });
  // Without a position nothing is near it.
  expect(await yardDetails(store(), 9001)).toMatchObject({ offers: [], nearest: [] });
  await addYard({ id: 9002, cityId: 9999, acceptedMaterials: ["Copper"] });
  const removed = await yardDetails(store(), 9002);
  expect(removed?.offers).toMatchObject([{ name: "Copper", slug: "copper", price: null }]);
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
    await addYard({ ...desert, id, name: `Yard ${id}`, latitude: -25 - south });
  const { nearest } = (await yardDetails(store(), 9001))!;
  expect(nearest.map(({ id }) => id)).toEqual([9003, 9002, 9004]);
  expect(nearest[0]).toEqual({
    ...{ id: 9003, name: "Yard 9003", address: "1 Test Street, Testville" },
    ...{ latitude: -25.01, longitude: 130, kilometres: expect.closeTo(1.1, 1) },
  });
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

it("a yard's city has its own name, and what a seller brings in its own state", async () => {
  await addYard({ ...BOTANY, name: "New Yard" });
  await addYard({ id: 9002, cityId: 36 });
  const [sydney, katherine] = await Promise.all([9001, 9002].map((id) => yardDetails(store(), id)));
  expect(sydney?.yard).toMatchObject({ id: 9001, name: "New Yard", cityId: 13 });
  expect(sydney?.city).toEqual({
    ...{ name: "Sydney", slug: "sydney", state: "NSW", timeZone: "Australia/Sydney" },
    stateName: "New South Wales",
    bringId: expect.stringContaining("Photo ID"),
    bringPayment: expect.stringContaining("BSB"),
    bringRecords: expect.stringContaining("receipt"),
  });
  expect(katherine?.city).toMatchObject({
    ...{ name: "Katherine", state: "NT", stateName: "Northern Territory" },
  });
});

it("a yard keeps its city, and the rest of what to bring, where a state's ID is not published", async () => {
  await changed("states", "update states set bring_id = null where code = 'NSW'");
  await addYard(BOTANY);
  expect((await yardDetails(store(), 9001))?.city).toMatchObject({
    ...{ name: "Sydney", state: "NSW", bringId: null },
    bringPayment: expect.stringContaining("BSB"),
  });
});
