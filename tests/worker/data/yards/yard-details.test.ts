import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { wasYardRemoved, yardDetails } from "../../../../worker/data/yards/yard-details.ts";
import { changed } from "../../database.ts";
import { addYard } from "../../yard.ts";

// What a yard's page says of it: tests/worker/pages/yards/yard-page.test.ts.
const store = () => createStore(env);
const BOTANY = { cityId: 13, latitude: -33.95, longitude: 151.2 };

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

it("a yard that says nothing of metals offers none, and without a position nothing is near it", async () => {
  await addYard({ cityId: 13, acceptedMaterials: null });
  expect(await yardDetails(store(), 9001)).toMatchObject({ offers: [], nearest: [] });
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

it("a number up to the last yard's was a yard, and others were none", async () => {
  await addYard(BOTANY);
  const found = await Promise.all([0, 1, 9001, 9002].map((id) => wasYardRemoved(store(), id)));
  expect(found).toEqual([false, true, true, false]);
  await changed("scrap_yards", "delete from scrap_yards");
  expect(await wasYardRemoved(store(), 1)).toBe(false);
});

it("a yard keeps its city, and the rest of what to bring, where a state's ID is not published", async () => {
  await changed("states", "update states set bring_id = null where code = 'NSW'");
  await addYard(BOTANY);
  expect((await yardDetails(store(), 9001))?.city).toMatchObject({
    ...{ name: "Sydney", state: "NSW", bringId: null },
    bringPayment: expect.stringContaining("BSB"),
  });
