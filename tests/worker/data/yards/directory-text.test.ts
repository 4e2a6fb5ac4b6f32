import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { countRows } from "../../database.ts";
import { everyPage, searched } from "../../directory.ts";
import { addYard } from "../../yard.ts";

const store = createStore(env);

const found = async (q: string) => (await searched(store, { q })).yards.map(({ name }) => name);

describe("a search text", () => {
  it.each(["bluegum flat", "BLUEGUM FLAT METALS", "Flat Met", "129 ingot", "Ingot Street, GILL"])(
    "%j finds a yard by its name or address in any letter case",
    async (q) => {
      expect(await found(q)).toContain("Bluegum Flat Metals");
    },
  );

  it("finds the yards of a city by the city's name alone", async () => {
    await addYard({ name: "Plain", address: "Nowhere" });
    expect(await found("kathERINE")).toEqual(["Plain"]);
  });

  it("finds letters with accents in any case", async () => {
    await addYard({ name: "Métaux Österberg" });
    expect(await found("MÉTAUX ÖSTER")).toEqual(["Métaux Österberg"]);
  });

  it.each(["%", "_", "'", '"', "\\", "🐨", "100%_", 'O\'Brien "&" Sons\\', "'; drop table cities"])(
    "%j is searched as itself",
    async (text) => {
      const name = `Yard ${text} Metals`;
      await addYard({ name });
      expect(await found(`Yard ${text} m`)).toEqual([name]);
      const yards = await everyPage(store, { q: text });
      const without = yards.filter((yard) => !(yard.name + yard.address).includes(text));
      expect(without).toEqual([]);
    },
  );

  it.each(["*", "?", "[a-z]", "yard% metals", "yard_metals"])(
    "%j stands for nothing but itself",
    async (q) => {
      await addYard({ name: "Yard abc Metals" });
      expect(await found(q)).toEqual([]);
    },
  );

  it("is not looked for in descriptions, materials or services", async () => {
    await addYard({
      description: "zebra crossing",
      acceptedMaterials: ["zebra"],
      services: ["zebra"],
    });
    expect(await found("zebra")).toEqual([]);
  });

  it("that is empty finds every yard", async () => {
    expect(await everyPage(store, { q: "" })).toHaveLength(await countRows("scrap_yards"));
  });
});
