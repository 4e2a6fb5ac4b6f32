import type { Place, Problem } from "./problems.ts";
import { cleaned } from "./spreadsheets/cell-text.ts";
import { withoutUnit } from "./unit-in-name.ts";

/** A row of a table with its first line in the file. */
export interface TableRecord {
  line: Place;
  cells: string[];
  /** The reason to doubt that the row counts: it is hidden, struck through or has a colour. */
  doubt?: string | undefined;
  /** The reasons why cells, by their number from 1, are not as empty as they look. */
  unread?: Map<number, string> | undefined;
}

/** The reason to refuse a cell whose formula failed. */
export const ERROR = "has an error in place of a value; type the value";

/** The rows of a file or a sheet, with its header and without empty ones. */
export interface Table {
  records: TableRecord[];
  /** Mistakes of the whole file; some records may be missing then. */
  problems: Problem[];
  /** Remarks for the operator on the reading. */
  notes: string[];
  /** True if semicolons stand between the cells of a file. */
  isSemicolons?: boolean;
}

/** A column of a file. An optional one may be missing, which is the same as leaving its cells empty. */
export interface Column {
  name: string;
  isOptional: boolean;
  mayBeEmpty: boolean;
  /** The most characters of a cell. */
  longest: number;
}

/** The most characters of a column's name in a header. */
export const LONGEST_NAME = 200;
const AMOUNTS = /^(min|max|low|high|price)$/;

/** The column that a cell of a header names: "Checked on" is `checked_on`, "City" `city_slug`, "Metal" the material. */
export function columnNamed(cell: string, columns: Column[]): Column | undefined {
  if (cell.length > LONGEST_NAME) return undefined;
  const name = plainName(cell).replace(/^metal$/, "material");
  // "Min (c/kg)" or "Max (last year)" holds something else.
  if (AMOUNTS.test(name) && withoutKg(cell).includes("(")) return undefined;
  return (
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.name === `${name}_slug` || column.name === `${name}_id`)
  );
}

/** A cell of a header without the dollars a kg that it may say: "Min ($/kg)" is "Min". */
export function withoutKg(cell: string): string {
  const { name, unit } = withoutUnit(cleaned(cell));
  return unit === "$/kg" ? name : cleaned(cell);
}

/** A cell of a header as names of columns are written: "Min ($/kg)" is "min". */
export function plainName(cell: string): string {
  return withoutKg(cell)
    .toLowerCase()
    .replace(/^([^(]*)\(.*\)/s, "$1")
    .trim()
    .replaceAll(/[\s-]+/g, "_");
}

/** A sheet of a workbook with its rows. */
export interface Sheet {
  sheet: string;
  records: TableRecord[];
}

/** The sheets of an .xlsx file that have any rows, or why it cannot be read. */
export interface Workbook {
  sheets: Sheet[];
  problem?: string;
}

/** A file of a folder; undefined where it cannot be opened. */
export interface SourceFile {
  name: string;
  content: Uint8Array | Workbook | undefined;
  /** The day in Sydney on which it was saved, "2026-11-20". */
  savedOn?: string | undefined;
  /** The table that it holds, if its name does not tell. */
  table?: string;
}
