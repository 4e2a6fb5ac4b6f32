import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { wasYardRemoved, yardDetails } from "../../../../worker/data/yards/yard-details.ts";
import { changed } from "../../database.ts";
import { addYard } from "../../yard.ts";

// What a yard's page says of it: tests/worker/pages/yards/yard-page.test.ts.
const store = () => createStore(env);
const BOTANY = { cityId: 13, latitude: -33.95, longitude: 151.2 };

it("a yard's newer words replace its list, and nothing else", async () => {
  const takes = { words: ["Brass"], except: [] };
  await addYard({ ...BOTANY, acceptedMaterials: ["Copper"], takes, askedIn: "2026-11" });
  await addYard({ id: 9002, acceptedMaterials: ["Copper"], takes: { words: [], except: [] } });
  const { offers, askedIn, yard } = (await yardDetails(store(), 9001))!;
  expect([offers.map(({ name }) => name), askedIn]).toEqual([["Brass"], "2026-11"]);
  expect(yard).toMatchObject({ acceptedMaterials: ["Brass"] });
  expect(Object.keys(yard).join()).not.toMatch(/takes|askedIn/);
  expect((await yardDetails(store(), 9002))?.yard.acceptedMaterials).toBeNull();
});

it("a yard without a list of metals has no offers, and one without coordinates has no yards near it", async () => {
  await addYard({ cityId: 13, acceptedMaterials: null });
  expect(await yardDetails(store(), 9001)).toMatchObject({ offers: [], nearest: [] });
});

it("ids up to the last yard's belonged to a yard, and others did not", async () => {
  await addYard(BOTANY);
  const found = await Promise.all([0, 1, 9001, 9002].map((id) => wasYardRemoved(store(), id)));
  expect(found).toEqual([false, true, true, false]);
  await changed("scrap_yards", "delete from scrap_yards");
  expect(await wasYardRemoved(store(), 1)).toBe(false);
});

it("a yard keeps its city and the other requirements if a state's ID rule is not published", async () => {
  await changed("states", "update states set bring_id = null where code = 'NSW'");
  await addYard(BOTANY);
  expect((await yardDetails(store(), 9001))?.city).toMatchObject({
    ...{ name: "Sydney", state: "NSW", bringId: null },
    bringPayment: expect.stringContaining("BSB"),
  });
});
