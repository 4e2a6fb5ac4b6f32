import { expect, test } from "vitest";
import { problemsOf, toCsv, validData, writeFolder } from "../data-folder.ts";

const cities = toCsv(validData().cities);
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
  data.states.push({ ...data.states[0], code: "vic" } as (typeof data.states)[0]);
  const text = toCsv(data.states).replace("TAS,", "\n\nTAS,").replaceAll("\n", end);
  expect(problemsWith("states.csv", text)).toEqual([
    'states.csv:8 code: must be two or three capital letters such as NSW (found "vic")',
  ]);
});

test("a missing folder is one line", () => {
  expect(problemsOf("/no/such/folder")).toEqual(["/no/such/folder: there is no such folder"]);
});

test("a missing file is one line, and its slugs are not searched in vain", () => {
  expect(problemsWith("cities.csv", null)).toEqual([
    "cities.csv: cannot be read; is the file in the folder?",
  ]);
});

test("an empty file is told its header", () => {
  expect(problemsWith("dataset.csv", "")).toEqual([
    "dataset.csv: is empty; its first line must be name,published_on,is_sample",
  ]);
});

test("a file that is not UTF-8 is one line", () => {
  expect(problemsWith("cities.csv", Buffer.from(`${cities}caf\xe9`, "latin1"))).toEqual([
    'cities.csv: is not UTF-8 text; save it again as "CSV UTF-8"',
  ]);
});

test("unknown, missing and repeated columns are named", () => {
  expect(problemsWith("dataset.csv", "name,name,colour\na,b,c\n")).toEqual([
    "dataset.csv:1 name: column appears more than once; keep one",
    "dataset.csv:1 published_on: column is missing; add it to the header",
    "dataset.csv:1 is_sample: column is missing; add it to the header",
    "dataset.csv:1 colour: unknown column; the columns are name,published_on,is_sample",
  ]);
});

test("a wrong number of cells is one line, and the rows after it are still checked", () => {
  const lines = cities.split("\n");
  const text = [lines[0], `${lines[1]},more`, lines[2], lines[3]?.replace("-33.869", "up")];
  expect(problemsWith("cities.csv", text.join("\n"))).toEqual([
    "cities.csv:2: has 10 cells, the header has 9; a cell that holds a comma needs quotes around it",
    'cities.csv:4 lat: must be a number from -44 to -9 (found "up")',
  ]);
});

test("a quote that is never closed is one line, where its row begins", () => {
  expect(problemsWith("cities.csv", cities.replace("Prices in Coffs", '"Prices'))).toEqual([
    "cities.csv:3: opens a quote that is never closed; add the closing quote (the rows from here on were not read)",
  ]);
});

test("a quote inside a cell is one line", () => {
  expect(problemsWith("cities.csv", cities.replace("Coffs", 'Co"ffs'))).toEqual([
    "cities.csv:3: has a quote in the wrong place, noticed on line 3; put quotes around the whole cell and write each quote inside it twice (the rows from here on were not read)",
  ]);
});
