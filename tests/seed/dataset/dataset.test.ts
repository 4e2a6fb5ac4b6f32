import { expect, test } from "vitest";
import { summary, toDataset } from "../../../seed/dataset/dataset.ts";
import { readFolder } from "../../../seed/dataset/folder.ts";
import { yardWords } from "../../../worker/data/yards/yard-index.ts";
import { type Data, toCsv, validData, writeFolder } from "../data-folder.ts";

const datasetOf = (change?: (data: Data) => void, texts?: Record<string, string>) =>
  toDataset(readFolder(writeFolder(change, texts)), ["0000_init.sql"]);

test("dollars become whole cents, and no price becomes 0", () => {
  const { prices } = datasetOf();
  expect(
    prices.map(({ cityId, materialId, minCents, maxCents }) => [
      cityId,
      materialId,
      minCents,
      maxCents,
    ]),
  ).toEqual([
    [3, 1, 0, 0],
    [13, 1, 829, 1100],
    [13, 2, 0, 0],
  ]);
});

test("yards are ranked by name, upper and lower case alike, then by id", () => {
  const { scrapYards } = datasetOf((data) => {
    Object.assign(data.scrap_yards[0] as object, { id: "9", name: "Zinc & Sons" });
  });
  expect(scrapYards.map(({ rank, name, id }) => [rank, name, id])).toEqual([
    [1, "acacia Scrap", 2],
    [2, "Zinc & Sons", 3],
    [3, "Zinc & Sons", 9],
  ]);
});

test("materials and states are numbered in the order of their rows, whatever their ids", () => {
  const { materials, states } = datasetOf((data) => {
    data.materials.unshift({ ...data.materials[0], id: "17", slug: "tin" } as Data["materials"][0]);
    data.states.reverse();
  });
  expect(materials.map(({ position, id }) => [position, id])).toEqual([
    [1, 17],
    [2, 1],
    [3, 2],
  ]);
  expect(states.map(({ position, code }) => [position, code])).toEqual([
    [1, "TAS"],
    [2, "NSW"],
  ]);
});

test("a material keeps its grade, and one without has none", () => {
  expect(datasetOf().materials.map(({ grade }) => grade)).toEqual(["No. 2", null]);
});

test("a yard keeps its lists, and an empty cell is null", () => {
  expect(datasetOf().scrapYards[0]).toMatchObject({
    cityId: 2,
    acceptedMaterials: ["Copper"],
    services: null,
    description: null,
    latitude: null,
  });
});

test("a yard knows its three nearest others, and one without coordinates none", () => {
  const near = (id: string, latitude: string) => ({ id, latitude, longitude: "150.9" });
  const { scrapYards } = datasetOf((data) => {
    const [first, ...others] = data.scrap_yards;
    const places = [
      near("1", "-33.8"),
      near("10", "-34.9"),
      near("11", "-33.9"),
      near("12", "-33.7"),
    ];
    const more = [...places, near("13", "-38"), { id: "14", latitude: "", longitude: "" }];
    data.scrap_yards = [
      ...more.map((place) => ({ ...first, ...place }) as (typeof others)[0] & {}),
      ...others,
    ];
  });
  const nearest = (id: number) => scrapYards.find((yard) => yard.id === id)?.nearest;
  expect(nearest(1)).toEqual([12, 11, 10]);
  expect(nearest(13)).toEqual([10, 11, 1]);
  expect(nearest(14)).toEqual([]);
});

test("a yard is indexed at its rank, by its text, state and lists", () => {
  const { yardIndex } = datasetOf();
  expect(yardIndex[0]).toEqual({
    rowid: 1,
    ...yardWords("acacia scrap\ncoffs harbour\n2 smelter road", {
      state: "NSW",
      materials: ["Copper"],
      services: [],
    }),
    // Without coordinates there is no point on the map.
    point: null,
  });
});

test("yards are counted for each combination of filters", () => {
  const { yardCounts } = datasetOf();
  const count = (state: string, material: string, service: string) =>
    yardCounts.find(
      (row) => row.state === state && row.material === material && row.service === service,
    )?.yards;
  expect(count("", "", "")).toBe(3);
  expect(count("NSW", "", "")).toBe(3);
  expect(count("", "Copper", "")).toBe(2);
  expect(count("NSW", "Brass", "Bins")).toBe(1);
  expect(count("TAS", "", "")).toBeUndefined();
});

test("filter options are distinct, and list the states of all cities", () => {
  expect(datasetOf().filterOptions).toEqual([
    { kind: "state", value: "NSW" },
    { kind: "state", value: "TAS" },
    { kind: "material", value: "Brass" },
    { kind: "material", value: "Copper" },
    { kind: "service", value: "Bins" },
  ]);
});

test("the version follows from the content, not from how the file is written", () => {
  const version = datasetOf().dataset[0]?.version;
  const rows = validData().materials.map((row) =>
    Object.fromEntries(Object.entries(row).reverse()),
  );
  const rewritten = toCsv(rows).replaceAll("\n", "\r\n");
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(datasetOf(undefined, { "materials.csv": rewritten }).dataset[0]?.version).toBe(version);
  const renamed = datasetOf((data) => Object.assign(data.dataset[0] as object, { name: "Other" }));
  expect(renamed.dataset[0]?.version).not.toBe(version);
  const migrated = toDataset(readFolder(writeFolder()), ["0000_init.sql", "0001_more.sql"]);
  expect(migrated.dataset[0]?.version).not.toBe(version);
});

test("the summary counts in words", () => {
  expect(summary(datasetOf())).toBe(
    "3 cities, 2 materials, 3 prices and 3 yards (Small, for tests, published 2026-11-20)",
  );
});
