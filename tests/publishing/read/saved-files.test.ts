import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFolder, readWhole } from "../../../publishing/commands/folder.ts";
import { thisProject } from "../../../publishing/commands/project.ts";
import { toDataset } from "../../../publishing/derive/dataset.ts";
import { isTableFile } from "../../../publishing/read/file-names.ts";
import type { DataError } from "../../../publishing/read/problems.ts";
import { toCsv, validData, writeFolder } from "../data-folder.ts";
import { type Cell, workbookFile } from "./workbook-file.ts";

// Files as four programs save them, byte for byte as those do: Excel with Australian settings (Windows and Mac),
// Numbers, Google Sheets and LibreOffice. Each stands in for prices.csv of the small data folder.

const HEADER = ["city_slug", "material_slug", "min", "max", "description", "checked_on"];
const COPPER = ["sydney", "copper", "8.29", "11", "Clean", "2026-11-18"];
const CANS = ["hobart", "aluminum", "1.25", "1.50", "", "2026-11-17"];
const ROWS = [HEADER, COPPER, CANS];
/** What all of them say. */
const READ = [
  { city: "sydney", material: "copper", min: 829, max: 1100, text: "Clean", day: "2026-11-18" },
  { city: "hobart", material: "aluminum", min: 125, max: 150, text: "", day: "2026-11-17" },
];

/** Rows as text: with a delimiter, an end of each line, and quotes where they are needed. */
function saved(rows: string[][], delimiter = ",", end = "\r\n"): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(quoted).join(delimiter) + end).join("");
}

/** The rows with others in the place of some cells, by row and column. */
function withCells(changes: [row: 1 | 2, column: string, cell: string][]): string[][] {
  const rows = structuredClone(ROWS);
  for (const [row, column, cell] of changes) rows[row]![HEADER.indexOf(column)] = cell;
  return rows;
}

const bom = (text: string) => `\ufeff${text}`;
const utf16 = (text: string) => Buffer.from(bom(text), "utf16le");
const ansi = (text: string) => Buffer.from(text, "latin1");

/** The rows as the cells of a sheet, with numbers and days. */
const SHEET: Cell[][] = [
  HEADER,
  ["sydney", "copper", 8.29, 11, "Clean", { day: 46344 }],
  ["hobart", "aluminum", 1.25, 1.5, "", { day: 46343 }],
];

/** The same with prices enough for one of them to stand out. */
const LONGER: Cell[][] = [
  ...SHEET,
  ["coffs-harbour", "copper", 8, 9, "", { day: 46344 }],
  ["hobart", "copper", 8, 9, "", { day: 46344 }],
  ["sydney", "aluminum", 1, 2, "", { day: 46344 }],
  ["coffs-harbour", "aluminum", 1, 2, "", { day: 46344 }],
];

interface Saved {
  /** The program, and how the file was saved. */
  how: string;
  bytes: string | Uint8Array;
  name?: string;
  /** Parts of the notes; none if nothing needs to be said. */
  notes?: string[];
}

/** The sheet with another cell in the place of the price of copper or, with another row, of cans. */
const withPrice = (cell: Cell, row: 1 | 2 = 1) => SHEET.with(row, SHEET[row]!.with(2, cell));
/** A result that is saved, in the column of prices. */
const RESULT: Cell = { xml: "><f>C2*1</f><v>8.29</v></c>" };

const days = (first: string, second: string) =>
  withCells([
    [1, "checked_on", first],
    [2, "checked_on", second],
  ]);

