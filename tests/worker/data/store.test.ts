import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { allCities, cityBySlug, placedCities, topCities } from "../../../worker/data/cities.ts";
import { StatementError } from "../../../worker/data/connection.ts";
import { currentDataset } from "../../../worker/data/dataset.ts";
import { allMaterials, materialBySlug, materialSlugFor } from "../../../worker/data/materials.ts";
import { nearestPrices } from "../../../worker/data/nearest-prices.ts";
import { pricesInCity, pricesOfMaterial } from "../../../worker/data/prices.ts";
import { cities, materials, prices, scrapYards } from "../../../worker/data/schema.ts";
import { createStore, DatabaseError, read, write } from "../../../worker/data/store.ts";
import { worldPrices } from "../../../worker/data/world-prices.ts";
import { directoryYard } from "../../../worker/data/yards/directory.ts";
import { yardTable } from "../../../worker/data/yards/yard-table.ts";
import { yardBatches, yardsInCity } from "../../../worker/data/yards/yards.ts";
import { read as readText } from "../../../worker/search/read.ts";
import { CAUSE, failingDatabase, quietErrors } from "../database.ts";

const broken = createStore({ DB: failingDatabase() });
const SECRET = "typed-by-a-visitor";

const reads: [string, () => Promise<unknown>, string][] = [
  ["topCities", () => topCities(broken, 6), "Failed to fetch cities"],
  ["allCities", () => allCities(broken), "Failed to fetch cities"],
  ["cityBySlug", () => cityBySlug(broken, SECRET), "Failed to fetch city"],
  ["placedCities", () => placedCities(broken), "Failed to fetch cities"],
  ["worldPrices", () => worldPrices(broken), "Failed to fetch world prices"],
  ["nearestPrices", () => nearestPrices(broken, { lat: 0, lon: 0 }), "Failed to fetch prices"],
  ["allMaterials", () => allMaterials(broken), "Failed to fetch materials"],
  ["materialBySlug", () => materialBySlug(broken, SECRET), "Failed to fetch material"],
  ["materialSlugFor", () => materialSlugFor(broken, SECRET), "Failed to fetch material"],
  ["pricesInCity", () => pricesInCity(broken, 13), "Failed to fetch prices"],
  ["pricesOfMaterial", () => pricesOfMaterial(broken, 1), "Failed to fetch prices"],
  ["yardsInCity", () => yardsInCity(broken, 13), "Failed to fetch scrap yards"],
  ["yardBatches", () => yardBatches(broken).next(), "Failed to fetch scrap yards"],
  ["yardTable", () => yardTable(broken), "Failed to fetch scrap yards"],
  ["directoryYard", () => directoryYard(broken, 1), "Failed to fetch scrap yards"],
  ["readText", () => readText(broken, SECRET), "Failed to fetch search words"],
  ["currentDataset", () => currentDataset(broken), "Failed to fetch dataset"],
];

it.each(reads)(
  "a failing database makes %s throw and log no more than is public",
  async (_, ask, message) => {
    const logged = quietErrors();
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ name: "DatabaseError", message });
    expect((error as Error).cause).toBeUndefined();
    expect(logged).toHaveBeenCalledWith(`${message}: ${CAUSE}`);
    const text = logged.mock.calls.flat().map(String).join("\n");
    expect(text).not.toMatch(/select|from |where|params/i);
    expect(text).not.toContain(SECRET);
  },
);

// Their columns have names of their own: rows of a batch are objects.
const queries = {
  "a whole table, with lists as JSON": (db: DrizzleD1Database) => db.select().from(materials),
  "an object of each table": (db: DrizzleD1Database) =>
    db
      .select({ price: prices, city: { name: cities.name, slug: cities.slug } })
      .from(prices)
      .innerJoin(cities, eq(cities.id, prices.cityId)),
  "an object where nothing was found": (db: DrizzleD1Database) =>
    db
      .select({ name: cities.name, yard: { id: scrapYards.id, services: scrapYards.services } })
      .from(cities)
      .leftJoin(scrapYards, eq(scrapYards.cityId, cities.id)),
};

describe("reading", () => {
  it.each(Object.entries(queries))("gives the rows that D1 gives: %s", async (_, query) => {
    const rows: object[] = await query(drizzle(env.DB));
    expect(rows.length).toBeGreaterThan(0);
    expect(await read<object[]>("Failed", () => query(createStore(env).db))).toEqual(rows);
  });

  it("logs one line of a longer cause, and nothing of what is no error", async () => {
    const logged = quietErrors();
    const cause = new StatementError(new Error("first line\nselect secret from cities"));
    const fails = (reason: unknown) => read("Failed", () => Promise.reject(reason)).catch(() => {});
    await fails(new Error("outer", { cause }));
    await fails(new StatementError("select secret"));
    expect(logged.mock.calls).toEqual([["Failed: first line"], ["Failed: unknown cause"]]);
  });

  it("leaves a mistake in our own code as it is", async () => {
    const mistake = new TypeError("rows is undefined");
    await expect(read("Failed", () => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});

describe("in development", () => {
  async function mistake(ask: () => Promise<unknown>): Promise<Error> {
    vi.stubEnv("MODE", "development");
    onTestFinished(() => void vi.unstubAllEnvs());
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(DatabaseError);
    return error as Error;
  }

  it("a statement that fails is shown with its SQL, its place and what to do", async () => {
    const { message, stack } = await mistake(() => cityBySlug(broken, SECRET));
    expect(message).toContain(`Failed to fetch city: ${CAUSE}\nselect "cities"."id", `);
    expect(message).toContain("npm run db:migration");
    expect(stack).toMatch(
      /^SqlError: Failed to fetch city: [\s\S]*\n +at cityBySlug \(.*worker\/data\/cities\.ts:/,
    );
    expect(stack).not.toContain(SECRET);
  });

  it("so is one that a visitor's words were to be stored with", async () => {
    const insert = sql`insert into messages (nme) values (${SECRET})`;
    const { message, stack } = await mistake(() =>
      write("Failed to save", () => broken.db.run(insert)),
    );
    expect(message).toContain(`Failed to save: ${CAUSE}\ninsert into messages (nme) values (?)\n`);
    expect(stack).toMatch(/\n +at .*store\.test\.ts:/);
    expect(stack).not.toContain(SECRET);
  });
});
