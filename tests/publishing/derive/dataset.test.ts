import { expect, test } from "vitest";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import { summary, toDataset } from "../../../publishing/derive/dataset.ts";
import { type Data, toCsv, validData, writeFolder } from "../data-folder.ts";

const datasetOf = (change?: (data: Data) => void, texts?: Record<string, string>) =>
  toDataset(readFolder(writeFolder(change, texts)), thisProject());

test("dollars become whole cents, and no price becomes 0", () => {
  const cents = datasetOf().prices.map((price) => {
    return [price.cityId, price.materialId, price.minCents, price.maxCents];
  });
  expect(cents).toEqual([
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
  // Packed yards and places are packed again for another structure.
  const before = datasetOf();
  expect(migrated.yardBlocks.length).toBeGreaterThan(0);
  for (const [i, { block, version: now, yards }] of migrated.yardBlocks.entries()) {
    expect(before.yardBlocks[i]).toMatchObject({ block, yards });
    expect(now).not.toBe(before.yardBlocks[i]?.version);
  }
  expect(migrated.dataset[0]?.placesVersion).not.toBe(before.dataset[0]?.placesVersion);
  // By how many people live there cities have their order among the places.
  const grown = datasetOf((data) => Object.assign(data.cities[1]!, { population: "6000000" }));
  expect(grown.dataset[0]?.placesVersion).not.toBe(before.dataset[0]?.placesVersion);
  const places = { ...thisProject().places, texts: ["other"] };
  const placed = toDataset(readFolder(writeFolder()), { ...thisProject(), places });
  expect(placed.dataset[0]?.placesVersion).not.toBe(before.dataset[0]?.placesVersion);
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

test("each cell arrives in the column that has its name", () => {
  const quotes = [
    { quoted_on: "2026-11-18", yard_id: "2", material_slug: "copper", low: "7.50", high: "8" },
  ].map((row) => ({ ...row, how: "rang", by: "kim", note: "By the gate" }));
  const history = [
    {
      ...{ checked_on: "2026-10-01", city_slug: "hobart", material_slug: "copper" },
      ...{ min: "5", max: "6" },
    },
  ];
  const bring = { bring_id: "Photo ID.", bring_payment: "Account.", bring_records: "Receipt." };
  const dataset = datasetOf(
    (data) => {
      for (const state of data.states) Object.assign(state, bring);
      for (const material of data.materials) Object.assign(material, { low: "2", high: "20" });
      for (const yard of data.scrap_yards)
        Object.assign(yard, { merged_into: yard.id === "3" ? "1" : "" });
      Object.assign(data.scrap_yards[0]!, { description: "Behind the silo." });
    },
    { "quotes.csv": toCsv(quotes), "price_history.csv": toCsv(history) },
  );
  expect(dataset.dataset).toMatchObject([{ id: 1, edition: 1, isSample: true }]);
  expect(dataset.states[0]).toMatchObject({
    ...{ code: "NSW", name: "New South Wales", cash: "Banned", disposalNotice: "14 days" },
    ...{ bringId: "Photo ID.", bringPayment: "Account.", bringRecords: "Receipt." },
    ...{ regulations: "Cash is banned.\n\nBring photo identification.", regulator: "Police" },
    ...{ regulatorUrl: "https://example.org/rules", checkedOn: "2026-11-01" },
  });
  expect(dataset.cities[2]).toMatchObject({
    ...{ id: 13, name: "Sydney", slug: "sydney", state: "NSW", lat: -33.869, lon: 151.209 },
    ...{ population: 5_143_000, timeZone: "Australia/Sydney" },
    metaDescription: "Prices in Sydney.",
  });
  expect(dataset.materials[0]).toMatchObject({
    ...{ id: 1, name: "Copper", slug: "copper", world: "copper", description: "Clean Copper" },
    ...{ metaDescription: "What copper pays.", lowCents: 200, highCents: 2000 },
    grade: "No. 2",
  });
  expect(dataset.materials[1]).toMatchObject({ grade: null, metaDescription: null });
  expect(dataset.scrapYards[0]).toMatchObject({
    ...{ id: 1, name: "Wattle Road Metals", address: "1 Smelter Road", cityId: 13 },
    ...{ phone: "(02) 5550 1234", website: "https://yard.example", services: ["Bins"] },
    ...{ acceptedMaterials: ["Copper", "Brass"], latitude: -33.8125, longitude: 150.9 },
    ...{ openingHours: "Mo-Fr 07:00-16:00", checkedOn: "2026-11-09", isApproximate: false },
    ...{ description: "Behind the silo.", mergedInto: null },
  });
  const empty = { services: null, description: null, latitude: null, mergedInto: null };
  expect(dataset.scrapYards[1]).toMatchObject({
    cityId: 2,
    acceptedMaterials: ["Copper"],
    ...empty,
  });
  expect(dataset.scrapYards[2]).toMatchObject({ id: 3, mergedInto: 1 });
  expect(dataset.synonyms).toEqual([
    { word: "Old car", leadsTo: "/scrap-my-car/", title: "Scrap My Car", isExact: false },
    { word: "Red metal", leadsTo: "copper", title: null, isExact: true },
  ]);
  expect(dataset.quotes).toEqual([
    {
      ...{ isSample: true, yardId: 2, materialId: 1, quotedOn: "2026-11-18", lowCents: 750 },
      ...{ highCents: 800, how: "rang", by: "kim", note: "By the gate" },
      ...{ isShown: false, acceptedBy: null },
    },
  ]);
  expect(dataset.priceHistory).toEqual([
    { cityId: 3, materialId: 1, checkedOn: "2026-10-01", minCents: 500, maxCents: 600 },
  ]);
  expect(dataset.worldPrices.length).toBeGreaterThan(0);
});

test("cities, prices, yards and synonyms in another order are the same version, metals and states another", () => {
  const version = (...files: (keyof Data)[]) =>
    datasetOf((data) => {
      data.synonyms.push({ word: "Bare wire", leads_to: "copper", title: "", is_exact: "" });
      for (const file of files) data[file].reverse();
    }).dataset[0]?.version;
  expect(version("cities", "prices", "scrap_yards", "synonyms")).toBe(version());
  expect(version("materials")).not.toBe(version());
  expect(version("states")).not.toBe(version());
});
