import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import type { DirectoryYard, FilterOptions, YardFilters } from "../../../../worker/data/types.ts";
import { directoryOptions, searchYards } from "../../../../worker/data/yards/directory.ts";
import { everyPage, narrowedBy } from "../../directory.ts";

const store = createStore(env);
let options: FilterOptions;
let all: DirectoryYard[];

beforeAll(async () => {
  [options, all] = await Promise.all([directoryOptions(store), everyPage(store, {})]);
});

/** The specification's rule, in plain words of this language. */
function matches(yard: DirectoryYard, filters: Partial<YardFilters>): boolean {
  const { q = "", state, materials = [], service } = filters;
  return (
    [yard.name, yard.cityName, yard.address].some((t) => t.toLowerCase().includes(q)) &&
    (!state || yard.state === state) &&
    materials.every((material) => yard.acceptedMaterials?.includes(material)) &&
    (!service || (yard.services ?? []).includes(service))
  );
}

async function expectRule(filters: Partial<YardFilters>): Promise<void> {
  const found = await everyPage(store, filters);
  const expected = all.filter((yard) => matches(yard, filters));
  expect(found, JSON.stringify(filters)).toEqual(expected);
  const { total } = await searchYards(store, narrowedBy(filters), 1);
  expect(total, JSON.stringify(filters)).toBe(expected.length);
}

async function plainCount(condition: string, value: string): Promise<number | null> {
  const sql = `select count(*) as n from scrap_yards where ${condition}`;
  return env.DB.prepare(sql).bind(value).first<number>("n");
}

const total = async (filters: Partial<YardFilters>) =>
  (await searchYards(store, narrowedBy(filters), 1)).total;

describe("the number of yards found", () => {
  it("is a plain count of the table for every state", async () => {
    for (const state of options.states) {
      expect(await total({ state }), state).toBe(
        await plainCount("city_id in (select id from cities where state = ?1)", state),
      );
    }
  });

  it("is a plain count of the yards' own lists for every material", async () => {
    const condition = "exists (select 1 from json_each(accepted_materials) where value = ?1)";
    for (const material of options.materials) {
      expect(await total({ materials: [material] }), material).toBe(
        await plainCount(condition, material),
      );
    }
  });

  it("is a plain count of the yards' own lists for every service", async () => {
    const condition = "exists (select 1 from json_each(services) where value = ?1)";
    for (const service of options.services) {
      expect(await total({ service }), service).toBe(await plainCount(condition, service));
    }
  });

  it("is a plain count of the table for a text", async () => {
    const condition = "instr(lower(name || char(10) || address), ?1) > 0";
    expect(await total({ q: "recycl" })).toBe(await plainCount(condition, "recycl"));
  });
});

describe("a yard is found where", () => {
  it("its state equals the chosen one", async () => {
    for (const state of options.states) await expectRule({ state });
  });

  it("the chosen material is in its list", async () => {
    for (const material of options.materials) await expectRule({ materials: [material] });
  });

  it("the chosen service is in its list", async () => {
    for (const service of options.services) await expectRule({ service });
  });

  it("all conditions hold together", async () => {
    await expectRule({ state: "NSW", materials: ["Copper"] });
    await expectRule({ materials: ["Copper", "Car batteries"] });
    await expectRule({ state: "VIC", materials: ["Steel", "Lead", "Copper"], service: "Bin hire" });
    await expectRule({ materials: ["Copper", "Gold"] });
    await expectRule({ state: "VIC", service: "Bin hire" });
    await expectRule({ materials: ["Lead"], service: "Collection" });
    await expectRule({ q: "street", state: "QLD", materials: ["Brass"], service: "Car removal" });
    await expectRule({ q: "perth", state: "WA" });
    await expectRule({ q: "perth", state: "NSW" });
  });
});

it.each([
  { state: "nsw" },
  { state: "NS" },
  { state: "New South Wales" },
  { materials: ["copper"] },
  { materials: ["Copp"] },
  { materials: ["Copper;Brass"] },
  { service: "bin hire" },
  { service: "%" },
])("no yard is found by %j, because filters are exact", async (filters) => {
  expect(await total(filters)).toBe(0);
});
