import { describe, expect, it } from "vitest";
import type { CityPrice, MaterialPrice, PriceRange } from "../../../worker/data/prices.ts";
import { changed, countRows } from "../database.ts";
import { fetchJson } from "../fetch.ts";

const DAY = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
const RANGE = { minPrice: expect.any(Number), maxPrice: expect.any(Number) };

const inCents = (prices: PriceRange[]) =>
  prices.flatMap(({ minPrice, maxPrice }) => [minPrice, maxPrice]).map(String);

const AT_LEAST_ONE_OR_NULL = expect.toSatisfy(
  (yards: unknown) => yards === null || (Number.isInteger(yards) && Number(yards) > 0),
);
const AT_MOST_TWO_DECIMALS = expect.stringMatching(/^\d+(\.\d{1,2})?$/);

describe("GET /api/prices/city/:cityId", () => {
  it("gives a price in dollars for each material of the city", async () => {
    const prices = await fetchJson<CityPrice[]>("/api/prices/city/13");
    const count = await countRows("prices", "city_id = 13");
    const price = { materialId: expect.any(Number), ...RANGE, description: expect.any(String) };
    expect(prices).toEqual(
      Array(count).fill({ ...price, checkedOn: DAY, previous: null, yards: null, basis: "typed" }),
    );
    expect(prices[0]).toMatchObject({ materialId: 1, minPrice: 8, maxPrice: 11 });
  });

  it("gives dollars with at most two decimals", async () => {
    await changed(
      "prices",
      "update prices set min_cents = material_id * 7, max_cents = 1009 + material_id",
    );
    const prices = await fetchJson<CityPrice[]>("/api/prices/city/13");
    expect(inCents(prices)).toEqual(Array(2 * prices.length).fill(AT_MOST_TWO_DECIMALS));
  });

  it("gives 0 for a price that is not available", async () => {
    const prices = await fetchJson<CityPrice[]>("/api/prices/city/2");
    expect(prices).toContainEqual(
      expect.objectContaining({ materialId: 16, minPrice: 0, maxPrice: 0 }),
    );
  });

  it.each([33, 36])("gives an empty list for town %i, which has no prices", async (id) => {
    expect(await fetchJson(`/api/prices/city/${id}`)).toEqual([]);
  });
});

describe("GET /api/prices/material/:materialId", () => {
  it("gives a price in dollars for each city, with the city's name, slug and state", async () => {
    const prices = await fetchJson<MaterialPrice[]>("/api/prices/material/1");
    const city = {
      cityId: expect.any(Number),
      cityName: expect.any(String),
      citySlug: expect.any(String),
      state: expect.any(String),
    };
    const count = await countRows("prices", "material_id = 1");
    const basis = { yards: AT_LEAST_ONE_OR_NULL, basis: expect.stringMatching(/^(quotes|typed)$/) };
    expect(prices).toEqual(Array(count).fill({ ...city, ...RANGE, checkedOn: DAY, ...basis }));
    expect(prices.filter(({ yards, basis }) => (basis === "typed") !== (yards === null))).toEqual(
      [],
    );
    expect(Object.keys(prices[0]!).slice(-2)).toEqual(["yards", "basis"]);
    expect(prices.find(({ cityName }) => cityName === "Launceston")).toMatchObject({ yards: 3 });
    expect(inCents(prices)).toEqual(Array(2 * count).fill(AT_MOST_TWO_DECIMALS));
  });

  it("says Unknown for a city that was removed", async () => {
    await changed("cities", "delete from cities where id = 13");
    const prices = await fetchJson<MaterialPrice[]>("/api/prices/material/1");
    expect(prices.find(({ cityId }) => cityId === 13)).toMatchObject({
      cityName: "Unknown",
      citySlug: null,
      state: "Unknown",
    });
  });

  it("gives an empty list for a material that no city has a price for", async () => {
    await changed("prices", "delete from prices where material_id = 16");
    expect(await fetchJson("/api/prices/material/16")).toEqual([]);
  });
});
