import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";
import { CAUSE, databaseThat, failingDatabase, quietErrors, valuesOf } from "../database.ts";
import { allYards } from "../directory.ts";
import { fetchJson, fetchWith } from "../fetch.ts";
import { addYard, changedYards } from "../yard.ts";

/** Matches null and values of this type. */
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
  openingHours: orNull("string"),
  checkedOn: orNull("string"),
  isApproximate: expect.any(Boolean),
  closed: null,
  source: null,
};

const idsOf = (yards: Yard[]) => yards.map(({ id }) => id).sort((a, b) => a - b);

describe("GET /api/scrap-yards/city/:cityId", () => {
  it("gives the city's yards without internal fields", async () => {
    const yards = await fetchJson<Yard[]>("/api/scrap-yards/city/13");
    expect(idsOf(yards)).toEqual(await valuesOf("scrap_yards", "id", "city_id = 13"));
    for (const yard of yards) expect(yard).toEqual({ ...YARD, cityId: 13 });
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
    const yards = await fetchJson<Yard[]>("/api/scrapyards");
    expect(idsOf(yards)).toEqual(await valuesOf("scrap_yards", "id"));
    for (const yard of yards) expect(yard).toEqual(YARD);
  });

  it("gives the yards by name, as they are in the data", async () => {
    expect(await fetchJson("/api/scrapyards")).toEqual(await allYards(createStore(env)));
  });

  it("includes a yard whose city was removed", async () => {
    await addYard({ name: "Lost Yard", cityId: 9999 });
    expect(await fetchJson("/api/scrapyards")).toContainEqual(
      expect.objectContaining({ name: "Lost Yard", cityId: 9999 }),
    );
  });

  it("gives an empty list where there is no yard", async () => {
    await changedYards("delete from scrap_yards");
    expect(await fetchJson("/api/scrapyards")).toEqual([]);
  });

  it("gives more yards than one batch holds", async () => {
    await addManyYards();
    const yards = await fetchJson<Yard[]>("/api/scrapyards");
    expect(idsOf(yards)).toEqual(await valuesOf("scrap_yards", "id"));
    for (const yard of yards) expect(Object.keys(yard)).toEqual(Object.keys(YARD));
  });

  it("is streamed while the client reads", async () => {
    await addManyYards();
    const counting = countingBatches();
    const { body } = await fetchWith(counting.database, "/api/scrapyards");
    const reader = body?.getReader();
    await reader?.read();
    expect(counting.batches()).toBeLessThan(3);
    await reader?.cancel();
  });

  it("answers HEAD from the first batch", async () => {
    await addManyYards();
    const counting = countingBatches();
    const response = await fetchWith(counting.database, "/api/scrapyards", { method: "HEAD" });
    expect(await response.text()).toBe("");
    expect(counting.batches()).toBe(1);
  });

  it("answers 503 if the first batch fails", async () => {
    quietErrors();
    const response = await fetchWith(failingDatabase("scrap_yards"), "/api/scrapyards");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: "Failed to fetch scrap yards" });
  });

  it("is aborted if a later batch fails, so that an incomplete list never looks complete", async () => {
    await addManyYards();
    const logged = quietErrors();
    const { database } = countingBatches(2);
    const response = await fetchWith(database, "/api/scrapyards");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("Failed to fetch scrap yards");
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

const MANY = 2500;

/** Adds so many yards that the complete list takes three batches. */
function addManyYards(): Promise<void> {
  return changedYards(
    `with recursive n (i) as (select 10000 union all select i + 1 from n where i < ${9999 + MANY})
    insert into scrap_yards (id, name, address, city_id)
    select i, 'Yard ' || i, i || ' Main Street', 13 from n`,
  );
}

/** The seeded database, which counts the batches of yards and fails after the first `last` of them. */
function countingBatches(last = 1000) {
  let count = 0;
  const database = databaseThat((sql) => {
    if (sql.includes("scrap_yards") && ++count > last) throw new Error(CAUSE);
  });
  return { database, batches: () => count };
}
