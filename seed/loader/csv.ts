import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import type { Problem } from "./problems.ts";

/** A row with its trimmed cells by column, and the line of the file on which it begins. */
interface CsvRow {
  line: number;
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

/** Reads one CSV file. What is wrong with it is reported in `problems`; nothing is thrown. */
export function readCsv(folder: string, name: string, columns: string[]): CsvFile {
  const file: CsvFile = { name, rows: [], problems: [] };
  const report: Report = (reason, line, column) => {
    file.problems.push({ file: name, line, column, reason });
  };
  const text = readText(join(folder, name), report);
  if (text === undefined) return file;
  const [header, ...records] = parseText(text, report);
  if (header && headerIsRight(header, columns, report)) {
    file.rows = records.flatMap((record) => toRow(record, header.cells, report));
  } else if (!header && file.problems.length === 0) {
    report(`is empty; its first line must be ${columns.join(",")}`);
  }
  return file;
}

function readText(path: string, report: Report): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
    // One kind of line end, so that lines are counted once: the parser would count CRLF as two.
    return text.replaceAll("\r\n", "\n");
  } catch (error) {
    if (error instanceof TypeError) report('is not UTF-8 text; save it again as "CSV UTF-8"');
    else report("cannot be read; is the file in the folder?");
    return undefined;
  }
}

function parseText(text: string, report: Report): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  const take = (cells: string[], info: { lines: number }) => {
    // Spreadsheets leave blank lines and lines of commas behind: they are no rows.
    if (cells.some((cell) => cell !== "")) records.push({ line, cells });
    line = info.lines + 1;
    return null;
  };
  try {
    parse(text, { record_delimiter: "\n", trim: true, relax_column_count: true, on_record: take });
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
      : `has a quote in the wrong place, noticed on line ${lines}; put quotes around the whole cell and write each quote inside it twice`;
  return `${mistake} (the rows from here on were not read)`;
}

function headerIsRight(header: CsvRecord, columns: string[], report: Report): boolean {
  const { line, cells } = header;
  for (const column of columns) {
    const times = cells.filter((cell) => cell === column).length;
    if (times === 0) report("column is missing; add it to the header", line, column);
    if (times > 1) report("column appears more than once; keep one", line, column);
  }
  for (const cell of cells.filter((name) => !columns.includes(name))) {
    report(`unknown column; the columns are ${columns.join(",")}`, line, cell || "(no name)");
  }
  return cells.length === columns.length && columns.every((column) => cells.includes(column));
}

function toRow({ line, cells }: CsvRecord, header: string[], report: Report): CsvRow[] {
  if (cells.length !== header.length) {
    const advice = "a cell that holds a comma needs quotes around it";
    report(`has ${cells.length} cells, the header has ${header.length}; ${advice}`, line);
    return [];
  }
  const entries = header.map((column, index) => [column, cells[index]?.trim() ?? ""]);
  return [{ line, cells: Object.fromEntries(entries) }];
}
