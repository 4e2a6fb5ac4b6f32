import { expect, test } from "vitest";
import type { CsvFile } from "../../../publishing/read/header.ts";
import {
  readQuoted,
  readYard,
  splitPrices,
  unpricedRows,
} from "../../../publishing/read/quotes.ts";
import { MERGED, sheetFacts } from "../../../publishing/read/sheet-xml.ts";
import { workbookFile } from "./workbook-file.ts";

test("dollars a tonne are read as dollars a kilogram, to the cent, in each way to write them", () => {
  const cases: Record<string, string | undefined> = {
    ...{ "185/t": "0.19", "184 /t": "0.18", "$200 per tonne": "0.20", "1,250/t": "1.25" },
    ...{ "1250 a ton": "1.25", "1250 p tons.": "1.25", "1250mt": "1.25", "1250 tonnes": "1.25" },
    ...{ "1,250,000/T": undefined, "1250/T": "1.25", "12.5/t": "0.01", "0/t": "0.00" },
    ...{ "-5/t": undefined, "x/t": undefined, "1,25/t": "0.00", "8.50": "8.50", "85c": "0.85" },
  };
  const read = Object.keys(cases).map((typed) => [typed, readQuoted(typed)?.value]);
  expect(Object.fromEntries(read)).toEqual(cases);
});

test("a yard is read by its name, and with its city, suburb or id where others are called the same", () => {
  const yard = (id: string, name: string, city_slug: string, address: string, merged_into = "") => {
    return { id, name, city_slug, address, merged_into };
  };
  const read = readYard(
    [
      yard("1", "Wattle Metals", "sydney", "1 Road, Penrith NSW 2750"),
      yard("2", "Wattle Metals", "sydney", "2 Road, Parramatta NSW 2150"),
      yard("3", "Wattle Metals", "dubbo", "3 Road, Dubbo NSW 2830"),
      yard("4", "Zinc & Sons", "dubbo", "4 Road, Dubbo NSW 2830"),
      yard("5", "Zinc & Sons", "dubbo", "5 Road, Dubbo NSW 2830", "4"),
    ],
    [
      { slug: "sydney", name: "Sydney" },
      { slug: "dubbo", name: "Dubbo" },
    ],
  );
  const cases: Record<string, string | undefined> = {
    ...{ "Wattle Metals": undefined, "wattle metals, Dubbo": "3", "Wattle Metals Penrith": "1" },
    ...{ "Wattle Metals, Parramatta": "2", "Wattle Metals, Sydney": undefined },
    ...{ "Wattle Metals (2)": "2", "zinc & sons": "4", "Zinc & Sons (4)": "4" },
    ...{ "Zinc & Sons (5)": undefined, "Zinc & Sons (1)": undefined, Zinc: undefined },
  };
  const found = Object.keys(cases).map((typed) => [typed, read(typed)?.value]);
  expect(Object.fromEntries(found)).toEqual(cases);
  // With its id it was written by a round, and there is nothing to say of it.
  expect(["Zinc & Sons", "Zinc & Sons (4)"].map((typed) => read(typed)?.as?.how)).toEqual([
    ...["by name", undefined],
  ]);
});

test("a quote is withdrawn, or says no, in whole words and at both ends", () => {
  const rows = [
    ...["withdrawn", "Withdrawn", "withdrawn?", "no", "N", "none", "not now"].map((low) => [
      low,
      low,
    ]),
    ["no", "9"],
  ].map(([low = "", high = ""], line) => ({ line, cells: { low, high }, typed: { low, high } }));
  const { withdrawn, declined } = unpricedRows({ name: "quotes.csv", rows, problems: [] });
  expect([withdrawn, declined].map((some) => some.map(({ typed }) => typed.low))).toEqual([
    ["withdrawn", "Withdrawn"],
    ["no", "N"],
  ]);
  // The rest of them is checked as if they had a price.
  expect(rows.map(({ cells }) => cells.low)).toEqual([
    ...["0.01", "0.01", "withdrawn?", "0.01", "0.01", "none", "not now", "no"],
  ]);
});

test("of merged cells all but the first are unread, beyond column Z too", () => {
  const [facts] = sheetFacts(workbookFile({ S: [["x"]] }, { merged: ["B2:C3", "Z1:AB1", "BA5"] }));
  const unread = [...facts!.unread].map(([row, cells]) => [row, ...cells.keys()]);
  expect(unread).toEqual([
    [2, 3],
    [3, 2, 3],
    [1, 27, 28],
  ]);
  expect(facts!.unread.get(1)?.get(27)).toBe(MERGED);
});

test.each<[string, string[] | string]>([
  ["8.50", ["8.50", "8.50"]],
  ["8.50-9.20", ["8.50", "9.20"]],
  ["8.50..9.20", ["8.50", "9.20"]],
  ["8.50 .. 70", "may end in cents or in dollars; type 8.50-8.70 or 8.50-70.00"],
  ["$8 – $9 /kg", ["$8 /kg", "$9/kg"]],
  ["85-90c", ["85c", "90c"]],
  ["85c-90c", ["85c", "90c"]],
  ["85¢ to 90¢", ["85¢", "90¢"]],
  ["185-200/t", ["185/t", "200/t"]],
  ["8-Sep", ["8-Sep", "8-Sep"]],
  // Cents or dollars at the end.
  ["8.50-70", "may end in cents or in dollars; type 8.50-8.70 or 8.50-70.00"],
  ["10.50 TO $70", "may end in cents or in dollars; type 10.50-10.70 or 10.50-70.00"],
  ["$8,5—70", "may end in cents or in dollars; type 8.50-8.70 or 8.50-70.00"],
  ["8.50-50", ["8.50", "50"]],
  ["8.50-51", "may end in cents or in dollars; type 8.50-8.51 or 8.50-51.00"],
  ["8.50-70.00", ["8.50", "70.00"]],
  // One price or two.
  ["8,9", "may be one price or two; type 8.9 or 8 to 9"],
  ["$8,16/kg", "may be one price or two; type 8.16 or 8 to 16"],
  ["8,8", ["8,8", "8,8"]],
  ["8,17", ["8,17", "8,17"]],
  ["120,135", "may be one price or two; type 120.135 or 120 to 135"],
])("a price %j has these ends, or may mean two things: %j", (price, expected) => {
  const split = (isSemicolons: boolean) => {
    const row = { line: 7, cells: { price }, typed: { price } };
    const file: CsvFile = { name: "quotes.csv", rows: [row], problems: [], isSemicolons };
    splitPrices(file, "low", "high", true);
    const { low, high } = file.rows[0]!.cells;
    return { ends: [low, high], problems: file.problems };
  };
  const { ends, problems } = split(false);
  if (typeof expected !== "string")
    expect({ ends, problems }).toEqual({ ends: expected, problems: [] });
  else
    expect(problems).toEqual([
      { file: "quotes.csv", line: 7, column: "low", reason: expected, found: price },
    ]);
  // Where the comma is the decimal point, it can only be one price.
  if (price.includes(",") && !/—/.test(price)) expect(split(true).problems).toEqual([]);
});