const READABLE: Saved[] = [
  { how: "Excel, CSV UTF-8", bytes: bom(saved(ROWS)) },
  { how: "Excel, CSV", bytes: ansi(saved(ROWS)) },
  {
    how: "Excel, CSV, with days as it shows them",
    bytes: saved(days("18/11/2026", "17/11/2026")),
    notes: [
      'prices.csv checked_on: read 2 dates as day/month/year, such as "18/11/2026" as "2026-11-18" on line 2',
    ],
  },
  {
    how: "Excel, CSV, with days in letters",
    bytes: saved(days("18-Nov-26", "17-Nov-26")),
    notes: ["read 2 dates with the month in letters"],
  },
  {
    how: "Excel, CSV, with days as numbers",
    bytes: saved(days("46344", "46343")),
    notes: ["as Excel's number of a day"],
  },
  {
    how: "Excel, CSV, with letters of Windows",
    bytes: ansi(
      saved([HEADER, COPPER, CANS, ["coffs-harbour", "copper", "8", "9", "Café", "2026-11-18"]]),
    ),
    notes: [
      'read as Windows-1252, because it is not UTF-8. Check its letters, such as "Café" on line 4',
    ],
  },
  {
    how: "Excel for Mac, CSV (Macintosh), with letters of its own",
    bytes: ansi(
      saved([
        ...[HEADER, COPPER, CANS],
        ["coffs-harbour", "copper", "8", "9", "Dave\xd5s caf\x8e \xd0 clean", "2026-11-18"],
      ]),
    ),
    notes: ['read as Macintosh, because it is not UTF-8. Check its letters, such as "Dave’s"'],
  },
  { how: "Excel, Unicode text", name: "prices.txt", bytes: utf16(saved(ROWS, "\t")) },
  { how: "Excel, CSV with the semicolons of another region", bytes: saved(ROWS, ";") },
  {
    how: "Excel, CSV with semicolons and decimal commas",
    bytes: saved(
      withCells([
        [1, "min", "8,29"],
        [2, "min", "1,25"],
        [2, "max", "1,5"],
      ]),
      ";",
    ),
    notes: ["read 2 numbers with a decimal comma", "read 1 number with a decimal comma"],
  },
  { how: "Excel, CSV that names its delimiter", bytes: `sep=;\r\n${saved(ROWS, ";")}` },
  { how: "Excel for Mac, CSV (Macintosh)", bytes: saved(ROWS, ",", "\r") },
  { how: "Excel for Mac, tab-delimited text", name: "prices.txt", bytes: saved(ROWS, "\t", "\r") },
  {
    how: "Excel, CSV of a formatted sheet",
    bytes: saved(
      withCells([
        [1, "min", "$8.29"],
        [1, "max", " $11.00 "],
        [2, "min", "1.25 /kg"],
      ]),
    ),
    notes: ["read 2 prices without signs and units", "read 1 price without signs and units"],
  },
  {
    how: "Excel, CSV with a title, empty rows and empty columns",
    bytes: saved(
      [["Prices, November"], [], HEADER, COPPER, [], CANS, [], []].map((row) => {
        return [...row, ...Array.from({ length: 8 - row.length }, () => "")];
      }),
    ),
    notes: ['prices.csv: left out a row above the header, "Prices, November"'],
  },
  {
    how: "Excel, CSV with a column of one's own",
    bytes: saved(ROWS.map((row, i) => [...row, i === 0 ? "Who rang" : "Kim"])),
    notes: ['prices.csv: left out "Who rang", which it has no column for'],
  },
  { how: "Excel, workbook", name: "prices.xlsx", bytes: workbookFile({ Sheet1: SHEET }) },
  {
    how: "Excel, workbook with a second sheet",
    name: "Prices.xlsx",
    bytes: workbookFile({ prices: SHEET, Notes: [["Ring Kim"]] }),
    notes: ['Prices.xlsx: read the sheet "prices" and left out "Notes"'],
  },
  {
    how: "Excel, workbook with a title",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: [["Prices"], [], ...SHEET] }),
    notes: ["left out a row above the header"],
  },
  {
    how: "Excel, workbook with colours that say nothing",
    name: "prices.xlsx",
    bytes: workbookFile(
      { Sheet1: LONGER },
      // A header, every second row, a price, and what a round has for metals that are not taken.
      { styles: { A1: 3, B1: 3, A3: 3, B3: 3, A5: 3, B5: 3, C6: 3, C7: 4, A6: 5 } },
    ),
  },
  {
    how: "Excel, workbook with a formula and its result",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: withPrice(RESULT) }),
  },
  {
    how: "Excel, workbook with a formula that gives no text",
    name: "prices.xlsx",
    bytes: workbookFile({
      Sheet1: SHEET.with(2, SHEET[2]!.with(4, { xml: ' t="str"><f>IF(1,"")</f><v></v></c>' })),
    }),
  },
  {
    how: "Excel, workbook with a merged title, and a hidden row and a merged note of one's own",
    name: "prices.xlsx",
    bytes: workbookFile(
      { Sheet1: [["Prices"], [], ...SHEET.map((row, i) => [...row, ["Note", "Kim", ""][i]!])] },
      { merged: ["A1:F2", "G4:G5"], hidden: [2] },
    ),
    notes: ["left out a row above the header", 'left out "Note"'],
  },
  { how: "Numbers, CSV", bytes: saved(ROWS, ",", "\n") },
  { how: "Numbers, CSV in UTF-16", bytes: utf16(saved(ROWS)) },
  {
    how: "Numbers, workbook with a summary",
    name: "prices.xlsx",
    bytes: workbookFile({
      "Export Summary": [["This document was exported from Numbers."]],
      Prices: SHEET,
    }),
    notes: ['read the sheet "Prices" and left out "Export Summary"'],
  },
  { how: "Google Sheets, CSV", bytes: saved(ROWS).trimEnd() },
  { how: "Google Sheets, TSV", name: "prices.tsv", bytes: saved(ROWS, "\t").trimEnd() },
  { how: "Google Sheets, workbook", name: "prices.xlsx", bytes: workbookFile({ prices: SHEET }) },
  { how: "LibreOffice, CSV", bytes: saved(ROWS, ",", "\n") },
  {
    how: "LibreOffice, CSV with every text in quotes",
    bytes: `${ROWS.map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n")}\n`,
  },
  { how: "LibreOffice, CSV with semicolons in Windows-1252", bytes: ansi(saved(ROWS, ";", "\n")) },
  { how: "LibreOffice, CSV in UTF-16 without a mark", bytes: Buffer.from(saved(ROWS), "utf16le") },
  { how: "LibreOffice, workbook named .csv by hand", bytes: workbookFile({ Sheet1: SHEET }) },
  {
    how: "any, with names in place of slugs",
    bytes: saved(
      withCells([
        [1, "city_slug", "Sydney"],
        [1, "material_slug", "Red metal"],
        [2, "city_slug", "Hobart TAS"],
        [2, "material_slug", "Aluminium"],
      ]),
    ),
    notes: [
      'prices.csv city_slug: read 2 names as a slug, such as "Sydney" as "sydney" on line 2',
      "material_slug: read 2 names",
    ],
  },
  {
    how: "any, with names of columns as people write them",
    bytes: saved([
      ["City", "Material slug", "Min ($/kg)", "MAX", "Description ", "Checked on"],
      COPPER,
      CANS,
    ]),
  },
  {
    how: "any, with stray and non-breaking spaces",
    bytes: saved(
      withCells([
        [1, "city_slug", "\u00a0sydney "],
        [2, "min", "1.25\u00a0"],
      ]),
    ),
  },
  {
    how: "any, with n/a and - for none",
    bytes: saved(
      withCells([
        [1, "description", "Clean"],
        [2, "description", "n/a"],
      ]),
    ),
    notes: ['description: read 1 cell as empty, "n/a" as empty on line 3'],
  },
];

