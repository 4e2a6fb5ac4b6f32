import type { Problem } from "./problems.ts";
import { type Rows, schemas } from "./rows.ts";
import type { SourceFile } from "./table.ts";

// The names of files tell their tables.

/** The tables, in the order in which their problems are named. */
export const tableNames = Object.keys(schemas) as (keyof Rows)[];

/** Files that belong to the project and not to a dataset. */
const PROJECT_FILES = ["localities", "regions", "world_prices", "metal_facilities"];

const READ = ["csv", "tsv", "txt", "xlsx"];
/** Files of spreadsheets that can be saved as one of those. */
const NOT_READ = ["xls", "xlsb", "xlsm", "ods", "numbers"];

/** True if a file is of a kind that is read, by its name. */
export function isRead(name: string): boolean {
  return READ.includes(partsOf(name).extension);
}

/** True if a file is a spreadsheet's own, which can be saved as a kind that is read. */
export function isOtherKind(name: string): boolean {
  return NOT_READ.includes(partsOf(name).extension);
}

/** True if a file in a folder is a table by its name, so that people expect it to be read. */
export function isTableFile(name: string): boolean {
  const { base } = partsOf(name);
  // The project's lists of places lie in a copy of its folder too. Excel locks an open file with "~$".
  return (
    (isRead(name) || isOtherKind(name)) && !PROJECT_FILES.includes(base) && !/^[.~]/.test(base)
  );
}

function partsOf(name: string): { base: string; extension: string } {
  const [, base = name, extension = ""] = /^(.*)\.([^.]*)$/.exec(name.toLowerCase()) ?? [];
  return { base: base.trim().replace(DOWNLOADED, "$1"), extension };
}

/** Google Sheets calls a download after the document and its sheet: "Friday prices - Sheet1.csv". */
const DOWNLOADED = /^(?:.* )?(prices|quotes) - (?!copy\b)(?!.*\(\d+\)$).+$/;

/** A function that is true for the files of a table. */
export function isOf(table: string): (file: SourceFile) => boolean {
  return (file) => (file.table ?? partsOf(file.name).base) === table;
}

/** The tables that files hold. */
export function tablesIn(files: SourceFile[]): Set<keyof Rows> {
  return new Set(tableNames.filter((name) => files.some(isOf(name))));
}

/** Files called as a computer calls a second one of the same name: "prices (1).csv", "Copy of prices.csv". */
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

/** Files that nobody reads, such as "notes.csv". */
export function unreadNotes(files: SourceFile[]): string[] {
  const others = files.filter((file) => !tableNames.some((table) => isOf(table)(file)));
  return others.map(
    ({ name }) => `${name}: not read. If it belongs here, name it after what it holds: prices.csv`,
  );
}
