import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  allMaterials,
  materialBySlug,
  materialSlugFor,
  materialsWithAliases,
  materialWithFamily,
} from "../../../worker/data/materials.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed, valuesOf } from "../database.ts";

const store = createStore(env);

describe("all materials", () => {
  const ids = async () => (await allMaterials(store)).map(({ id }) => id);

  it("have the columns of a list", async () => {
    const materials = await allMaterials(store);
    const names = materials.map(({ name }) => name);
    expect(names.toSorted()).toEqual(await valuesOf("materials", "name"));
    expect(materials).toContainEqual({
      id: 1,
      name: "Copper",
      slug: "copper",
      description: expect.stringContaining("red-brown"),
      grade: "No. 2, brass removed",
    });
  });

  it("are in the order of their rows in the file, whatever their ids", async () => {
    const before = await ids();
    await changed("materials", "update materials set position = 1000 - position");
    expect(await ids()).toEqual(before.toReversed());
  });

  it("are in the order of their ids until the positions have been published", async () => {
    await changed("materials", "update materials set position = 0");
    const all = await ids();
    expect(all).toEqual(all.toSorted((a, b) => a - b));
  });
});

describe("a material by its slug", () => {
  it("carries its description for search engines", async () => {
    expect(await materialBySlug(store, "brass")).toEqual({
      id: 3,
      name: "Brass",
      slug: "brass",
      description: expect.any(String),
      grade: "Clean yellow brass",
      metaDescription: expect.stringContaining("brass"),
      world: "copper:0.6+zinc:0.4",
    });
  });

  it("has null where there is no description for search engines", async () => {
    await changed("materials", "update materials set meta_description = null where id = 3");
    expect(await materialBySlug(store, "brass")).toMatchObject({ metaDescription: null });
  });

  it("is found in any letter case", async () => {
    expect(await materialBySlug(store, "CAST-Iron")).toMatchObject({ id: 16 });
  });

  it.each(["unobtainium", "", "aluminium", "bras_", "sydney"])(
    "is undefined for %j",
    async (slug) => {
      expect(await materialBySlug(store, slug)).toBeUndefined();
    },
  );
});

describe("the slug that a text stands for", () => {
  it.each([
    ["copper", "copper"],
    ["Copper", "copper"],
    ["aluminium", "aluminum"],
    ["ALUMINIUM", "aluminum"],
    ["aluminium-cans", "aluminum-cans"],
    ["cans", "aluminum-cans"],
    ["millberry", "copper-bright"],
    ["gunmetal", "bronze"],
  ])("%j is %j", async (text, slug) => {
    expect(await materialSlugFor(store, text)).toBe(slug);
  });

  it.each(["unobtainium", "", "alumini", "%", "aluminium;alloy", '["aluminium"]'])(
    "%j stands for none",
    async (text) => {
      expect(await materialSlugFor(store, text)).toBeUndefined();
    },
  );
});

it("materials with aliases are all materials, in the same order", async () => {
  const found = await materialsWithAliases(store);
  expect(found.map(({ id }) => id)).toEqual((await allMaterials(store)).map(({ id }) => id));
  expect(found[0]).toMatchObject({ slug: "copper", aliases: ["copper-pipe", "mixed-copper"] });
});

describe("a material with its family", () => {
  const family = async (slug: string) => {
    const found = await materialWithFamily(store, slug);
    return found && [found.material.slug, found.family.map((each) => each.slug).toSorted()];
  };

  it.each([
    ["copper-bright", ["copper-bright", ["copper", "copper-bright"]]],
    ["COPPER", ["copper", ["copper", "copper-bright"]]],
    ["lead", ["lead", ["lead"]]],
    ["unobtainium", undefined],
  ])("%s: %j", async (slug, expected) => {
    expect(await family(slug)).toEqual(expected);
  });

  it("is the material itself as it is found alone", async () => {
    const { material, family: all } = (await materialWithFamily(store, "copper-bright"))!;
    expect(material).toEqual(await materialBySlug(store, "copper-bright"));
    expect(all).toContainEqual(expect.objectContaining({ slug: "copper", family: "copper" }));
  });
});
