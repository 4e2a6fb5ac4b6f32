import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { placedCities } from "../../../worker/data/cities.ts";
import { citiesByDistance } from "../../../worker/data/city-distances.ts";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import { failingDatabase, quietErrors, valuesOf } from "../database.ts";

const SYDNEY = { lat: -33.869, lon: 151.209 };

it("all cities are listed, the nearest first, with their distances in a straight line", async () => {
  const cities = citiesByDistance(await placedCities(createStore(env)), SYDNEY);
  const names = cities.map(({ name }) => name);
  expect(names.toSorted()).toEqual(await valuesOf("cities", "name"));
  expect(cities[0]).toEqual({
    id: 13,
    name: "Sydney",
    slug: "sydney",
    state: "NSW",
    kilometres: expect.closeTo(0, 0),
  });
  const distances = cities.map(({ kilometres }) => kilometres);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  const newcastle = cities.find(({ slug }) => slug === "newcastle");
  expect(newcastle?.kilometres).toBeCloseTo(117, 0);
});

it("a failing database is said without details", async () => {
  quietErrors();
  const store = createStore({ DB: failingDatabase(`"lists"`) });
  await expect(placedCities(store)).rejects.toThrow(DatabaseError);
});
