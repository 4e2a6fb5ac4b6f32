import { expect, test } from "vitest";
import { checkAcross } from "../../../publishing/check/check.ts";
import { readDataset } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER, thisProject } from "../../../publishing/commands/this-project.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import { cellsOf, filesOf } from "../../../publishing/compare/row-cells.ts";
import { type Data, problemsOf, type Row, real, writeFolder } from "../data-folder.ts";

const problemsWith = (change: (data: Data) => void, today?: string) =>
  problemsOf(writeFolder(change), today);

/** Changes cells of the row with this index. */
const set = (file: keyof Data, index: number, cells: Row) => (data: Data) =>
  Object.assign(data[file][index] as Row, cells);

test("the project's own files are valid", () => {
  expect(problemsOf(SEED_FOLDER)).toEqual([]);
});

test("a file of two datasets is refused", () => {
  expect(problemsWith(({ dataset }) => dataset.push({ ...dataset[0]! }))).toEqual([
    "dataset.csv:3: must have exactly one row below the header (found 2)",
  ]);
});

test("a file that needs rows is refused without any", () => {
  const folder = writeFolder(
    (data) => {
      data.prices.length = 1;
      data.scrap_yards.length = 1;
      data.synonyms.length = 1;
    },
    { "materials.csv": "id,name,slug,aliases,description,meta_description\n" },
  );
  const isEmpty = "has no rows; add at least one below the header";
  const headers = {
    "states.csv": "code,name,regulations,regulator,regulator_url,checked_on\n",
    "cities.csv": "id,name,slug,state,lat,lon,population,time_zone,meta_description\n",
  };
  expect(problemsOf(writeFolder(undefined, headers)).slice(0, 2)).toEqual([
    ...[`states.csv: ${isEmpty}`, `cities.csv: ${isEmpty}`],
  ]);
  expect(problemsOf(folder)).toEqual([
    `materials.csv: ${isEmpty}`,
    'prices.csv:2 material_slug: must be the name or the slug of a metal in materials.csv; delete the row if we have no price for this grade (found "copper")',
    'synonyms.csv:2 leads_to: must be a slug in materials.csv (found "copper")',
  ]);
});

test("no prices and no yards are allowed", () => {
  const prices = "city_slug,material_slug,min,max,description,checked_on\n";
  const yards =
    "id,name,address,city_slug,phone,website,description,accepted_materials,services,latitude,longitude\n";
  const texts = { "prices.csv": prices, "scrap_yards.csv": yards };
  expect(problemsOf(writeFolder(() => {}, texts))).toEqual([]);
});

test("a city with a mistake elsewhere still counts as a city", () => {
  expect(problemsWith(set("cities", 0, { lat: "north" }))).toEqual([
    'cities.csv:2 lat: must be a number from -44 to -9 (found "north")',
  ]);
});

test("a cell with two problems is reported once", () => {
  expect(problemsWith(set("cities", 2, { name: "Nipaluna", slug: "Nipaluna!" }))).toEqual([
    expect.stringContaining("cities.csv:4 slug: must be lower-case"),
    expect.stringContaining("prices.csv:4 city_slug: must be a slug in cities.csv"),
  ]);
});

test("days after today are mistakes, in every file, if a day is given", () => {
  const history = "city_slug,material_slug,checked_on,min,max\nsydney,copper,2026-11-17,8,9\n";
  const quotes = "yard_id,material_slug,quoted_on,low,high\n1,copper,2026-11-16,8,9\n";
  const folder = writeFolder(() => {}, { "price_history.csv": history, "quotes.csv": quotes });
  expect(problemsOf(folder, "2026-11-20")).toEqual([]);
  const reason = "must not be later than today, which is 2026-10-31 in Sydney";
  const price = `checked_on: ${reason} (found "2026-11-18")`;
  expect(problemsOf(folder, "2026-10-31")).toEqual([
    `dataset.csv:2 published_on: ${reason} (found "2026-11-20")`,
    `states.csv:2 checked_on: ${reason} (found "2026-11-01")`,
    `states.csv:5 checked_on: ${reason} (found "2026-11-01")`,
    ...[2, 3, 4].map((line) => `prices.csv:${line} ${price}`),
    `price_history.csv:2 checked_on: ${reason} (found "2026-11-17")`,
    `quotes.csv:2 quoted_on: ${reason} (found "2026-11-16")`,
    `scrap_yards.csv:2 checked_on: ${reason} (found "2026-11-09")`,
  ]);
  // Written with the month first, it would be in the past.
  expect(problemsWith(set("prices", 0, { checked_on: "1/12/2026" }), "2026-11-20")).toEqual([
    'prices.csv:2 checked_on: must not be later than today, which is 2026-11-20 in Sydney (with the month first it would be 2026-01-12) (found "1/12/2026")',
  ]);
  const noDay = writeFolder(set("prices", 0, { checked_on: "today" }));
  expect(problemsOf(noDay, "2026-11-20")).toEqual([
    'prices.csv:2 checked_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "today")',
  ]);
});

test("more yards than the site can show are one problem", () => {
  const files = filesOf(cellsOf(contentOf(readDataset(writeFolder())), "2026-11-20"));
  const { cells } = files.scrap_yards.rows[0]!;
  const withYards = (count: number) => {
    files.scrap_yards.rows = Array.from({ length: count }, (_, i) => {
      return { line: i + 2, cells: { ...cells, id: String(i + 1) }, typed: {} };
    });
    return checkAcross(files, thisProject());
  };
  expect(withYards(20_000)).toEqual([]);
  expect(withYards(20_001)).toEqual([
    {
      ...{ file: "scrap_yards.csv", line: 20_002 },
      reason: "must have at most 20,000 rows (found 20,001)",
    },
  ]);
});

test("real data are refused with contact details that are reserved for fiction", () => {
  const change = (data: Data) => {
    real(data);
    Object.assign(data.scrap_yards[0]!, { phone: "+61 2 5550 1234" });
    Object.assign(data.scrap_yards[1]!, { website: "https://www.acacia.example/contact" });
    Object.assign(data.scrap_yards[2]!, { phone: "0491 570 156" });
  };
  const reason = "must be real where is_sample is false; this one is reserved for fiction";
  expect(problemsOf(writeFolder(change))).toEqual([
    `scrap_yards.csv:2 phone: ${reason} (found "+61 2 5550 1234")`,
    `scrap_yards.csv:3 website: ${reason} (found "https://www.acacia.example/contact")`,
    `scrap_yards.csv:4 phone: ${reason} (found "0491 570 156")`,
  ]);
});
