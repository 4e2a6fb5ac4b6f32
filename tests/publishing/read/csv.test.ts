import { expect, test } from "vitest";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { type Data, problemsOf, type Row, toCsv, validData, writeFolder } from "../data-folder.ts";

const cities = toCsv(validData().cities);
/** The messages when a file holds this text, or is missing (null). */
const problemsWith = (file: string, text: string | Uint8Array | null) =>
  problemsOf(writeFolder(() => {}, { [file]: text }));

test("a valid folder has no problems", () => {
  expect(problemsOf(writeFolder())).toEqual([]);
});

test("a byte order mark, CRLF, blank lines and any order of columns are accepted", () => {
  const rows = validData().states.map((row) => Object.fromEntries(Object.entries(row).reverse()));
  const text = `\uFEFF${toCsv(rows)}\n,,,,,\n`.replaceAll("\n", "\r\n");
  expect(problemsWith("states.csv", text)).toEqual([]);
});

test("spaces around cells and before quotes are accepted", () => {
  const text = 'name , published_on,is_sample\n "Small, for tests" , 2026-11-20 , yes \n';
  expect(problemsWith("dataset.csv", text)).toEqual([]);
});

test.each(["\n", "\r\n"])("lines are counted in the file, after quoted line breaks too", (end) => {
  const data = validData();
  data.states.push({ ...data.states[0], code: "vict", name: "Vict" } as (typeof data.states)[0]);
  const text = toCsv(data.states).replace("TAS,", "\n\nTAS,").replaceAll("\n", end);
  expect(problemsWith("states.csv", text)).toEqual([
    'states.csv:8 code: must be two or three capital letters such as NSW (found "vict")',
  ]);
});

test("a missing folder is one message", () => {
  expect(problemsOf("/no/such/folder")).toEqual(["/no/such/folder: there is no such folder"]);
});

test("a missing file is one message, and references to it are not reported as well", () => {
  expect(problemsWith("cities.csv", null)).toEqual([
    "cities.csv: cannot be read; check that the file is in the folder",
  ]);
});

test("an empty file is told which header it needs", () => {
  expect(problemsWith("dataset.csv", "")).toEqual([
    "dataset.csv: is empty; its first line must be name,published_on,is_sample",
  ]);
});

test("missing and repeated columns are named", () => {
  expect(problemsWith("dataset.csv", "name,name,colour\na,b,c\n")).toEqual([
    "dataset.csv:1 published_on: this column is missing; add it to the header and fill it in for each row",
    "dataset.csv:1 is_sample: this column is missing; add it to the header and fill it in for each row",
    "dataset.csv:1 name: this column appears twice; remove one",
  ]);
});

/** A file of the valid data without some of its columns. */
function without(file: keyof Data, columns: string[]): string {
  const rows: Row[] = validData()[file];
  const entries = (row: Row) => Object.entries(row).filter(([name]) => !columns.includes(name));
  return toCsv(rows.map((row) => Object.fromEntries(entries(row))));
}

test.each<[keyof Data, string[]]>([
  ["states", ["cash", "disposal_notice"]],
  ["materials", ["aliases", "meta_description"]],
  [
    "scrap_yards",
    [
      ...["phone", "website", "description", "accepted_materials", "services"],
      ...["latitude", "longitude", "opening_hours", "checked_on"],
    ],
  ],
])("%s.csv may lack its optional columns, whose cells then count as empty", (file, columns) => {
  const text = without(file, columns);
  const rows = readFolder(writeFolder(() => {}, { [`${file}.csv`]: text }))[file];
  const emptied = readFolder(
    writeFolder((data) => {
      for (const row of data[file]) for (const column of columns) (row as Row)[column] = "";
    }),
  )[file];
  expect(rows).toEqual(emptied);
  expect(rows.length).toBeGreaterThan(0);
});

test.each<[keyof Data, string]>([
  ["prices", "min"],
  ["prices", "checked_on"],
  ["scrap_yards", "address"],
])("%s.csv needs its column %s", (file, column) => {
  expect(problemsWith(`${file}.csv`, without(file, [column]))).toEqual([
    `${file}.csv:1 ${column}: this column is missing; add it to the header and fill it in for each row`,
  ]);
});

test("a wrong number of cells is one message, and the rows after it are still checked", () => {
  const lines = cities.split("\n");
  const text = [lines[0], `${lines[1]},more`, lines[2], lines[3]?.replace("-33.869", "up")];
  expect(problemsWith("cities.csv", text.join("\n"))).toEqual([
    "cities.csv:2: has 10 cells where the header has 9; put quotes around a cell that contains a comma",
    'cities.csv:4 lat: must be a number from -44 to -9 (found "up")',
  ]);
});

test("a quote that is never closed is one message, where its row begins", () => {
  expect(problemsWith("cities.csv", cities.replace("Prices in Coffs", '"Prices'))).toEqual([
    "cities.csv:3: opens a quote that is never closed; add the closing quote (the rows from here on were not checked)",
  ]);
});

test("a quote inside a cell is one message", () => {
  expect(problemsWith("cities.csv", cities.replace("Coffs", 'Co"ffs'))).toEqual([
    "cities.csv:3: has a quote in the wrong place on line 3; put quotes around the whole cell and double each quote inside it (the rows from here on were not checked)",
  ]);
});