const readSavedFolder = async (folder: string, today?: string) =>
  readWhole(await openFolder(folder), today);

/** What a folder with this file in the place of prices.csv says of prices, and of the file. */
async function read({ name = "prices.csv", bytes }: Pick<Saved, "name" | "bytes">) {
  const folder = writeFolder(() => {}, { "prices.csv": null, [name]: bytes });
  const { rows, notes } = await readSavedFolder(folder, "2026-11-20");
  const prices = rows.prices.map((row) => {
    const { city_slug, material_slug, min, max, description, checked_on } = row;
    return {
      city: city_slug,
      material: material_slug,
      min,
      max,
      text: description,
      day: checked_on,
    };
  });
  return { prices, notes };
}

test.each(READABLE)("$how: is read", async (file) => {
  const { prices, notes } = await read(file);
  expect(prices.slice(0, 2)).toEqual(READ);
  expect(notes).toEqual((file.notes ?? []).map((note) => expect.stringContaining(note)));
});

test.each([
  ["prices.xlsx", true],
  ["Prices (1).CSV", true],
  ["prices.numbers", true],
  // What Excel and LibreOffice leave beside a file that is open.
  ["~$prices.xlsx", false],
  [".~lock.prices.csv#", false],
  [".prices.csv", false],
  ["localities.csv", false],
  ["notes.pdf", false],
])("%s is a table by its name: %s", (name, isTable) => {
  expect(isTableFile(name)).toBe(isTable);
});

