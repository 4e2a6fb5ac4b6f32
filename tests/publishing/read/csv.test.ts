import { expect, test } from "vitest";
import { readFolder } from "../../../publishing/commands/folder.ts";
import { csvTable } from "../../../publishing/read/spreadsheets/csv.ts";
import { columnNamed } from "../../../publishing/read/table.ts";
import { type Data, problemsOf, type Row, toCsv, validData, writeFolder } from "../data-folder.ts";

const cities = toCsv(validData().cities);
/** The messages when a file holds this text, or is missing (null). */
const problemsWith = (file: string, text: string | Uint8Array | null) =>
  problemsOf(writeFolder(() => {}, { [file]: text }));

test("a valid folder has no problems", () => {
  expect(problemsOf(writeFolder())).toEqual([]);
});

test("spaces around cells and before quotes are accepted", () => {
  const text = 'name , published_on,is_sample\n "Small, for tests" , 2026-11-20 , yes \n';
  expect(problemsWith("dataset.csv", text)).toEqual([]);
});

test("lines are counted in the file, after quoted line breaks too", () => {
  const data = validData();
  data.states.push({ ...data.states[0], code: "vict", name: "Vict" } as (typeof data.states)[0]);
  const text = toCsv(data.states).replace("TAS,", "\n\nTAS,").replaceAll("\n", "\r\n");
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

/** A file of the valid data without some of its columns. */
function without(file: keyof Data, columns: string[]): string {
  const rows: Row[] = validData()[file];
  const entries = (row: Row) => Object.entries(row).filter(([name]) => !columns.includes(name));
  return toCsv(rows.map((row) => Object.fromEntries(entries(row))));
}

test.each<[keyof Data, string[]]>([
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

const COLUMNS = ["slug", "name"].map((name) => {
  return { name, isOptional: false, mayBeEmpty: false, longest: 80 };
});
const csv = (text: string) => csvTable("a.csv", new TextEncoder().encode(text), COLUMNS);

test("the delimiter is found where every name is in quotes", () => {
  const { records } = csv('"slug";"name"\n"a,b";"c"\n');
  expect(records.map(({ cells }) => cells)).toEqual([
    ["slug", "name"],
    ["a,b", "c"],
  ]);
});

test("a last row without a line break is refused only where it is shorter than the one before", () => {
  const said = (text: string) => csv(text).problems.map(({ line, reason }) => [line, reason]);
  const reason =
    "the file ends in the middle of this row, as one that was cut off does; save or export it again";
  expect(said("slug,name\na,b\nc")).toEqual([[3, reason]]);
  expect(["slug,name\na,b\nc,d", "slug,name\na,b\nc\n", "slug,name", ""].flatMap(said)).toEqual([]);
});

test("characters that nobody sees are no part of a column's name", () => {
  expect(columnNamed("\u200b sl\u200bug\u2060 ", COLUMNS)?.name).toBe("slug");
  expect(columnNamed("\u00a0Name (short) ", COLUMNS)?.name).toBe("name");
  expect(columnNamed("", COLUMNS)).toBeUndefined();
});
