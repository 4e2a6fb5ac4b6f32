import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { nearestCityWithPrices, nearestPrices } from "../../../worker/data/nearest-prices.ts";
import {
  allCities,
  cityBySlug,
  placedCities,
  topCities,
} from "../../../worker/data/places/cities.ts";
import { citiesByDistance } from "../../../worker/data/places/city-distances.ts";
import { allStates } from "../../../worker/data/places/states.ts";
import { pricesInCity } from "../../../worker/data/prices.ts";
import { createStore } from "../../../worker/data/store.ts";
import { allTowns } from "../../../worker/data/yards/towns.ts";
import { changed, valuesOf } from "../database.ts";

const store = createStore(env);

it("the top cities are sorted by population, then by id, and are no more than there are", async () => {
  expect((await topCities(store, 2)).map(({ name }) => name)).toEqual(["Melbourne", "Sydney"]);
  await changed("cities", "update cities set population = 90000000 where id in (67, 13, 2)");
  expect((await topCities(store, 3)).map(({ id }) => id)).toEqual([2, 13, 67]);
  const names = (await topCities(store, 1000)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(await valuesOf("cities", "name"));
});

it("towns have coordinates, and are sorted by population, then by id", async () => {
  await changed("cities", "update cities set population = 90000000 where id in (67, 13, 2)");
  const sql = "select name, lat, lon from cities order by population desc, id";
  const { results } = await env.DB.prepare(sql).all();
  expect(await allTowns(createStore(env))).toEqual(results);
});

it("all cities are sorted by name, then by id", async () => {
  const names = (await allCities(store)).map(({ name }) => name);
  expect(names).toEqual(await valuesOf("cities", "name"));
  await changed("cities", "update cities set name = 'Aaa' where id in (50, 13, 2)");
  expect((await allCities(store)).slice(0, 3).map(({ id }) => id)).toEqual([2, 13, 50]);
});

it("a city is found by its slug in any letter case, with its state's name and rules", async () => {
  expect(await cityBySlug(store, "Alice-SPRINGS")).toMatchObject({
    ...{ name: "Alice Springs", stateName: "Northern Territory" },
    regulations: expect.stringContaining("Northern Territory"),
  });
});

it.each(["atlantis", "", "sydney ", "syd%", "copper", "sydney' or '1'='1"])(
  "there is no city of the slug %j",
  async (slug) => {
    expect(await cityBySlug(store, slug)).toBeUndefined();
  },
);

it("a placed city has prices or none, and the day of its latest check", async () => {
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
  for (const slug of ["perth", "katherine"])
    expect(of(slug)).toMatchObject({ hasPrices: false, checkedOn: null });
});

it("all cities are listed, the nearest first, with their distances in a straight line", async () => {
  const sydney = { lat: -33.869, lon: 151.209 };
  const cities = citiesByDistance(await placedCities(store), sydney);
  const names = cities.map(({ name }) => name);
  expect(names.toSorted()).toEqual(await valuesOf("cities", "name"));
  expect(cities[0]).toMatchObject({ slug: "sydney", kilometres: expect.closeTo(0, 0) });
  const distances = cities.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const newcastle = cities.find(({ slug }) => slug === "newcastle");
  expect(newcastle?.kilometres).toBeCloseTo(117, 0);
});

it.each([
  ["perth", { lat: -31.95, lon: 115.86 }],
  ["darwin", { lat: -14.46, lon: 132.26 }],
  // A degree of longitude is shorter than one of latitude.
  ["ballarat", { lat: -36.71, lon: 142.2 }],
  // On the same side of Bass Strait, although Geelong is a little nearer to King Island.
  ["burnie", { lat: -39.94, lon: 143.95 }],
  ["traralgon", { lat: -39.13, lon: 146.42 }],
])(
  "the nearest city with prices is %s for %j, and the nearest prices are its",
  async (slug, place) => {
    expect((await nearestCityWithPrices(store, place))?.slug).toBe(slug);
    expect((await nearestPrices(store, place))?.city.slug).toBe(slug);
  },
);

it("the nearest prices to Katherine are Darwin's, and there are none if no city has any", async () => {
  const katherine = { lat: -14.46, lon: 132.26 };
  const { city, prices } = (await nearestPrices(store, katherine))!;
  expect(city.slug).toBe("darwin");
  expect(prices).toEqual(expect.arrayContaining((await pricesInCity(store, city.id))!));
  await changed("prices", "update prices set min_cents = 0, max_cents = 0");
  expect(await nearestPrices(store, katherine)).toBeUndefined();
});

it("states are in the order of the file, or by code before the order is published", async () => {
  const codes = async () => (await allStates(store)).map(({ code }) => code);
  const before = await codes();
  expect(before).toEqual(["NSW", "VIC", "QLD", "WA", "SA", "TAS", "NT", "ACT"]);
  await changed("states", "update states set position = 1000 - position");
  expect(await codes()).toEqual(before.toReversed());
  await env.DB.exec("update states set position = 0");
  expect(await codes()).toEqual(before.toSorted());
});
