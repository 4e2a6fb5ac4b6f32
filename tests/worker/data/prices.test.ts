import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { toCents } from "../../../worker/amounts/cents.ts";
import {
  placedPricesOfMaterial,
  pricesAmong,
  pricesInCity,
  pricesOfMaterial,
} from "../../../worker/data/prices.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed, valuesOf } from "../database.ts";

const store = createStore(env);
const [SYDNEY, ALBANY, HORSHAM, KATHERINE, NOWHERE] = [13, 2, 33, 36, 9999];
const [COPPER, CAST_IRON] = [1, 16];

const TYPED = { yards: null, quotedFrom: null, basis: "typed" };

describe("the prices in a city", () => {
  it("are dollars per kilogram in the order of the materials' ids", async () => {
    const prices = (await pricesInCity(store, SYDNEY)) ?? [];
    const ids = prices.map(({ materialId }) => materialId);
    expect(ids).toEqual(await valuesOf("prices", "material_id", `city_id = ${SYDNEY}`));
    const copper = { materialId: COPPER, minPrice: 8, maxPrice: 11, previous: null };
    expect(prices[0]).toMatchObject({ ...copper, ...TYPED });
  });

  it.each([1, 29, 57, 115, 429, 1999])("hold %i cents exactly, now and before", async (cents) => {
    await changed(
      "prices",
      `update prices set min_cents = ${cents}, max_cents = ${cents}, previous_min_cents = ${cents},
        previous_max_cents = 1060, previous_checked_on = '2026-11-03' where city_id = ${SYDNEY}`,
    );
    const [copper] = (await pricesInCity(store, SYDNEY)) ?? [];
    expect(copper?.minPrice.toString()).toBe((cents / 100).toFixed(2).replace(/0$/, ""));
    expect(toCents(copper!.minPrice)).toBe(cents);
    expect(copper?.previous).toEqual({
      ...{ minPrice: copper?.minPrice, maxPrice: 10.6, checkedOn: "2026-11-03" },
    });
  });

  it("are empty in a town without prices, and undefined if there is no such city", async () => {
    for (const id of [HORSHAM, KATHERINE]) expect(await pricesInCity(store, id)).toEqual([]);
    for (const id of [0, -1]) expect(await pricesInCity(store, id)).toBeUndefined();
    await changed("prices", `update prices set city_id = ${NOWHERE} where city_id = ${SYDNEY}`);
    expect(await pricesInCity(store, NOWHERE)).toBeUndefined();
  });
});

describe("the prices of a material", () => {
  it("are sorted by the names of their cities", async () => {
    const prices = (await pricesOfMaterial(store, COPPER)) ?? [];
    const names = prices.map(({ cityName }) => cityName);
    const rows = "prices join cities on cities.id = city_id";
    expect(names).toEqual(await valuesOf(rows, "name", `material_id = ${COPPER}`));
    expect(prices).toContainEqual({
      ...{ cityId: SYDNEY, cityName: "Sydney", citySlug: "sydney", state: "NSW" },
      ...{ minPrice: 8, maxPrice: 11, checkedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      ...TYPED,
    });
  });

  it("of removed cities are sorted by id, without coordinates", async () => {
    await changed(
      "prices",
      `insert into prices (city_id, material_id, min_cents, max_cents, description, checked_on)
        select value, ${COPPER}, 700, 950, '', '2026-11-20' from json_each('[9997, 9999, 9998]')`,
    );
    const all = (await placedPricesOfMaterial(store, COPPER)) ?? [];
    const placed = all.filter(({ price }) => price.citySlug === null);
    expect(placed.map(({ price }) => price.cityId)).toEqual([9997, 9998, 9999]);
    expect(placed[0]).toMatchObject({
      price: { cityName: "Unknown", citySlug: null, state: "Unknown", minPrice: 7, ...TYPED },
      point: null,
    });
  });

  it("have coordinates, the price before, and the number of yards", async () => {
    await changed(
      "prices",
      `update prices set previous_min_cents = 779, previous_max_cents = 1060, yards = 2,
        previous_checked_on = '2026-11-03', quoted_from = '2026-11-12' where city_id = ${SYDNEY}`,
    );
    const placed = (await placedPricesOfMaterial(store, COPPER)) ?? [];
    expect(placed.find(({ price }) => price.cityId === SYDNEY)).toMatchObject({
      price: { basis: "quotes", yards: 2, quotedFrom: "2026-11-12" },
      point: { lat: expect.closeTo(-33.87, 1), lon: expect.closeTo(151.2, 1) },
      previous: { minPrice: 7.79, maxPrice: 10.6, checkedOn: "2026-11-03" },
    });
    expect(placed.find(({ price }) => price.citySlug === "perth")).toMatchObject({
      price: TYPED,
      previous: null,
    });
  });

  it("are empty if no city has one, and undefined if there is no such material", async () => {
    await changed("prices", `delete from prices where material_id = ${CAST_IRON}`);
    expect(await pricesOfMaterial(store, CAST_IRON)).toEqual([]);
    for (const id of [NOWHERE, 0, -1]) expect(await pricesOfMaterial(store, id)).toBeUndefined();
  });
});

it("the prices of some materials in some cities equal those of the single cities", async () => {
  const found = await pricesAmong(store, [SYDNEY, ALBANY, KATHERINE], [COPPER, CAST_IRON, 999]);
  const expected: unknown[] = [];
  for (const cityId of [SYDNEY, ALBANY])
    for (const price of (await pricesInCity(store, cityId)) ?? [])
      if ([COPPER, CAST_IRON].includes(price.materialId)) expected.push({ ...price, cityId });
  expect(found).toHaveLength(4);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(await pricesAmong(store, [], [COPPER])).toEqual([]);
});
