import leven from "leven";
import { asWritten } from "../../app/words/spreadsheet-text.ts";
import { MAX_ABOVE } from "./header-meaning.ts";
import type { Place, Problem } from "./problems.ts";
import type { Rows } from "./rows.ts";
import { cleaned, cleanedLines } from "./spreadsheets/cell-text.ts";
import {
  type Column,
  columnNamed,
  ERROR,
  LONGEST_NAME,
  plainName,
  type Table,
  type TableRecord,
} from "./table.ts";

/** A row with its cells by column. `line` is undefined for a row that is not from a file. */
export interface CsvRow {
  line: Place | undefined;
  /** The cells after interpretation. */
  cells: Record<string, string>;
  /** The cells as typed, cleaned. */
  typed: Record<string, string>;
  /** The values of its columns once checked; if the row is invalid, its cells. */
  fields?: Record<string, unknown>;
}

/** A file that has been read. If it has problems, some rows may be missing. */
export interface CsvFile {
  name: string;
  rows: CsvRow[];
  problems: Problem[];
  /** The optional columns that the file lacks. */
  absent?: string[];
  /** The day on which the file was saved, "2026-11-20". */
  savedOn?: string | undefined;
  /** True if semicolons separate its cells, so that a comma may be a decimal point. */
  isSemicolons?: boolean | undefined;
}

/** The files of a dataset. */
export type CsvFiles = Record<keyof Rows, CsvFile>;

type Report = (reason: string, line?: Place, column?: string, found?: string) => void;

