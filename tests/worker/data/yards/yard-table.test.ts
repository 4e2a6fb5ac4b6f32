import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore, DatabaseError } from "../../../../worker/data/store.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { addYard } from "../../yard.ts";

const names = async () => (await yardTable(createStore(env))).yards.map(({ name }) => name);

/** Pretends that a load has changed the yards. */
const anotherVersion = () =>
  changed("dataset", `update dataset set yards_version = '${crypto.randomUUID()}'`);

describe("the table of all yards", () => {
  it("is read once for each version of the yards", async () => {
    const first = await yardTable(createStore(env));
    const store = createStore(env);
    expect(await yardTable(store)).toBe(first);
    expect(store.usage).toMatchObject({ trips: 1, rows: 1 });
    const known = createStore(env);
    expect(await yardTable(known, first.version)).toBe(first);
    expect(known.usage).toMatchObject({ trips: 0, rows: 0 });
  });

  it("costs nine rows where it is new, also if several ask at once", async () => {
    await anotherVersion();
    const store = createStore(env);
    const [one, other] = await Promise.all([yardTable(store), yardTable(store)]);
    expect(other).toBe(one);
    expect(store.usage).toMatchObject({ trips: 2, rows: 9 });
  });

  it("is that of the live yards", async () => {
    expect(await names()).not.toContain("New Yard");
    await addYard({ name: "New Yard" });
    expect(await names()).toContain("New Yard");
  });

  it("stays while only prices are loaded", async () => {
    const before = await yardTable(createStore(env));
    await changed("dataset", "update dataset set version = 'other prices', edition = edition + 1");
    expect(await yardTable(createStore(env))).toBe(before);
  });

  it("is empty before anything was loaded", async () => {
    await changed("dataset", "delete from dataset");
    await changed("yard_blocks", "delete from yard_blocks");
    const { yards, options, figures } = await yardTable(createStore(env));
    expect(yards).toEqual([]);
    expect(options).toEqual({ states: [], materials: [], services: [] });
    expect(figures).toEqual({ yards: 0, cities: 0, states: 0, materials: 0 });
  });

  it.each(["dataset", "yard_blocks"])(
    "is a database error when %s cannot be read",
    async (table) => {
      quietErrors();
      await anotherVersion();
      const failing = createStore({ DB: failingDatabase(`"${table}"`) });
      const error = await yardTable(failing).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DatabaseError);
      expect(error).toMatchObject({ message: "Failed to fetch scrap yards" });
    },
  );
});
