import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import type { Problem } from "./problems.ts";

/** A column of a file. An optional one may be missing, which is the same as leaving its cells empty. */
export interface Column {
  name: string;
  isOptional: boolean;
}

/** A row with its trimmed cells by column, and the line of the file on which it begins, if it is from a file. */
interface CsvRow {
  line: number | undefined;
  cells: Record<string, string>;
}

/** A file as read. When it has problems, some of its rows may be missing from `rows`. */
export interface CsvFile {
  name: string;
  rows: CsvRow[];
  problems: Problem[];
}

interface CsvRecord {
  line: number;
  cells: string[];
}

type Report = (reason: string, line?: number, column?: string) => void;

/** Reads one CSV file. Whatever is wrong with it goes into `problems`; nothing is thrown. */
export function readCsv(folder: string, name: string, columns: Column[]): CsvFile {
  const file: CsvFile = { name, rows: [], problems: [] };
  const report: Report = (reason, line, column) => {
    file.problems.push({ file: name, line, column, reason });
  };
  const text = readText(join(folder, name), report);
  if (text === undefined) return file;
  const [header, ...records] = parseText(text, report);
  if (header && isHeaderValid(header, columns, report)) {
    file.rows = records.flatMap((record) => toRow(record, header.cells, columns, report));
  } else if (!header && file.problems.length === 0) {
    report(`is empty; its first line must be ${listed(columns)}`);
  }
  return file;
}

function readText(path: string, report: Report): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
    // The parser would count a CRLF as two lines.
    return text.replaceAll("\r\n", "\n");
  } catch (error) {
    if (error instanceof TypeError) report('is not UTF-8 text; save it again as "CSV UTF-8"');
    else report("cannot be read; check that the file is in the folder");
    return undefined;
  }
}

function parseText(text: string, report: Report): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  const onRecord = (cells: string[], info: { lines: number }) => {
    // Spreadsheets leave empty lines and lines of commas behind, which are not rows.
    if (cells.some((cell) => cell !== "")) records.push({ line, cells });
    line = info.lines + 1;
    return null;
  };
  const options = { record_delimiter: "\n", trim: true, relax_column_count: true };
  try {
    parse(text, { ...options, on_record: onRecord });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(quoteReason(error), line);
  }
  return records;
}

function quoteReason({ code, lines }: CsvError): string {
  const mistake =
    code === "CSV_QUOTE_NOT_CLOSED"
      ? "opens a quote that is never closed; add the closing quote"
      : `has a quote in the wrong place on line ${lines}; put quotes around the whole cell and double each quote inside it`;
  return `${mistake} (the rows from here on were not checked)`;
}

function isHeaderValid(header: CsvRecord, columns: Column[], report: Report): boolean {
  const { line, cells } = header;
  const missing = columns.filter(({ name, isOptional }) => !isOptional && !cells.includes(name));
  const repeated = columns.filter(({ name }) => cells.filter((cell) => cell === name).length > 1);
  const unknown = cells.filter((cell) => !columns.some(({ name }) => name === cell));
  for (const { name } of missing) {
    report("this column is missing; add it to the header and fill it in for each row", line, name);
  }
  for (const { name } of repeated) report("this column appears twice; remove one", line, name);
  for (const cell of unknown) {
    const reason = `is not a column of this file; rename or remove it (the columns are ${listed(columns)})`;
    report(reason, line, cell || "(no name)");
  }
  return missing.length + repeated.length + unknown.length === 0;
}

function listed(columns: Column[]): string {
  return columns.map(({ name }) => name).join(",");
}

function toRow(
  { line, cells }: CsvRecord,
  header: string[],
  columns: Column[],
  report: Report,
): CsvRow[] {
  if (cells.length !== header.length) {
    const advice = "put quotes around a cell that contains a comma";
    report(`has ${cells.length} cells where the header has ${header.length}; ${advice}`, line);
    return [];
  }
  const entries = columns.map(({ name }) => [name, cells[header.indexOf(name)]?.trim() ?? ""]);
  return [{ line, cells: Object.fromEntries(entries) }];
}