/** Text that spreadsheets show instead of a value: a formula error, or that a column is too narrow. */
const NO_VALUE = /^(#N\/A|#[A-Z]+(\/0)?[!?]|#{2,}|Err:\d{3})$/i;

/** Columns with texts in which double spaces may be intended. */
const PARAGRAPHS = ["description", "regulations"];

/**
 * Other names of columns in lists of yards. If several columns have the same meaning, each holds a part of the value.
 */
const YARD_NAMES: Record<string, RegExp> = {
  name: /^(company|business|yard|trading)(_name)?$/,
  address: /^(street|suburb|town|state|p(ost)?[_/]?code)(_address|_name)?$/,
  phone: /^(ph|tel|telephone|mobile)(_no|_number)?$/,
  opening_hours: /^((opening|trading|business)_)?(hours|times)$/,
  accepted_materials: /^(buys|takes|metals|materials)$/,
  listed: /^status$/,
};

const JOINED =
  'belongs to "address": join street, suburb, state and postcode in one column, such as 12 Smelter Road, Dubbo NSW 2830, in a file scrap_yards.csv';

/** The column of scrap_yards.csv that a header cell means, by its own or another name. */
export function yardColumn(cell: string, columns: Column[]): string | undefined {
  const other = Object.keys(YARD_NAMES).find((name) => YARD_NAMES[name]!.test(plainName(cell)));
  return columnNamed(cell, columns)?.name ?? other;
}

/** A name with no more wrong letters than this is a typo rather than one of the operator's own columns. */
const MAX_SLIP = 2;

/**
 * Finds the header of a table and returns its rows by column. Adds notes on left-out rows and columns to the table.
 * @param name the name of the file
 */
export function toFile(name: string, table: Table, columns: Column[]): CsvFile {
  const { problems, isSemicolons } = table;
  const file: CsvFile = { name, rows: [], problems: [...problems], isSemicolons };
  const report: Report = (reason, line, column, found) => {
    file.problems.push({ file: name, line, column, reason, found });
  };
  const at = headerIndex(table.records, columns);
  const header = table.records[at];
  if (!header) {
    const names = columns.map((column) => column.name).join(",");
    if (file.problems.length === 0) report(`is empty; its first line must be ${names}`);
    return file;
  }
  const [above, body] = [table.records.slice(0, at), table.records.slice(at + 1)];
  const places = placesOf(header, body, columns, report);
  if (!places) return file;
  table.notes.push(...leftOutNotes(name, above, header, columns));
  file.absent = [...places].flatMap(([column, i]) => (i < 0 ? [column.name] : []));
  const id = [...places].find(([column]) => column.name === "id")?.[1] ?? -1;
  for (const { line, cells } of above)
    if (/^\d+$/.test(cleaned(cells[id] ?? "")))
      report(`stands above the header, line ${header.line}; put the header on top`, line);
  file.rows = body.flatMap((record) => toRow(file, record, header.cells.length, places, report));
  return file;
}

/** The first row with the most columns; the first row of all if none has two. */
function headerIndex(records: TableRecord[], columns: Column[]): number {
  const counts = records
    .slice(0, MAX_ABOVE)
    .map(({ cells }) => cells.filter((cell) => columnNamed(cell, columns)).length);
  const most = Math.max(...counts);
  return most < 2 ? 0 : counts.indexOf(most);
}

/** The position of each column, -1 if it is missing; undefined if the header is invalid, which is reported. */
function placesOf(
  { line, cells }: TableRecord,
  body: TableRecord[],
  columns: Column[],
  report: Report,
): Map<Column, number> | undefined {
  const named = cells.map((cell) => columnNamed(cell, columns)?.name);
  const missing = columns.filter(({ name }) => !named.includes(name));
  const repeated = columns.filter(({ name }) => named.filter((cell) => cell === name).length > 1);
  const isYards = columns.some(({ name }) => name === "address");
  const slips = cells.flatMap((cell, i) => {
    if (named[i] || cell.length > LONGEST_NAME || cleaned(cell) === "") return [];
    const other = isYards ? yardColumn(cell, columns) : undefined;
    const meant =
      missing.find(({ name }) => name === other) ??
      missing.find(({ name }) => isSlip(cell, name, MAX_SLIP) || sharesWord(cell, name)) ??
      columns.find(({ name }) => isSlip(cell, name, 1));
    return meant ? [{ cell, meant }] : [];
  });
  const required = missing.filter(
    (column) => !column.isOptional && !slips.some(({ meant }) => meant === column),
  );
  for (const { name } of required) {
    report("this column is missing; add it to the header and fill it in for each row", line, name);
  }
  for (const { name } of repeated) report("this column appears twice; remove one", line, name);
  for (const [name, same] of Map.groupBy(slips, ({ meant }) => meant.name)) {
    const reason = `is not a column of this file; is it "${name}"? Rename or remove it`;
    const written = same.map(({ cell }) => cell).join(", ");
    report(name === "address" ? JOINED : reason, line, written);
  }
  const unnamed = body.find(({ cells: row }) =>
    cells.some((cell, i) => cleaned(cell) === "" && cleaned(row[i] ?? "") !== ""),
  );
  if (unnamed) {
    const advice = "give the column a name in the header, or empty the cell";
    report(`has a cell in a column without a name; ${advice}`, unnamed.line);
  }
  if (required.length + repeated.length + slips.length > 0 || unnamed) return undefined;
  return new Map(columns.map((column) => [column, named.indexOf(column.name)]));
}

/** True if a cell is almost the name of a column in one of its usual forms: "Metals". */
function isSlip(cell: string, name: string, longest: number): boolean {
  const short = name.replace(/_slug$/, "");
  return [name, short, ...(short === "material" ? ["metal"] : [])].some((form) => {
    const most = form.length > 2 * MAX_SLIP ? longest : form.length > 2 ? 1 : 0;
    return leven(plainName(cell), form) <= most;
  });
}

/** True if a cell has a word of a column's name, or the start of one: "Hours" for opening_hours, "Lat" for latitude. */
function sharesWord(cell: string, name: string): boolean {
  const words = (text: string) =>
    text.split("_").map((word) => word.replace(/^metals?$/, "material"));
  return words(name.replace(/_slug$/, "")).some((known) =>
    words(plainName(cell)).some(
      (word) =>
        Math.min(word.length, known.length) > 2 &&
        (known.startsWith(word) || word.startsWith(known)),
    ),
  );
}

/** Notes on the parts of a file that are not read: rows above the header, and the operator's own columns. */
function leftOutNotes(
  name: string,
  above: TableRecord[],
  { cells }: TableRecord,
  columns: Column[],
): string[] {
  const title = above[0]?.cells.map(cleaned).find((cell) => cell !== "");
  const rows = above.length === 1 ? "a row" : `${above.length} rows`;
  const others = cells.map(cleaned).filter((cell) => cell && !columnNamed(cell, columns));
  const quoted = others.map((cell) => `"${cell}"`).join(", ");
  return [
    ...(title === undefined ? [] : [`${name}: left out ${rows} above the header, "${title}"`]),
    ...(others.length === 0 ? [] : [`${name}: left out ${quoted}, which it has no column for`]),
  ];
}

function toRow(
  file: CsvFile,
  { line, cells, doubt, unread }: TableRecord,
  width: number,
  places: Map<Column, number>,
  report: Report,
): CsvRow[] {
  // Spreadsheets may drop empty cells at the end of a row, or add some.
  const length = cells.findLastIndex((cell) => cleaned(cell) !== "") + 1;
  if (length > width) {
    const advice = "put quotes around a cell that contains a comma";
    report(`has ${length} cells where the header has ${width}; ${advice}`, line);
    return [];
  }
  if (doubt) report(doubt, line);
  const textOf = (column: Column) => asWritten(cells[places.get(column)!] ?? "");
  const rows = rowOf(file, line, [...places.keys()], textOf);
  for (const [{ name }, i] of places) {
    const reason = unread?.get(i + 1);
    const found = rows[0]?.typed[name] ?? "";
    if (reason) report(reason, line, name);
    else if (NO_VALUE.test(found)) report(ERROR, line, name, found);
  }
  return rows;
}

/**
 * A row with its cells cleaned. If a cell is much longer than its column allows, it reports a problem and returns no
 * row. Typed cells may be longer than what they mean: "Monday to Friday" is "Mo-Fr".
 * @param textOf the typed text of a column
 */
export function rowOf(
  file: CsvFile,
  line: Place | undefined,
  columns: Column[],
  textOf: (column: Column) => string,
): CsvRow[] {
  const long = columns.filter((column) => textOf(column).length > 2 * column.longest);
  for (const column of long) {
    const reason = `must be ${column.longest} characters or fewer`;
    const found = textOf(column);
    file.problems.push({ file: file.name, line, column: column.name, reason, found });
  }
  if (long.length > 0) return [];
  const clean = (name: string) => (PARAGRAPHS.includes(name) ? cleanedLines : cleaned);
  const cells = columns.map((column) => [column.name, clean(column.name)(textOf(column))]);
  const typed = Object.fromEntries(cells);
  return [{ line, cells: { ...typed }, typed }];
}
