import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import type { Yard } from "../../../../worker/data/yards/yards.ts";
import { yardsAround, yardsInCity } from "../../../../worker/data/yards/yards.ts";
import { changed, valuesOf } from "../../database.ts";
import { allYards, batchesOf } from "../../directory.ts";
import { addYard } from "../../yard.ts";

const store = createStore(env);
const [SYDNEY, KATHERINE, PORT_LINCOLN, NOWHERE] = [13, 36, 53, 9999];

const byName = new Intl.Collator("en-AU");
const sorted = (yards: Yard[]) =>
  yards.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
const idsOf = (yards: Yard[]) => yards.map(({ id }) => id).sort((a, b) => a - b);

describe("the yards in a city", () => {
  it("are the city's own, by name", async () => {
    const yards = (await yardsInCity(store, SYDNEY)) ?? [];
    expect(idsOf(yards)).toEqual(await valuesOf("scrap_yards", "id", `city_id = ${SYDNEY}`));
    expect(yards).toEqual(sorted(yards));
  });

  it("have their known details, and null for unknown ones", async () => {
    const full = {
      ...{ id: 9001, name: "Full Yard", address: "1 Main Street, Katherine NT 0850" },
      ...{ phone: "(08) 5550 0000", website: "https://www.full.example", description: "Open." },
      ...{ acceptedMaterials: ["Copper", "Brass"], services: ["Bin hire"] },
      ...{ latitude: -14.5, longitude: 132.25, openingHours: "Mo-Fr 07:00-16:00" },
      ...{ checkedOn: "2026-11-09", isApproximate: true, source: "Geoscience Australia" },
      closed: "2026-12-20..2027-01-06 Christmas",
      ownPrices: null,
    };
    await addYard(full);
    await addYard({ id: 9002, name: "Null Yard" });
    const [first, second] = (await yardsInCity(store, KATHERINE)) ?? [];
    expect(first).toEqual({ ...full, cityId: KATHERINE });
    const { id, name, address, cityId, isApproximate, ...rest } = second!;
    expect([id, name, isApproximate]).toEqual([9002, "Null Yard", false]);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it("are empty in a town without yards, and undefined if there is no such city", async () => {
    for (const id of [KATHERINE, PORT_LINCOLN]) expect(await yardsInCity(store, id)).toEqual([]);
    for (const id of [NOWHERE, 0, -1]) expect(await yardsInCity(store, id)).toBeUndefined();
  });
});

describe("all yards, in batches", () => {
  it("are sorted by name, including one whose city was removed", async () => {
    await addYard({ name: "Lost Yard", cityId: NOWHERE });
    const yards = await allYards(store);
    expect(idsOf(yards)).toEqual(await valuesOf("scrap_yards", "id"));
    expect(yards).toEqual(sorted(yards));
  });

  it("are full except for the last one, and together are the whole list", async () => {
    const all = await allYards(store);
    const half = Math.ceil(all.length / 2);
    for (const size of [half - 1, half, all.length]) {
      const batches = await batchesOf(store, size);
      const sizes = batches.map(({ length }) => length);
      expect(sizes.slice(0, -1)).toEqual(sizes.slice(0, -1).fill(size));
      expect(sizes.at(-1)).toBe(all.length - size * (sizes.length - 1));
      expect(batches.flat()).toEqual(all);
    }
  });

  it("are empty if all yards have been removed since the list was read", async () => {
    await allYards(store);
    await changed("scrap_yards", "delete from scrap_yards");
    expect(await batchesOf(store)).toEqual([]);
  });
});

describe("the yards around a city", () => {
  const DESERT = { id: KATHERINE, lat: -25, lon: 130 };

  it("are sorted by distance from its middle, those without coordinates last, and the first ones have details", async () => {
    const at = (id: number, latitude?: number, phone: string | null = null) =>
      addYard({ id, name: `Yard ${id}`, phone, ...(latitude && { latitude, longitude: 130 }) });
    await at(9001);
    await at(9002, -25.3, "(08) 5550 1234");
    await at(9003, -25.1);
    await at(9004, -24.8);
    const { all, detailed, others } = await yardsAround(store, DESERT, 2, undefined);
    expect(all.map(({ id }) => id)).toEqual([9003, 9004, 9002, 9001]);
    expect(detailed.map(({ id, cityId }) => [id, cityId])).toEqual([
      [9003, KATHERINE],
      [9004, KATHERINE],
    ]);
    const address = "1 Test Street, Testville";
    expect(others).toEqual([
      { id: 9002, name: "Yard 9002", address, phone: "(08) 5550 1234" },
      { id: 9001, name: "Yard 9001", address, phone: null },
    ]);
  });

  it("leave out a yard that has been removed since the list was read", async () => {
    await addYard({ id: 9001, latitude: -25, longitude: 130 });
    await addYard({ id: 9002 });
    await changed("scrap_yards", "delete from scrap_yards where id = 9002");
    const { all, others } = await yardsAround(store, DESERT, 1, undefined);
    expect([all.length, others]).toEqual([2, []]);
  });
});
