import { describe, expect, it } from "vitest";
import { changed, countRows } from "../database.ts";
import { fetchJson } from "../fetch.ts";

const MATERIAL = {
  id: expect.any(Number),
  name: expect.any(String),
  slug: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
  description: expect.any(String),
  grade: expect.any(String),
};

describe("GET /api/materials", () => {
  it("gives id, name, slug, description and grade of all materials", async () => {
    const count = await countRows("materials");
    expect(await fetchJson("/api/materials")).toEqual(Array(count).fill(MATERIAL));
  });
});

describe("GET /api/materials/:slug", () => {
  it("gives one material with its description for search engines", async () => {
    expect(await fetchJson("/api/materials/copper")).toEqual({
      ...MATERIAL,
      id: 1,
      name: "Copper",
      slug: "copper",
      grade: "No. 2, brass removed",
      metaDescription: expect.any(String),
      world: "copper",
    });
  });

  it("gives null where no grade was published", async () => {
    await changed("materials", "update materials set grade = null where id = 1");
    expect(await fetchJson("/api/materials/copper")).toMatchObject({ grade: null });
  });

  it("gives null where there is no description for search engines", async () => {
    await changed("materials", "update materials set meta_description = null where id = 1");
    expect(await fetchJson("/api/materials/copper")).toMatchObject({ metaDescription: null });
  });

  it.each(["/api/materials/Stainless-Steel", "/API/MATERIALS/STAINLESS-STEEL/"])(
    "answers %s whatever its letter case",
    async (path) => {
      expect(await fetchJson(path)).toMatchObject({ name: "Stainless Steel" });
    },
  );
});
