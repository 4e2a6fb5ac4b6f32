import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { byName } from "../../../../worker/data/yards/yard-blocks.ts";
import { yardTable } from "../../../../worker/data/yards/yard-table.ts";
import { changed } from "../../database.ts";
import { addYard, changedYards } from "../../yard.ts";

/** Pretends that other yards were published. */
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

  it("costs nine rows when it is new, also for several calls at once", async () => {
    await anotherVersion();
    const store = createStore(env);
    const [one, other] = await Promise.all([yardTable(store), yardTable(store)]);
    expect(other).toBe(one);
    expect(store.usage).toMatchObject({ trips: 2, rows: 9 });
  });

  it("stays while only prices are published", async () => {
    const before = await yardTable(createStore(env));
    await changed("dataset", "update dataset set version = 'other prices', edition = edition + 1");
    expect(await yardTable(createStore(env))).toBe(before);
  });
});

it("a yard has its known details, and null for unknown ones", async () => {
  const known = { checkedOn: "2026-11-09", openingHours: "Mo-Fr 07:00-16:00" };
  await addYard({ id: 9001, ...known, latitude: -14.5, longitude: 132.25, services: ["Bins"] });
  await addYard({ id: 9002, cityId: 9999, name: "Lost Yard" });
  const { yards, placed } = await yardTable(createStore(env));
  const of = (id: number) => yards.find((yard) => yard.id === id);
  expect(of(9001)).toMatchObject({ ...known, point: { lat: -14.5, lon: 132.25 } });
  expect(of(9001)?.city).toMatchObject({ id: 36, name: "Katherine", state: "NT" });
  expect([...of(9001)!.services]).toEqual(["Bins"]);
  expect(of(9001)?.text).toBe("test yard\nkatherine\n1 test street, testville");
  expect(of(9002)).toMatchObject({ checkedOn: null, openingHours: null, point: null });
  expect(of(9002)?.city).toEqual({ id: 9999, name: "", state: "", timeZone: undefined });
  const ids = placed.map(({ id }) => id);
  expect([ids.includes(9001), ids.includes(9002)]).toEqual([true, false]);
});

it("yards are sorted by name, then by id", () => {
  const named = (id: number, name: string) => ({ id, name });
  const yards = [named(3, "Box"), named(10, "ash"), named(2, "Box"), named(9, "Ash Metals")];
  expect(yards.toSorted(byName).map(({ id }) => id)).toEqual([10, 9, 2, 3]);
});

it("the figures count only cities, states and metals with yards", async () => {
  await changedYards(
    "delete from scrap_yards where city_id not in (select id from cities where state in ('NSW', 'TAS'))",
  );
  await addYard({ cityId: 9999 });
  const { figures, yards } = await yardTable(createStore(env));
  const cities = new Set(yards.map(({ city }) => city.id));
  const states = new Set(yards.map(({ city }) => city.state));
  const materials = new Set(yards.flatMap((yard) => [...yard.materials]));
  expect(figures).toMatchObject({
    ...{ yards: yards.length, cities: cities.size, states: states.size },
    materials: materials.size,
  });
  expect(states.size).toBeLessThan(cities.size);
});
