import { expect, test } from "vitest";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { thisProject } from "../../../publishing/commands/project.ts";
import { summary, toDataset } from "../../../publishing/derive/dataset.ts";
import { type Data, toCsv, validData, writeFolder } from "../data-folder.ts";

const datasetOf = (change?: (data: Data) => void, texts?: Record<string, string>) =>
  toDataset(readFolder(writeFolder(change, texts)), thisProject());

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

test("materials and states are numbered in the order of their rows, whatever their ids", () => {
  const { materials, states } = datasetOf((data) => {
    const tin = { id: "17", slug: "tin", name: "Tin" };
    data.materials.unshift({ ...data.materials[0], ...tin } as Data["materials"][0]);
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
  expect(datasetOf().scrapYards[1]).toMatchObject({
    cityId: 2,
    acceptedMaterials: ["Copper"],
    services: null,
    description: null,
    latitude: null,
  });
});

test("the version of the yards changes with them and their cities, and not with prices", () => {
  const version = (change?: (data: Data) => void) => datasetOf(change).dataset[0]?.yardsVersion;
  expect(version((data) => data.scrap_yards.reverse())).toBe(version());
  expect(version((data) => Object.assign(data.prices[0]!, { max: "12" }))).toBe(version());
  const changes: ((data: Data) => void)[] = [
    (data) => void Object.assign(data.scrap_yards[0]!, { phone: "(02) 5550 9999" }),
    (data) => void Object.assign(data.cities[2]!, { state: "NSW" }),
    (data) => void data.scrap_yards.pop(),
  ];
  for (const change of changes) expect(version(change)).not.toBe(version());
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
  const migrations = [...thisProject().migrations, "9999_more.sql"];
  const migrated = toDataset(readFolder(writeFolder()), { ...thisProject(), migrations });
  expect(migrated.dataset[0]?.version).not.toBe(version);
});

test("the summary counts in words", () => {
  expect(summary(datasetOf())).toBe(
    "3 cities, 2 materials, 3 prices and 3 yards (Small, for tests, published 2026-11-20)",
  );
});

test("the summary counts one in words, and no yard that was merged into another", () => {
  const dataset = datasetOf();
  const one = <Row>(rows: Row[]) => rows.slice(0, 1);
  const { cities, materials, prices, scrapYards } = dataset;
  const [first, ...others] = scrapYards;
  const merged = others.map((yard) => ({ ...yard, mergedInto: 1 }));
  expect(
    summary({
      ...{ ...dataset, cities: one(cities), materials: one(materials), prices: one(prices) },
      scrapYards: [first!, ...merged],
    }),
  ).toBe("1 city, 1 material, 1 price and 1 yard (Small, for tests, published 2026-11-20)");
});

test("the dataset is one row, which begins with the first edition", () => {
  expect(datasetOf().dataset).toMatchObject([{ id: 1, edition: 1, isSample: true }]);
});
