import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { kilometres } from "../../../../worker/data/distance.ts";
import { createStore, DatabaseError } from "../../../../worker/data/store.ts";
import type { DirectoryYard } from "../../../../worker/data/yards/directory.ts";
import { yardsNear } from "../../../../worker/data/yards/near.ts";
import type { YardFilters } from "../../../../worker/data/yards/yard-filters.ts";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { everyPage } from "../../directory.ts";

const DUBBO = { lat: -32.2569, lon: 148.6011 };
const KATHERINE = { lat: -14.4521, lon: 132.2715 };
const EVERYTHING: YardFilters = { q: "", state: "", materials: [], service: "" };

let all: DirectoryYard[];

beforeAll(async () => {
  all = await everyPage(createStore(env), {});
});

/** The rule, in plain words of this language. */
function expected(point: typeof DUBBO, { q, state, materials, service }: YardFilters): number[] {
  return all
    .flatMap((yard) => {
      const { latitude: lat, longitude: lon } = yard;
      return lat === null || lon === null ? [] : [{ yard, km: kilometres(point, { lat, lon }) }];
    })
    .filter(
      ({ yard }) =>
        [yard.name, yard.cityName, yard.address].some((text) => text.toLowerCase().includes(q)) &&
        (!state || yard.state === state) &&
        materials.every((material) => yard.acceptedMaterials?.includes(material)) &&
        (!service || yard.services?.includes(service)),
    )
    .sort((a, b) => a.km - b.km)
    .map(({ yard }) => yard.id);
}

async function found(point: typeof DUBBO, filters: YardFilters): Promise<number[]> {
  const store = createStore(env);
  const first = await yardsNear(store, point, filters, 1);
  const ids = first.yards.map(({ id }) => id);
  for (let page = 2; page <= first.pages; page++) {
    ids.push(...(await yardsNear(store, point, filters, page)).yards.map(({ id }) => id));
  }
  return ids;
}

describe("the yards near a point", () => {
  it.each([
    ["all", {}],
    ["of a state", { state: "QLD" }],
    ["that take a metal", { materials: ["Copper"] }],
    ["that take two metals", { materials: ["Copper", "Car batteries"] }],
    ["that offer a service", { service: "Bin hire" }],
    ["with a rare text", { q: "adelaide", materials: ["Steel"] }],
    ["that nobody has", { materials: ["Gold"] }],
  ])("are %s, the nearest first", async (_, some) => {
    const filters = { ...EVERYTHING, ...some };
    expect(await found(DUBBO, filters)).toEqual(expected(DUBBO, filters).slice(0, 300));
    expect(await found(KATHERINE, filters)).toEqual(expected(KATHERINE, filters).slice(0, 300));
  });

  it("are tried one by one for a text that many have", async () => {
    const filters = { ...EVERYTHING, q: "metal" };
    const ids = await found(DUBBO, filters);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids).toEqual(expected(DUBBO, filters).slice(0, ids.length));
  });

  it("come with their distances and everything that a list shows", async () => {
    const { yards, total } = await yardsNear(createStore(env), DUBBO, EVERYTHING, 1);
    const [nearest] = yards;
    const { kilometres: km, ...yard } = nearest!;
    expect(all.find(({ id }) => id === yard.id)).toEqual(yard);
    expect(km).toBeGreaterThanOrEqual(0);
    expect(total).toBeGreaterThan(100);
  });

  it("gives the last page for one past the end, and an empty one where nothing matches", async () => {
    const store = createStore(env);
    const last = await yardsNear(store, DUBBO, EVERYTHING, 9_999);
    expect(last.page).toBe(last.pages);
    const none = await yardsNear(store, DUBBO, { ...EVERYTHING, materials: ["Gold"] }, 3);
    expect(none).toMatchObject({ yards: [], total: 0, page: 1, pages: 1 });
  });

  it("are those of the dataset that is live", async () => {
    const before = await found(DUBBO, EVERYTHING);
    await changed("yard_positions", "delete from yard_positions");
    await changed("dataset", "update dataset set version = 'another'");
    expect(before.length).toBeGreaterThan(0);
    expect(await found(DUBBO, EVERYTHING)).toEqual([]);
  });

  it("reads few rows once it knows where the yards are", async () => {
    await found(DUBBO, EVERYTHING);
    const store = createStore(env);
    await yardsNear(store, DUBBO, { ...EVERYTHING, q: "e" }, 1);
    expect(store.usage.rows).toBeLessThanOrEqual(350);
  });

  it("is a database error when the database fails", async () => {
    quietErrors();
    const failing = createStore({ DB: failingDatabase("yard") });
    await changed("dataset", "update dataset set version = 'not read yet'");
    await expect(yardsNear(failing, DUBBO, EVERYTHING, 1)).rejects.toBeInstanceOf(DatabaseError);
  });
});
