import type { Place, Problem } from "./problems.ts";
import { cleaned } from "./spreadsheets/cell-text.ts";
import { withoutUnit } from "./unit-in-name.ts";

/** A row of a table, with its first line in the file. */
export interface TableRecord {
  line: Place;
  cells: string[];
  /** The reason to doubt that the row counts: it is hidden, struck through or coloured. */
  doubt?: string | undefined;
  /** The reasons why cells are not as empty as they look, by column number from 1. */
  unread?: Map<number, string> | undefined;
}

/** The reason to reject a cell whose formula failed. */
export const ERROR = "has an error in place of a value; type the value";

/** The rows of a file or a sheet, including its header but no empty rows. */
export interface Table {
  records: TableRecord[];
  /** Mistakes that concern the whole file; if there are any, some records may be missing. */
  problems: Problem[];
  /** Remarks for the operator on how it was read. */
  notes: string[];
  /** True if semicolons separate the cells of the file. */
  isSemicolons?: boolean;
}

/** A column of a file. Leaving out an optional column is the same as leaving its cells empty. */
export interface Column {
  name: string;
  isOptional: boolean;
  mayBeEmpty: boolean;
  /** The maximum number of characters in a cell. */
  longest: number;
}

/** The maximum number of characters in a column's name in a header. */
export const LONGEST_NAME = 200;
const AMOUNTS = /^(min|max|low|high|price)$/;

/**
 * The column that a header cell means: `checked_on` for "Checked on", `city_slug` for "City", the material for "Metal".
 */
export function columnNamed(cell: string, columns: Column[]): Column | undefined {
  if (cell.length > LONGEST_NAME) return undefined;
  const name = plainName(cell).replace(/^metal$/, "material");
  // "Min (c/kg)" or "Max (last year)" is something else.
  if (AMOUNTS.test(name) && withoutKg(cell).includes("(")) return undefined;
  return (
    columns.find((column) => column.name === name) ??
    columns.find((column) => column.name === `${name}_slug` || column.name === `${name}_id`)
  );
}

/** A header cell without "dollars per kg" if it says so: "Min ($/kg)" becomes "Min". */
export function withoutKg(cell: string): string {
  const { name, unit } = withoutUnit(cleaned(cell));
  return unit === "$/kg" ? name : cleaned(cell);
}

/** A header cell in the form of a column name: "Min ($/kg)" becomes "min". */
export function plainName(cell: string): string {
  return withoutKg(cell)
    .toLowerCase()
    .replace(/^([^(]*)\(.*\)/s, "$1")
    .trim()
    .replaceAll(/[\s-]+/g, "_");
}

/** A sheet of a workbook, with its rows. */
export interface Sheet {
  sheet: string;
  records: TableRecord[];
}

/** The sheets of an .xlsx file that have any rows, or the reason why it cannot be read. */
export interface Workbook {
  sheets: Sheet[];
  problem?: string;
}

/** A file in a folder; undefined if it cannot be opened. */
export interface SourceFile {
  name: string;
  content: Uint8Array | Workbook | undefined;
  /** The day in Sydney on which it was saved, "2026-11-20". */
  savedOn?: string | undefined;
  /** The table that it holds, if its name does not say. */
  table?: string;
}
