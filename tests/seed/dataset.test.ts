import { expect, test } from "vitest";
import { summary, toDataset } from "../../seed/dataset.ts";
import { readFolder } from "../../seed/folder.ts";
import { type Data, toCsv, validData, writeFolder } from "./data-folder.ts";

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
    [13, 1, 829, 1100],
    [13, 2, 0, 0],
    [3, 1, 0, 0],
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

test("a yard repeats its city and can be searched in lower case", () => {
  const { scrapYards } = datasetOf();
  expect(scrapYards[0]).toMatchObject({
    cityId: 2,
    state: "NSW",
    searchText: "acacia scrap\ncoffs harbour\n2 smelter road",
    acceptedMaterials: ["Copper"],
    services: null,
    description: null,
    latitude: null,
  });
});

test("lists become rows that carry city, state and rank", () => {
  const { yardMaterials, yardServices } = datasetOf();
  const sydney = { yardId: 1, cityId: 13, state: "NSW", rank: 2 };
  expect(yardMaterials).toEqual([
    { material: "Copper", yardId: 2, cityId: 2, state: "NSW", rank: 1 },
    { material: "Copper", ...sydney },
    { material: "Brass", ...sydney },
  ]);
  expect(yardServices).toEqual([{ service: "Bins", ...sydney }]);
});

test("filter options count yards, and list the states of all cities", () => {
  expect(datasetOf().filterOptions).toEqual([
    { kind: "all", value: "", yards: 3 },
    { kind: "state", value: "NSW", yards: 3 },
    { kind: "state", value: "TAS", yards: 0 },
    { kind: "material", value: "Copper", yards: 2 },
    { kind: "material", value: "Brass", yards: 1 },
    { kind: "service", value: "Bins", yards: 1 },
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
