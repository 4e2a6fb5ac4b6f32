import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allCities, cityBySlug, placedCities, topCities } from "../../../worker/data/cities.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed, valuesOf } from "../database.ts";

const store = createStore(env);

describe("the top cities", () => {
  it("are those with most people, largest first", async () => {
    const cities = await topCities(store, 6);
    expect(cities.map(({ name }) => name)).toEqual([
      "Melbourne",
      "Sydney",
      "Brisbane",
      "Perth",
      "Adelaide",
      "Gold Coast",
    ]);
    expect(cities[1]).toEqual({ id: 13, name: "Sydney", slug: "sydney", state: "NSW" });
  });

  it("are in order of their ids where as many people live", async () => {
    await changed("cities", "update cities set population = 90000000 where id in (67, 13, 2)");
    expect((await topCities(store, 3)).map(({ id }) => id)).toEqual([2, 13, 67]);
  });

  it("are no more than there are cities", async () => {
    const names = (await topCities(store, 1000)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(await valuesOf("cities", "name"));
    expect(await topCities(store, 1)).toHaveLength(1);
  });
});

describe("all cities", () => {
  it("are sorted by name", async () => {
    const names = (await allCities(store)).map(({ name }) => name);
    expect(names).toEqual(await valuesOf("cities", "name"));
  });

  it("of one name are in order of their ids", async () => {
    await changed("cities", "update cities set name = 'Aaa' where id in (50, 13, 2)");
    expect((await allCities(store)).slice(0, 3).map(({ id }) => id)).toEqual([2, 13, 50]);
  });
});

describe("a city by its slug", () => {
  it("is none where the slug holds SQL", async () => {
    expect(await cityBySlug(store, "sydney' or '1'='1")).toBeUndefined();
  });

  it("carries its state's name and rules", async () => {
    expect(await cityBySlug(store, "sydney")).toEqual({
      id: 13,
      name: "Sydney",
      slug: "sydney",
      state: "NSW",
      stateName: "New South Wales",
      lat: expect.closeTo(-33.87, 1),
      lon: expect.closeTo(151.2, 1),
      population: expect.any(Number),
      timeZone: "Australia/Sydney",
      metaDescription: expect.stringContaining("Sydney"),
      regulations: expect.stringContaining("New South Wales"),
      regulator: expect.any(String),
      regulatorUrl: expect.stringMatching(/^https:\/\//),
      sources: expect.any(String),
      regulationsCheckedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      bringId: expect.stringContaining("Photo ID"),
      bringPayment: expect.stringContaining("BSB"),
      bringRecords: expect.stringContaining("receipt"),
    });
  });

  it("is found in any letter case", async () => {
    expect(await cityBySlug(store, "Alice-SPRINGS")).toMatchObject({ name: "Alice Springs" });
  });

  it.each(["atlantis", "", "sydney ", "syd%", "copper"])("is undefined for %j", async (slug) => {
    expect(await cityBySlug(store, slug)).toBeUndefined();
  });
});

it("a city's place says whether it has a price, and when the latest was checked", async () => {
  await changed(
    "prices",
    `update prices set checked_on = iif(material_id = 2, '2026-11-19', '2026-11-03'),
      min_cents = iif(city_id = 13, min_cents, 0), max_cents = iif(city_id = 13, max_cents, 0)`,
  );
  const placed = await placedCities(store);
  const of = (slug: string) => placed.find(({ city }) => city.slug === slug);
  expect(of("sydney")).toEqual({
    city: { id: 13, name: "Sydney", slug: "sydney", state: "NSW" },
    lat: expect.closeTo(-33.87, 1),
    lon: expect.closeTo(151.2, 1),
    hasPrices: true,
    checkedOn: "2026-11-19",
  });
  expect(of("perth")).toMatchObject({ hasPrices: false, checkedOn: null });
  expect(of("katherine")).toMatchObject({ hasPrices: false, checkedOn: null });
});
