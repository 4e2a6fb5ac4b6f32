import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
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
import table from "./material-slugs.csv?raw";

const store = createStore(env);

describe("all materials", () => {
  const ids = async () => (await allMaterials(store)).map(({ id }) => id);

  it("are in the order of the file, whatever their ids", async () => {
    const before = await ids();
    expect(before.toSorted((a, b) => a - b)).toEqual(await valuesOf("materials", "id"));
    expect((await materialsWithAliases(store)).map(({ id }) => id)).toEqual(before);
    await changed("materials", "update materials set position = 1000 - position");
    expect(await ids()).toEqual(before.toReversed());
  });

  it("are in the order of their ids before the positions are published", async () => {
    await changed("materials", "update materials set position = 0");
    expect(await ids()).toEqual(await valuesOf("materials", "id"));
  });
});

describe("a material by its slug", () => {
  it("is found in any letter case, also without a grade and a description", async () => {
    expect(await materialBySlug(store, "BRASS")).toMatchObject({
      ...{ id: 3, name: "Brass", slug: "brass", grade: "Clean yellow brass" },
      metaDescription: expect.stringContaining("brass"),
      world: "copper:0.6+zinc:0.4",
    });
    await changed("materials", "update materials set meta_description = null, grade = null");
    expect(await materialBySlug(store, "brass")).toMatchObject({
      ...{ metaDescription: null, grade: null },
    });
  });

  it.each(["unobtainium", "", "aluminium", "bras_", "sydney"])(
    "is undefined for %j",
    async (slug) => {
      expect(await materialBySlug(store, slug)).toBeUndefined();
    },
  );
});

it.each<Record<"text" | "slug", string>>(parse(table, { columns: true }))(
  "the text “$text” leads to the slug “$slug”",
  async ({ text, slug }) => {
    expect((await materialSlugFor(store, text)) ?? "").toBe(slug);
  },
);

it.each([
  ["copper-bright", "copper-bright", ["copper", "copper-bright"]],
  ["COPPER", "copper", ["copper", "copper-bright"]],
  ["lead", "lead", ["lead"]],
  ["unobtainium", "unobtainium", undefined],
])("%s is found with its family, the same as alone", async (asked, slug, family) => {
  const found = await materialWithFamily(store, asked);
  expect(found?.material).toEqual(await materialBySlug(store, slug));
  expect(found?.family.map((each) => each.slug).toSorted()).toEqual(family);
});