const AGAIN =
  'is a kind of file that is not read here; save it again as .xlsx without a password, or as "CSV UTF-8"';
const OLD = Buffer.from("d0cf11e0a1b11ae1", "hex");

const REFUSED: (Saved & { problem: string })[] = [
  { how: "Excel 97", name: "prices.xls", bytes: OLD, problem: `prices.xls: ${AGAIN}` },
  { how: "Excel 97, named .csv by hand", bytes: OLD, problem: `prices.csv: ${AGAIN}` },
  { how: "LibreOffice's own", name: "prices.ods", bytes: "PK", problem: `prices.ods: ${AGAIN}` },
  { how: "Numbers' own", name: "prices.numbers", bytes: "PK", problem: `prices.numbers: ${AGAIN}` },
  {
    how: "a workbook that was cut off",
    name: "prices.xlsx",
    bytes: workbookFile({ prices: SHEET }).subarray(0, 900),
    problem: "prices.xlsx: cannot be read as an .xlsx file; save it again",
  },
  {
    how: "a file that was cut off in a row",
    bytes: saved(ROWS).slice(0, -18),
    problem: "prices.csv:3: the file ends in the middle of this row",
  },
  {
    how: "a formula without a saved result",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: withPrice({ xml: "><f>C3*2</f></c>" }) }),
    problem: "prices.xlsx:2 min: has a formula without a saved result; open the file",
  },
  {
    how: "a formula with an empty result, as a program that calculates nothing writes it",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: withPrice({ xml: "><f>C3*2</f><v/></c>" }, 2) }),
    problem: "prices.xlsx:3 min: has a formula without a saved result; open the file",
  },
  {
    how: "a formula that failed",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: withPrice({ xml: ' t="e"><f>NA()</f><v>#N/A</v></c>' }) }),
    problem: "prices.xlsx:2 min: has an error in place of a value; type the value",
  },
  {
    how: "a formula that failed, in a text",
    bytes: saved(withCells([[1, "description", "#REF!"]])),
    problem:
      'prices.csv:2 description: has an error in place of a value; type the value (found "#REF!")',
  },
  {
    how: "a column too narrow for what is in it",
    bytes: saved(withCells([[2, "description", "####"]])),
    problem: "prices.csv:3 description: has an error in place of a value",
  },
  {
    how: "a hidden row",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: SHEET }, { hidden: [3] }),
    problem:
      "prices.xlsx:3: is a hidden row; show it (or its sheet, or clear the filter), or delete it",
  },
  {
    how: "a row that is struck through",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: SHEET }, { styles: { C3: 2, D3: 2 } }),
    problem: "prices.xlsx:3: is struck through; delete the row, or take the line out of it",
  },
  {
    how: "a row with a colour of its own",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: LONGER }, { styles: { A4: 3, B4: 3 } }),
    problem: "prices.xlsx:4: has a colour that few rows have; delete the row, or take its colour",
  },
  {
    how: "two prices merged into one cell",
    name: "prices.xlsx",
    bytes: workbookFile(
      { Sheet1: SHEET.with(2, SHEET[2]!.with(2, "").with(3, "")) },
      { merged: ["C2:C3", "D2:D3"] },
    ),
    problem: "prices.xlsx:3 min: is merged with another cell; unmerge them and fill in each",
  },
  {
    how: "a cell in the last corner of a sheet",
    name: "prices.xlsx",
    bytes: workbookFile(
      { Sheet1: SHEET },
      { last: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' },
    ),
    problem: "cell XFD1048576 is far from the others; delete its row or its column",
  },
  ...["true", "1"].map((yes) => ({
    how: `a workbook that counts days from 1904, ${yes}`,
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: SHEET }, { properties: `<workbookPr date1904="${yes}"/>` }),
    problem: "it counts days from 1904; save it as CSV",
  })),
  {
    how: "a workbook of a program that numbers no cells",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: SHEET }, { last: "<row><c><v>1</v></c></row>" }),
    problem: "its cells do not say where they stand, which a spreadsheet adds",
  },
  {
    how: "letters of DOS",
    bytes: ansi(saved(withCells([[2, "description", "Dave's caf\x82"]]))),
    problem:
      'prices.csv:3: holds letters of an old encoding that cannot be told; save it again as "CSV UTF-8" (found "caf‚")',
  },
  {
    how: "prices in two units",
    bytes: saved([HEADER.with(2, "Min (c/kg)").with(3, "Max ($ per kg)"), COPPER, CANS]),
    problem: "prices.csv:1 Max ($ per kg): must say c/kg too, as the other end does",
  },
  {
    how: "letters that a program has read wrongly",
    bytes: saved(withCells([[1, "description", "Kimâ€™s"]])),
    problem:
      'prices.csv:2 description: must not hold "â€™", which is a letter read wrongly: type it again',
  },
  {
    how: "a text without its words, as a program that failed writes it",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: withPrice({ xml: ' t="s"/>' }) }),
    problem: "prices.xlsx:2 min: has an error in place of a value",
  },
  {
    how: "a cell with a comment in its value",
    name: "prices.xlsx",
    bytes: workbookFile({ Sheet1: withPrice({ xml: "><v>8.<!-- x -->29</v></c>" }) }),
    problem: "prices.xlsx:2 min: has an error in place of a value",
  },
  {
    how: "a column beside the one that it resembles",
    bytes: saved(ROWS.map((row, i) => [...row, i === 0 ? "Metals" : "brass"])),
    problem: 'prices.csv:1 Metals: is not a column of this file; is it "material_slug"?',
  },
  {
    how: "a word of a column that is missing",
    bytes: saved([HEADER.with(4, "Desc"), COPPER, CANS]),
    problem: 'prices.csv:1 Desc: is not a column of this file; is it "description"?',
  },
  {
    how: "a second download",
    name: "prices (1).csv",
    bytes: saved(ROWS),
    problem: "prices (1).csv: looks like a copy of prices.csv; keep the one that counts",
  },
  {
    how: "a workbook with two tables",
    name: "prices.xlsx",
    bytes: workbookFile({ June: SHEET, July: SHEET }),
    problem: 'prices.xlsx: has the same columns on the sheets "June", "July"; leave one of them',
  },
  {
    how: "a workbook with other sheets only",
    name: "prices.xlsx",
    bytes: workbookFile({ A: [["x"]], B: [["y"]] }),
    problem: 'prices.xlsx: has no sheet with the columns of this file; the sheets are "A", "B"',
  },
  {
    how: "days as Americans write them",
    bytes: saved(days("11/18/2026", "11/17/2026")),
    problem:
      'prices.csv:2 checked_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "11/18/2026")',
  },
  {
    how: "a column that is misspelt",
    bytes: saved([HEADER.with(4, "descripton"), COPPER, CANS]),
    problem: 'prices.csv:1 descripton: is not a column of this file; is it "description"?',
  },
  {
    how: "a header that is repeated on the next page",
    bytes: saved([HEADER, COPPER, HEADER, CANS]),
    problem:
      'prices.csv:3 min: must be dollars per kg such as 8.50, at most two decimals (found "min")',
  },
  {
    how: "cells in a column without a name",
    bytes: saved([
      [...HEADER, ""],
      [...COPPER, "check"],
      [...CANS, ""],
    ]),
    problem: "prices.csv:2: has a cell in a column without a name; give the column a name",
  },
  {
    how: "a price with a comma that may be either",
    bytes: saved(withCells([[1, "max", "1,250"]])),
    problem:
      'prices.csv:2 max: must be dollars per kg such as 8.50, at most two decimals (found "1,250")',
  },
];

