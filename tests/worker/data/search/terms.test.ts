import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { termNamed, termsBeginning } from "../../../../worker/data/search/terms.ts";
import { createStore, DatabaseError } from "../../../../worker/data/store.ts";
import { failingDatabase, quietErrors } from "../../database.ts";

const store = () => createStore(env);

describe("metals and guides for what was typed so far", () => {
  it.each([
    ["cu", "/material/copper/"],
    ["copp", "/material/copper/"],
    ["red metal", "/material/copper/"],
    ["millberry", "/material/copper-bright/"],
    ["alu", "/material/aluminum/"],
    ["aluminum", "/material/aluminum/"],
    ["Aluminium", "/material/aluminum/"],
    ["cans", "/material/aluminum-cans/"],
    ["cat conv", "/scrap-my-car/"],
    ["catalytic converter", "/scrap-my-car/"],
    ["whitegoods", "/blog/whitegoods-and-hot-water-units/"],
    ["hot water", "/blog/whitegoods-and-hot-water-units/#hot-water-units"],
    ["hot-water unit", "/blog/whitegoods-and-hot-water-units/#hot-water-units"],
    ["old car", "/scrap-my-car/"],
    ["lead flashing", "/material/lead/"],
    ["car batt", "/material/car-batteries/"],
    ["304", "/material/stainless-steel/"],
    ["catalitic", "/scrap-my-car/"],
    ["alluminum", "/material/aluminum/"],
  ])("%j leads to %s", async (text, path) => {
    expect((await termsBeginning(store(), text))[0]?.path).toBe(path);
  });

  it("names each page once, by the word that people use", async () => {
    const found = await termsBeginning(store(), "copper");
    const paths = found.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(found[0]).toEqual({ word: "Copper", title: "Copper", path: "/material/copper/" });
  });

  // "parra" sounds like "Berry", which is copper.
  it.each(["gyprock", "", "*", '"', "zzzz", "parra"])("%j leads nowhere", async (text) => {
    expect(await termsBeginning(store(), text)).toEqual([]);
  });

  it("is a database error when the database fails", async () => {
    quietErrors();
    const failing = createStore({ DB: failingDatabase() });
    await expect(termsBeginning(failing, "copper")).rejects.toBeInstanceOf(DatabaseError);
  });
});

describe("the metal or guide of a word", () => {
  it.each([
    ["CU", "Copper"],
    ["catalytic  converter", "Scrap My Car"],
    ["lead", "Lead"],
  ])("%j is %s", async (text, title) => {
    expect((await termNamed(store(), text))?.title).toBe(title);
  });

  it.each(["copp", "", "gyprock"])("%j is none", async (text) => {
    expect(await termNamed(store(), text)).toBeUndefined();
  });
});
