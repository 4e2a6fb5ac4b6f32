import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { localitiesMatching } from "../../../worker/data/localities.ts";
import { createStore } from "../../../worker/data/store.ts";

const matching = (query: string, limit: number) =>
  localitiesMatching(createStore(env), { query, limit });

it("the first localities that match come in the order of the list, no more than asked for", async () => {
  const all = await matching('words : "richmond"', 100);
  const ids = all.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(await matching('words : "richmond"', 3)).toEqual(all.slice(0, 3));
  expect(await matching('words : "nowhere at all"', 3)).toEqual([]);
});