test.each(REFUSED)("$how: is refused with a line that helps", async ({ problem, ...file }) => {
  const [first] = await read(file).then(
    () => [],
    (error: DataError) => error.problems,
  );
  expect(first).toContain(problem);
});

test("the same mistake on many lines is one line with all that was found", async () => {
  const rows = Array.from({ length: 1200 }, (_, i) => {
    return `sydney,copper,8,9,,2026-13-${String((i % 9) + 10)}`;
  });
  const text = `${HEADER.join(",")}\n${rows.join("\n")}\n`;
  const folder = writeFolder(() => {}, { "prices.csv": text });
  const { problems } = (await readSavedFolder(folder).catch((error) => error)) as DataError;
  // The first row is no double of another.
  expect(problems).toEqual([
    expect.stringMatching(
      /^prices.csv:2 checked_on: must be a real date .*\(found "2026-13-10"\)$/,
    ),
    expect.stringMatching(
      /^prices.csv:3 checked_on: .*; the same on line 4 \(found "2026-13-12"\), .* \(found "2026-13-18"\), line 11 \(found "2026-13-10"\) and 1,190 more lines$/,
    ),
  ]);
});

test("a file that is there twice is refused, and one that nobody reads is named", async () => {
  const csv = toCsv(validData().prices);
  const twice = writeFolder(() => {}, { "Prices.xlsx": workbookFile({ prices: SHEET }) });
  const error = (await readSavedFolder(twice).catch((thrown) => thrown)) as DataError;
  expect(error.problems[0]).toBe("Prices.xlsx: is there as prices.csv too; leave one of them");
  const copy = writeFolder(() => {}, { "old prices.csv": csv, "README.md": "Notes" });
  const { notes } = await readSavedFolder(copy);
  expect(notes).toEqual([
    "old prices.csv: not read. If it belongs here, name it after what it holds: prices.csv",
  ]);
});

