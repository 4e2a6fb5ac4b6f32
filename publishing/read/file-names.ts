import type { Problem } from "./problems.ts";
import { type Rows, schemas } from "./rows.ts";
import type { SourceFile } from "./table.ts";

// A file's name says which table it holds.

/** The tables, in the order in which to list their problems. */
export const tableNames = Object.keys(schemas) as (keyof Rows)[];

/** Files that belong to the project rather than to a dataset. */
const PROJECT_FILES = ["localities", "regions", "world_prices", "metal_facilities"];

const READ = ["csv", "tsv", "txt", "xlsx"];
/** Spreadsheet files that can be saved as a kind that we read. */
const NOT_READ = ["xls", "xlsb", "xlsm", "ods", "numbers"];

/** True if we read files of this kind, judging by the name. */
export function isRead(name: string): boolean {
  return READ.includes(partsOf(name).extension);
}

/** True if a file is a spreadsheet that can be saved as a kind that we read. */
export function isOtherKind(name: string): boolean {
  return NOT_READ.includes(partsOf(name).extension);
}

/** True if a file in a folder is named like a table, so that people expect it to be read. */
export function isTableFile(name: string): boolean {
  const { base } = partsOf(name);
  // A copy of the project's folder also contains its lists of places. "~$" marks a file that is open in Excel.
  return (
    (isRead(name) || isOtherKind(name)) && !PROJECT_FILES.includes(base) && !/^[.~]/.test(base)
  );
}

function partsOf(name: string): { base: string; extension: string } {
  const [, base = name, extension = ""] = /^(.*)\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  return { base: base.trim().replace(DOWNLOADED, "$1"), extension };
}

/** Google Sheets names a download after the document and its sheet: "Friday prices - Sheet1.csv". */
const DOWNLOADED = /^(?:.* )?(prices|quotes) - (?!copy\b)(?!.*\(\d+\)$).+$/;

/** Returns a function that is true for the files of a table. */
export function isOf(table: string): (file: SourceFile) => boolean {
  return (file) => (file.table ?? partsOf(file.name).base) === table;
}

/** The tables that the files hold. */
export function tablesIn(files: SourceFile[]): Set<keyof Rows> {
  return new Set(tableNames.filter((name) => files.some(isOf(name))));
}

/** Problems for files that are named like a second copy: "prices (1).csv", "Copy of prices.csv". */
export function copyProblems(files: SourceFile[]): Problem[] {
  return files.flatMap(({ name }) => {
    const { base } = partsOf(name);
    const meant = partsOf(`${base.replace(/^copy of /, "").replace(COPY, "")}.csv`).base;
    if (meant === base || !tableNames.some((table) => table === meant)) return [];
    const reason = `looks like a copy of ${meant}.csv; keep the one that counts, and call it ${meant}.csv`;
    return [{ file: name, reason }];
  });
}

const COPY = /( \(\d+\)|\(\d+\)| \d+| ?-? copy( \d+| \(\d+\))?)$/;

/** Notes on files that are not read, such as "notes.csv". */
export function unreadNotes(files: SourceFile[]): string[] {
  const others = files.filter((file) => !tableNames.some((table) => isOf(table)(file)));
  return others.map(
    ({ name }) => `${name}: not read. If it belongs here, name it after what it holds: prices.csv`,
  );
}
