import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import { similarNames } from "../../../worker/search/similar-names.ts";
import { failingDatabase, quietErrors } from "../database.ts";

const names = async (text: string) =>
  (await similarNames(createStore(env), text)).map(({ name }) => name);

describe("a text that is spelt nearly like a name", () => {
  it.each([
    ["sidney", "Sydney"],
    ["Melborne", "Melbourne"],
    ["alice-spring", "Alice Springs"],
    ["Gold Cost", "Gold Coast"],
    ["wagga", "Wagga Wagga"],
    ["coper", "Copper"],
    ["alumnium", "Aluminium"],
  ])("%s suggests %s first", async (text, name) => {
    expect((await names(text))[0]).toBe(name);
  });

  it("knows a city from a material", async () => {
    const [nearest] = await similarNames(createStore(env), "steal");
    expect(nearest).toEqual({ kind: "material", name: "Steel", slug: "steel" });
  });

  it("suggests three at most", async () => {
    const found = await names("albry");
    expect(found.length).toBeLessThanOrEqual(3);
    // The nearest in spelling first.
    expect(found[0]).toBe("Albury");
  });
});

it.each(["atlantis", "zzz", "", "x".repeat(41), "<script>"])(
  "%j suggests nothing",
  async (text) => {
    expect(await names(text)).toEqual([]);
  },
);

it("fails where the database does", async () => {
  quietErrors();
  const failing = similarNames(createStore({ DB: failingDatabase() }), "sidney");
  await expect(failing).rejects.toThrow(DatabaseError);
});