test.each([
  ["a folder", (file: string) => mkdirSync(file)],
  ["a link that leads nowhere", (file: string) => symlinkSync("/nowhere", file)],
  ["a device", (file: string) => symlinkSync("/dev/null", file)],
])("%s called prices.csv is refused, and never read as empty", async (_, make) => {
  const folder = writeFolder(() => {}, { "prices.csv": null });
  make(path.join(folder, "prices.csv"));
  const { problems } = (await readSavedFolder(folder).catch((thrown) => thrown)) as DataError;
  expect(problems).toEqual([
    "prices.csv: cannot be read; it must be a file that you may open, not a folder or a link that leads nowhere",
  ]);
});

test("the project's own lists in a copy of its folder are not called unread", async () => {
  const { notes } = await readSavedFolder(writeFolder(() => {}, { "world_prices.csv": "month\n" }));
  expect(notes).toEqual([]);
});

test("a yard's city and coordinates may be left out, and come from the suburb in its address", async () => {
  const folder = writeFolder((data) => {
    const [yard] = data.scrap_yards;
    const place = { city_slug: "", latitude: "", longitude: "" };
    data.scrap_yards = [
      { ...yard!, ...place, address: "12 Ore Road, Derwent Park TAS 7009" },
      { ...yard!, ...place, id: "2", address: "Behind the silo" },
    ];
  });
  const { problems } = (await readSavedFolder(folder).catch((thrown) => thrown)) as DataError;
  expect(problems).toEqual([
    'scrap_yards.csv:3 city_slug: must be filled in, because the address does not end in a suburb that we know, such as Gillman SA 5013 (found "Behind the silo")',
  ]);
  const known = writeFolder((data) => {
    const [yard] = data.scrap_yards;
    const place = { city_slug: "", latitude: "", longitude: "" };
    data.scrap_yards = [{ ...yard!, ...place, address: "12 Ore Road, Derwent Park TAS 7009" }];
  });
  const { rows, notes } = await readSavedFolder(known);
  expect(rows.scrap_yards).toMatchObject([{ city_slug: "hobart", latitude: null }]);
  expect(notes).toEqual([
    'scrap_yards.csv city_slug: read 1 address as in the nearest city, "12 Ore Road, Derwent Park TAS 7009" as "hobart" on line 2',
    expect.stringContaining("latitude: read 1 address for approximate coordinates"),
  ]);
  expect(toDataset(rows, thisProject()).scrapYards).toMatchObject([
    { isApproximate: true, latitude: -42.8345 },
  ]);
});
