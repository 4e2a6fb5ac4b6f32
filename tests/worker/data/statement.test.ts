import { env } from "cloudflare:workers";
import { asc, eq, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { cities, dataset, materials, prices, scrapYards } from "../../../worker/data/schema.ts";
import { statement } from "../../../worker/data/statement.ts";
import { createStore } from "../../../worker/data/store.ts";

type Db = DrizzleD1Database;

const store = createStore(env);
const db = drizzle(env.DB);

// Their columns have names of their own: rows of a batch are objects.
const queries = {
  "a whole table, with lists as JSON": (db: Db) => db.select().from(materials),
  "true and false": (db: Db) => db.select({ isSample: dataset.isSample }).from(dataset),
  "what may be null": (db: Db) => db.select().from(scrapYards).orderBy(asc(scrapYards.id)),
  "an object of each table": (db: Db) =>
    db
      .select({ price: prices, city: { name: cities.name, slug: cities.slug } })
      .from(prices)
      .innerJoin(cities, eq(cities.id, prices.cityId)),
  "an object where nothing was found": (db: Db) =>
    db
      .select({ name: cities.name, yard: { id: scrapYards.id, services: scrapYards.services } })
      .from(cities)
      .leftJoin(scrapYards, eq(scrapYards.cityId, cities.id)),
  "what SQL works out": (db: Db) =>
    db.select({ loud: sql<string>`upper(${cities.name})`.as("loud") }).from(cities),
};

describe("a statement", () => {
  it.each(Object.entries(queries))("gives what Drizzle gives: %s", async (_, query) => {
    const rows: object[] = await query(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(await statement<object>("Failed", query)(store)).toEqual(rows);
  });

  const bySlug = statement("Failed", (db) =>
    db
      .select({ id: cities.id })
      .from(cities)
      .where(eq(cities.slug, sql.placeholder("slug"))),
  );

  it("takes values as they are, whatever stands in them", async () => {
    expect(await bySlug(store, { slug: "sydney" })).toHaveLength(1);
    expect(await bySlug(store, { slug: "sydney' or '1'='1" })).toEqual([]);
  });

  it("knows a column that its table has only now got", async () => {
    const before = sqliteTable("cities", { id: integer() });
    const now = sqliteTable("cities", { id: integer(), slug: text() });
    statement("Failed", (db) => db.select().from(before));
    const select = statement("Failed", (db) => db.select().from(now));
    expect(await select(store)).toContainEqual({ id: 13, slug: "sydney" });
  });

  it("that lacks a value is not asked", async () => {
    await expect(bySlug(store)).rejects.toThrow("slug");
  });
});
