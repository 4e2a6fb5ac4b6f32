import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allCities } from "../../../../worker/data/cities.ts";
import { createStore } from "../../../../worker/data/store.ts";
import { PAGE_SIZE } from "../../../../worker/data/yards/directory.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { countRows } from "../../database.ts";
import { allYards, everyPage, searched } from "../../directory.ts";
import { addYard } from "../../yard.ts";

const store = createStore(env);

describe("the directory without filters", () => {
  it("shows the first ten of all yards on page 1", async () => {
    const page = await searched(store, {});
    const total = await countRows("scrap_yards");
    expect(PAGE_SIZE).toBe(10);
    expect(page).toMatchObject({ total, page: 1, pages: Math.ceil(total / 10) });
    expect(page.yards.map(({ id }) => id)).toEqual(
      (await allYards(store)).slice(0, 10).map(({ id }) => id),
    );
  });

  it("shows every yard once on its pages, in the order of the list of all", async () => {
    const [pages, all] = await Promise.all([everyPage(store, {}), allYards(store)]);
    expect(pages.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  });

  it("adds the city's name and state to a yard", async () => {
    const [pages, cities] = await Promise.all([everyPage(store, {}), allCities(store)]);
    const byId = new Map(cities.map((city) => [city.id, city]));
    const wrong = pages.filter(({ cityId, cityName, state }) => {
      const city = byId.get(cityId);
      return city?.name !== cityName || city?.state !== state;
    });
    expect(wrong).toEqual([]);
  });

  it.each([1, 70, 100_000])("shows the last page instead of one %i pages later", async (more) => {
    const total = await countRows("scrap_yards");
    const pages = Math.ceil(total / 10);
    const last = await searched(store, {}, pages + more);
    expect(last).toMatchObject({ page: pages, pages, total });
    expect(last.yards).toHaveLength(total - 10 * (pages - 1));
  });
});

describe("a filtered directory", () => {
  it("shows its own last page where a later one is asked for", async () => {
    const filters = { state: "NT" };
    const { pages, total } = await searched(store, filters);
    const past = await searched(store, filters, pages + 1);
    expect(past).toEqual(await searched(store, filters, pages));
    expect(past.yards).toHaveLength(total - (pages - 1) * PAGE_SIZE);
  });

  it("has one empty page where nothing matches", async () => {
    expect(await searched(store, { q: "nothing has this" }, 7)).toEqual({
      yards: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it("says Unknown for the city and state of a yard whose city was removed", async () => {
    await addYard({ name: "Lost Yard", cityId: 9999 });
    const { yards } = await searched(store, { q: "lost yard" });
    expect(yards).toEqual([
      expect.objectContaining({ name: "Lost Yard", cityName: "Unknown", state: "Unknown" }),
    ]);
  });
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
