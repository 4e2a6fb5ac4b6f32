import { describe, expect, it } from "vitest";
import type { City } from "../../../worker/data/cities.ts";
import { countRows, valuesOf } from "../database.ts";
import { fetchJson } from "../fetch.ts";

const CITY = {
  id: expect.any(Number),
  name: expect.any(String),
  slug: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
  state: expect.stringMatching(/^[A-Z]{2,3}$/),
};

describe("GET /api/cities/top", () => {
  it("gives the six largest cities", async () => {
    const cities = await fetchJson<City[]>("/api/cities/top");
    expect(cities).toEqual(Array(6).fill(CITY));
    expect(cities[0]).toMatchObject({ name: "Melbourne", slug: "melbourne" });
  });

  it.each([1, 6, 12, 100])("gives at most %i where that is the limit", async (limit) => {
    const cities = await fetchJson<City[]>(`/api/cities/top?limit=${limit}`);
    expect(cities).toHaveLength(Math.min(limit, await countRows("cities")));
  });
});

describe("GET /api/cities", () => {
  it("gives id, name, slug and state of all cities by name", async () => {
    const cities = await fetchJson<City[]>("/api/cities");
    expect(cities.map(({ name }) => name)).toEqual(await valuesOf("cities", "name"));
    for (const city of cities) expect(city).toEqual(CITY);
  });
});

describe("GET /api/cities/slug/:slug", () => {
  it("gives one city with its description and rules", async () => {
    expect(await fetchJson("/api/cities/slug/sydney")).toEqual({
      id: 13,
      name: "Sydney",
      slug: "sydney",
      state: "NSW",
      stateName: "New South Wales",
      lat: expect.any(Number),
      lon: expect.any(Number),
      population: expect.any(Number),
      timeZone: "Australia/Sydney",
      metaDescription: expect.stringContaining("Sydney"),
      regulations: expect.stringContaining("Cash"),
      regulator: expect.any(String),
      regulatorUrl: expect.stringContaining("https://"),
      sources: expect.any(String),
      regulationsCheckedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      bringId: expect.stringContaining("Photo ID"),
      bringPayment: expect.stringContaining("BSB"),
      bringRecords: expect.stringContaining("receipt"),
    });
  });

  it.each(["/api/cities/slug/Gold-Coast", "/API/Cities/Slug/GOLD-COAST/"])(
    "answers %s whatever its letter case",
    async (path) => {
      expect(await fetchJson(path)).toMatchObject({ name: "Gold Coast" });
    },
  );
});
