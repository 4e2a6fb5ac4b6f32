import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allCities } from "../../../../worker/data/places/cities.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { allYards, everyPage, searched } from "../../directory.ts";
import { addYard } from "../../yard.ts";

// Which yards a search finds, in which order and on which page: yard-filters.test.ts.
const store = createStore(env);

it("a yard is shown with its city's name and state, or Unknown if the city was removed", async () => {
  await addYard({ name: "Lost Yard", cityId: 9999 });
  const cities = new Map((await allCities(store)).map((city) => [city.id, city]));
  const shown = await everyPage(store, {});
  expect(shown.length).toBeGreaterThan(100);
  for (const { cityId, cityName, state } of shown) {
    const { name = "Unknown", state: ofCity = "Unknown" } = cities.get(cityId) ?? {};
    expect([cityName, state]).toEqual([name, ofCity]);
  }
});

describe("a search text", () => {
  const found = async (q: string) => (await searched(store, { q })).yards.map(({ name }) => name);

  it("is found in any case, also with accents, and in the city's name alone", async () => {
    await addYard({ name: "Métaux Österberg", address: "Nowhere" });
    for (const q of ["MÉTAUX ÖSTER", "kathERINE"])
      expect(await found(q)).toEqual(["Métaux Österberg"]);
  });

  it.each(["%", "_", "'", '"', "\\", "🐨", "'; drop table cities"])(
    "%j is searched as itself, and stands for nothing else",
    async (text) => {
      await addYard({ id: 9001, name: `Yard ${text} Metals` });
      await addYard({ id: 9002, name: "Yard abc Metals", services: [text] });
      expect(await found(`Yard ${text} m`)).toEqual([`Yard ${text} Metals`]);
    },
  );
});

describe("the filter options", () => {
  it("are the distinct states of all cities, in alphabetical order", async () => {
    const { states } = (await yardTable(store)).options;
    const cities = await allCities(store);
    expect(states).toEqual([...new Set(cities.map(({ state }) => state))].toSorted());
    expect(states).toHaveLength(8);
  });

  it("are the distinct materials and services of all yards, in alphabetical order", async () => {
    const { materials, services } = (await yardTable(store)).options;
    const yards = await allYards(store);
    const distinct = (lists: (string[] | null)[]) => [...new Set(lists.flatMap((l) => l ?? []))];
    expect(materials).toEqual(distinct(yards.map((yard) => yard.acceptedMaterials)).toSorted());
    expect(services).toEqual(distinct(yards.map((yard) => yard.services)).toSorted());
  });
});
