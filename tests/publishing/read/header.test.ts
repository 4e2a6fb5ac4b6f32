import { expect, test } from "vitest";
import { toFile } from "../../../publishing/read/header.ts";
import type { Column } from "../../../publishing/read/table.ts";

const COLUMNS: Column[] = ["city_slug", "material_slug", "opening_hours", "min"].map((name, i) => {
  return { name, isOptional: i > 1, mayBeEmpty: i > 1, longest: 80 };
});
const YARD: Column[] = ["id", "phone"].map((name) => {
  return { name, isOptional: false, mayBeEmpty: false, longest: 80 };
});

/** A file of these lines, the first on line 1, and the notes on it. */
function read(...lines: string[]) {
  const records = lines.map((text, i) => ({ line: i + 1, cells: text.split(",") }));
  const table = { records, problems: [], notes: [] as string[] };
  const { rows, problems, absent } = toFile("prices.csv", table, COLUMNS);
  const said = problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`);
  return {
    rows: rows.map(({ line, cells }) => [line, ...Object.values(cells)]),
    said,
    absent,
    notes: table.notes,
  };
}

const slip = (name: string) => `is not a column of this file; is it "${name}"? Rename or remove it`;
const MISSING = "this column is missing; add it to the header and fill it in for each row";

test("cells are read by the names of their columns, and optional columns may be absent", () => {
  expect(read("material_slug,Note,city_slug", "copper,x,sydney", "lead")).toEqual({
    rows: [
      [2, "sydney", "copper", "", ""],
      [3, "", "lead", "", ""],
    ],
    said: [],
    absent: ["opening_hours", "min"],
    notes: ['prices.csv: left out "Note", which it has no column for'],
  });
});

test("the header is the first of the rows with most of the columns, and what is above it is told", () => {
  const header = "city_slug,material_slug";
  expect(read("Prices", ",made on Monday", header, "sydney,copper")).toMatchObject({
    rows: [[4, "sydney", "copper", "", ""]],
    notes: ['prices.csv: left out 2 rows above the header, "Prices"'],
  });
  expect(read("city_slug,x", header, header, "sydney,copper").rows).toHaveLength(2);
  const above = (count: number) => read(...Array.from({ length: count }, () => "x"), header).said;
  expect(above(19)).toEqual([]);
  expect(above(20)).not.toEqual([]);
});

test("a row with an id above the header was sorted there, and is refused", () => {
  const records = ["Yards,2026", "28,(02)", "id,phone", "29,(03)"].map((text, i) => {
    return { line: i + 1, cells: text.split(",") };
  });
  const { problems } = toFile("scrap_yards.csv", { records, problems: [], notes: [] }, YARD);
  expect(problems).toMatchObject([
    { line: 2, reason: "stands above the header, line 3; put the header on top" },
  ]);
});

test("required columns that are missing, columns that are there twice and empty files are refused", () => {
  expect(read("city_slug,opening_hours", "sydney,x").said).toEqual([`1 material_slug: ${MISSING}`]);
  expect(read("city_slug,material_slug,Min,min,min", "sydney,copper,1,2,3").said).toEqual([
    "1 min: this column appears twice; remove one",
  ]);
  expect(read().said).toEqual([
    "undefined undefined: is empty; its first line must be city_slug,material_slug,opening_hours,min",
  ]);
});

test("a name with a slip in it is no column of the operator's own", () => {
  const said = (cell: string) => read(`city_slug,material_slug,${cell}`, "sydney,copper,1").said;
  expect(said("openin_huors")).toEqual([`1 openin_huors: ${slip("opening_hours")}`]);
  expect(said("Hours")).toEqual([`1 Hours: ${slip("opening_hours")}`]);
  expect(said("Open")).toEqual([`1 Open: ${slip("opening_hours")}`]);
  expect(said("Openings")).toEqual([`1 Openings: ${slip("opening_hours")}`]);
  expect(said("Minn")).toEqual([`1 Minn: ${slip("min")}`]);
  expect(said("Minnnn")).toEqual([`1 Minnnn: ${slip("min")}`]);
  expect(said("city_sluk")).toEqual([`1 city_sluk: ${slip("city_slug")}`]);
  expect(["Note", "Ho", "Contact"].flatMap(said)).toEqual([]);
  // A required column that is misspelt is not missing as well.
  expect(read("city_slug,materiol", "sydney,copper").said).toEqual([
    `1 materiol: ${slip("material_slug")}`,
  ]);
  expect(read("city_slug,Metl", "sydney,copper").said).toEqual([
    `1 Metl: ${slip("material_slug")}`,
  ]);
});

test("a list of yards with other columns says what to call them, and what to join", () => {
  const columns = ["name", "address", "phone", "opening_hours", "listed"].map((name) => {
    return { name, isOptional: true, mayBeEmpty: true, longest: 80 };
  });
  const cells = ["Company", "Street", "Suburb", "PCode", "Ph", "Trading hours", "Status"];
  const table = { records: [{ line: 1, cells }], problems: [], notes: [] };
  const said = toFile("yards.csv", table, columns).problems;
  expect(said.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([
    `Company: ${slip("name")}`,
    'Street, Suburb, PCode: belongs to "address": join street, suburb, state and postcode in one column, such as 12 Smelter Road, Dubbo NSW 2830, in a file scrap_yards.csv',
    `Ph: ${slip("phone")}`,
    `Trading hours: ${slip("opening_hours")}`,
    `Status: ${slip("listed")}`,
  ]);
});

test("a row may be shorter than the header, and longer only by empty cells", () => {
  const header = "city_slug,material_slug,min";
  const { rows, said } = read(
    header,
    "sydney",
    "hobart,copper,1,,",
    "perth,lead,1,2",
    "darwin,tin,3",
  );
  expect(rows.map(([line]) => line)).toEqual([2, 3, 5]);
  expect(said).toEqual([
    "4 undefined: has 4 cells where the header has 3; put quotes around a cell that contains a comma",
  ]);
});

test("a cell below a column without a name is refused, the first of them, and no row is read", () => {
  const found = read("city_slug,material_slug,", "sydney,copper,", "perth,lead,x", "hobart,tin,y");
  const reason =
    "has a cell in a column without a name; give the column a name in the header, or empty the cell";
  expect(found).toMatchObject({ rows: [], said: [`3 undefined: ${reason}`] });
});

test("an error that a spreadsheet shows in place of a value is no value", () => {
  const said = (cell: string) => read("city_slug,material_slug,min", `sydney,copper,${cell}`).said;
  const reason = "2 min: has an error in place of a value; type the value";
  for (const cell of ["#N/A", "#REF!", "#DIV/0!", "#NAME?", "####", "Err:502"])
    expect(said(cell)).toEqual([reason]);
  for (const cell of ["#1", "see #REF!", "#REF! above", "Err:5"]) expect(said(cell)).toEqual([]);
});
