import { expect, test } from "vitest";
import { nameWords } from "../../../publishing/read/names.ts";
import {
  readSaid,
  readYard,
  withdrawnRows,
  yardNames,
} from "../../../publishing/read/quote-cells.ts";
import { MERGED, sheetFacts } from "../../../publishing/read/spreadsheets/sheet-xml.ts";
import { workbookFile } from "./workbook-file.ts";

test("a yard is read by its name, and with its city, suburb or id where others are called the same", () => {
  const yard = (id: string, name: string, city_slug: string, address: string, merged_into = "") => {
    return { id, name, city_slug, address, merged_into };
  };
  const read = readYard([
    yard("1", "Wattle Metals", "sydney", "1 Road, Penrith NSW 2750"),
    yard("2", "Wattle Metals", "sydney", "2 Road, Parramatta NSW 2150"),
    yard("3", "Wattle Metals", "dubbo", "3 Road, Dubbo NSW 2830"),
    yard("4", "Zinc & Sons", "dubbo", "4 Road, Dubbo NSW 2830"),
    yard("5", "Zinc & Sons", "dubbo", "5 Road, Dubbo NSW 2830", "4"),
    yard("6", "Whipbird Crossing", "dubbo", "6 Road, Dubbo NSW 2830"),
  ]);
  const cases: Record<string, string | undefined> = {
    ...{ "Wattle Metals": undefined, "wattle metals, Dubbo": "3", "Wattle Metals Penrith": "1" },
    ...{ "Wattle Metals, Parramatta": "2", "Wattle Metals, Sydney": undefined },
    ...{ "Wattle Metals (2)": "2", "zinc & sons": "4", "Zinc & Sons (4)": "4" },
    // Words that say the same.
    ...{ "Zinc and Sons": "4", "Whipbird Xing": "6" },
    ...{ "Zinc & Sons (5)": undefined, "Zinc & Sons (1)": undefined, Zinc: undefined },
  };
  const found = Object.keys(cases).map((typed) => [typed, read(typed)?.value]);
  expect(Object.fromEntries(found)).toEqual(cases);
  // With its id it was written by a round, and there is nothing to say of it.
  expect(["Zinc & Sons", "Zinc & Sons (4)"].map((typed) => read(typed)?.as)).toEqual([
    ...[{ noun: "yard", how: "by name" }, undefined],
  ]);
});

test("a yard without a suburb is called by its name, city and id, and one that was merged has no name", () => {
  const yard = { id: "7", name: "Ore Yard", city_slug: "dubbo", address: "7 Road, Ore NSW 2830 W" };
  const names = ["Ore Yard", "Ore Yard dubbo", "Ore Yard", "Ore Yard 7"].map(nameWords);
  expect(yardNames(yard)).toEqual(names);
  expect(yardNames({ ...yard, merged_into: "4" })).toEqual([]);
  expect(yardNames({ id: "7", city_slug: "dubbo" })[3]).toBe(nameWords("7"));
});

test("a quote is withdrawn, or says no, in whole words", () => {
  const words = ["withdrawn", "Withdrawn", "withdrawn?", "no"];
  const rows = words.map((low, line) => ({ line, cells: { low, high: low }, typed: { low } }));
  const withdrawn = withdrawnRows({ name: "quotes.csv", rows, problems: [] });
  expect(withdrawn.map(({ typed }) => typed.low)).toEqual(["withdrawn", "Withdrawn"]);
  const unpriced = [{ line: 9, cells: {}, typed: {} }];
  expect(withdrawnRows({ name: "quotes.csv", rows: unpriced, problems: [] })).toEqual([]);
  // The rest of them is checked as if they were no price.
  expect(rows.map(({ cells }) => cells.high)).toEqual(["no", "no", "withdrawn?", "no"]);
  const said = ["no", "N", "No", "none", "not now", "$8.50"].map((typed) => readSaid(typed)?.value);
  expect(said).toEqual(["no", "no", "no", undefined, undefined, "8.50"]);
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
