import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { localitiesBegun, localitiesNamed } from "../../../worker/data/localities.ts";
import { createStore } from "../../../worker/data/store.ts";

const store = createStore(env);
const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b);

it("places with a word come in the order of the list", async () => {
  const { places, states } = await localitiesNamed(store, "richmond", false);
  const ids = places.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(inOrder(ids));
  expect(states.size).toBe(0);
  expect((await localitiesNamed(store, "unobtainium", true)).places).toEqual([]);
});

it("places with a word that begins so come in the order of the list", async () => {
  const ids = (await localitiesBegun(store, "richm")).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(inOrder(ids));
});
