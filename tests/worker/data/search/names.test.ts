import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { findCity, findMaterialSlug } from "../../../../worker/data/search/names.ts";
import { createStore } from "../../../../worker/data/store.ts";

const store = createStore(env);

describe("the city that a text names", () => {
  it.each([
    ["perth", "perth"],
    ["  PERTH  ", "perth"],
    ["Perth, WA", "perth"],
    ["perth,wa", "perth"],
    ["Perth WA", "perth"],
    ["Perth, Western Australia", "perth"],
    ["gold   coast", "gold-coast"],
    ["gold-coast", "gold-coast"],
    ["Gold Coast, Qld.", "gold-coast"],
    ["Canberra, Australian Capital Territory", "canberra"],
  ])("%j is %j", async (text, slug) => {
    expect(await findCity(store, text)).toMatchObject({ slug });
  });

  it("comes with its id, name and state", async () => {
    const sydney = { id: 13, name: "Sydney", slug: "sydney", state: "NSW" };
    expect(await findCity(store, "Sydney")).toEqual(sydney);
  });

  it.each(["", "   ", ",", "Atlantis", "Perth, NSW", "Perth, New South Wales", "Pert", "%", "WA"])(
    "is undefined for %j",
    async (text) => {
      expect(await findCity(store, text)).toBeUndefined();
    },
  );
});

describe("the material that a text names", () => {
  it.each([
    ["copper", "copper"],
    ["  Copper ", "copper"],
    ["scrap copper", "copper"],
    ["Copper Scrap", "copper"],
    ["aluminium", "aluminum"],
    ["Aluminum", "aluminum"],
    ["aluminium cans", "aluminum-cans"],
    ["Bright Copper Wire", "copper-bright"],
    ["copper bright", "copper-bright"],
    ["lead acid batteries", "car-batteries"],
    ["MILLBERRY", "copper-bright"],
  ])("%j is %j", async (text, slug) => {
    expect(await findMaterialSlug(store, text)).toBe(slug);
  });

  it.each(["", "   ", "scrap", "unobtainium", "copp", "%", "Sydney"])(
    "is undefined for %j",
    async (text) => {
      expect(await findMaterialSlug(store, text)).toBeUndefined();
    },
  );
});
