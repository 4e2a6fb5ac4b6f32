import { describe, expect, it } from "vitest";
import type { Yard } from "../../../worker/data/types.ts";
import { fetchJson } from "../fetch.ts";
import { addYard } from "../yard.ts";

/** The value itself where it is of the kind, or null; a test fails on anything else. */
const orNull = (kind: "string" | "number") =>
  expect.toSatisfy((value: unknown) => value === null || typeof value === kind);

const TEXTS = expect.toSatisfy(
  (value: unknown) =>
    value === null || (Array.isArray(value) && value.every((text) => typeof text === "string")),
);

const YARD = {
  id: expect.any(Number),
  name: expect.any(String),
  address: expect.any(String),
  cityId: expect.any(Number),
  phone: orNull("string"),
  website: orNull("string"),
  description: orNull("string"),
  acceptedMaterials: TEXTS,
  services: TEXTS,
  latitude: orNull("number"),
  longitude: orNull("number"),
};

describe("GET /api/scrap-yards/city/:cityId", () => {
  it("gives the city's yards and nothing that is for inside alone", async () => {
    const yards = await fetchJson<Yard[]>("/api/scrap-yards/city/13");
    expect(yards).toEqual(Array(32).fill({ ...YARD, cityId: 13 }));
  });

  it.each([36, 53])("gives an empty list for town %i, which has no yards", async (id) => {
    expect(await fetchJson(`/api/scrap-yards/city/${id}`)).toEqual([]);
  });

  it("gives lists as lists and coordinates as numbers", async () => {
    const lists = { acceptedMaterials: ["Copper"], services: ["Bin hire", "Collection"] };
    await addYard({ ...lists, latitude: -14.5, longitude: 132.25 });
    expect(await fetchJson("/api/scrap-yards/city/36")).toEqual([
      { ...YARD, ...lists, latitude: -14.5, longitude: 132.25 },
    ]);
  });
});

describe("GET /api/scrapyards", () => {
  it("gives every yard in the country, in one shape", async () => {
    expect(await fetchJson("/api/scrapyards")).toEqual(Array(295).fill(YARD));
  });

  it("includes a yard whose city was removed", async () => {
    await addYard({ name: "Lost Yard", cityId: 9999 });
    expect(await fetchJson("/api/scrapyards")).toContainEqual(
      expect.objectContaining({ name: "Lost Yard", cityId: 9999 }),
    );
  });
});
