import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openFolder, readWhole } from "../../../publishing/commands/folder.ts";
import { isTableFile } from "../../../publishing/read/file-names.ts";
import type { DataError } from "../../../publishing/read/problems.ts";
import { toCsv, validData, writeFolder } from "../data-folder.ts";
import { workbookFile } from "./workbook-file.ts";

const problemsOf = async (folder: string): Promise<string[]> =>
  openFolder(folder)
    .then((files) => readWhole(files))
    .then(
      () => [],
      ({ problems }: DataError) => problems,
    );
const notesOf = async (folder: string) => readWhole(await openFolder(folder)).notes;

test.each([
  ["prices.xlsx", true],
  ["Prices (1).CSV", true],
  ["prices.numbers", true],
  // Excel and LibreOffice leave these beside an open file.
  ["~$prices.xlsx", false],
  [".~lock.prices.csv#", false],
  [".prices.csv", false],
  ["localities.csv", false],
  ["notes.pdf", false],
])("%s is a table by its name: %s", (name, isTable) => {
  expect(isTableFile(name)).toBe(isTable);
});

test("a file that is there twice is refused, and one that nobody reads is named", async () => {
  const twice = writeFolder(() => {}, { "Prices.xlsx": workbookFile({ prices: [["City"]] }) });
  expect((await problemsOf(twice))[0]).toBe(
    "Prices.xlsx: is there as prices.csv too; leave one of them",
  );
  const csv = toCsv(validData().prices);
  const copy = writeFolder(() => {}, { "old prices.csv": csv, "README.md": "Notes" });
  expect(await notesOf(copy)).toEqual([
    "old prices.csv: not read. If it belongs here, name it after what it holds: prices.csv",
  ]);
});

test("the project's own lists in a copy of its folder are not called unread", async () => {
  expect(await notesOf(writeFolder(() => {}, { "world_prices.csv": "month\n" }))).toEqual([]);
});

test.each([
  ["a folder", (file: string) => mkdirSync(file)],
  ["a link that leads nowhere", (file: string) => symlinkSync("/nowhere", file)],
  ["a device", (file: string) => symlinkSync("/dev/null", file)],
])("%s called prices.csv is refused, and never read as empty", async (_, make) => {
  const folder = writeFolder(() => {}, { "prices.csv": null });
  make(path.join(folder, "prices.csv"));
  expect(await problemsOf(folder)).toEqual([
    "prices.csv: cannot be read; it must be a file that you may open, not a folder or a link that leads nowhere",
  ]);
});

const UNKNOWN =
  "mine.csv: does not say what it holds: give its header a column City or Yard, or call it after what it holds, as prices.csv";
const NO_KIND =
  'is a kind of file that is not read here; save it again as .xlsx without a password, or as "CSV UTF-8"';
const CORNER = { last: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' };

test.each<[name: string, content: string | Uint8Array, held: string | undefined]>([
  ["prices.csv", "Yard,Copper\n", undefined],
  ["mine.csv", "City,Copper\n", "prices"],
  ["mine.csv", "City,Yard,Copper\n", "quotes"],
  ["mine.xlsx", workbookFile({ A: [["x"]], B: [["Yard", "Copper"]] }), "quotes"],
  ["mine.csv", `${"x\n".repeat(19)}City\n`, "prices"],
  ["mine.csv", `${"x\n".repeat(20)}City\n`, UNKNOWN],
  ["mine.csv", "Name,Copper\n", UNKNOWN],
  // Yards by the names of our columns or by others; with what is priced beside a few of them, quotes.
  ["mine.csv", "id,name,address,city_slug,phone\n", "scrap_yards"],
  ["mine.csv", "Company,Street,Suburb,P/code,Ph,Trading hours\n", "scrap_yards"],
  ["mine.csv", "Yard,Suburb,Ph,Copper\n", "quotes"],
  ["mine.ods", "PK\u0003\u0004", `mine.ods: ${NO_KIND}`],
  // An unreadable file is no file without a column.
  ["round.xlsx", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), `round.xlsx: ${NO_KIND}`],
  [
    "round.xlsx",
    workbookFile({ A: [["Yard", "Copper"]] }, CORNER),
    expect.stringContaining("cell XFD1048576 is far from the others"),
  ],
])(
  "%s by itself holds what its name or its header says, or is refused (%#)",
  async (name, content, held) => {
    const file = path.join(writeFolder(undefined, { [name]: content }), name);
    const found = await openFolder(file).then(
      ([one]) => one?.table,
      ({ problems }: DataError) => problems[0],
    );
    expect(found).toEqual(held);
  },
);
