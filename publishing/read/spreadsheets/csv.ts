import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { type Column, columnNamed, type Table } from "../table.ts";
import { decode } from "./encoding.ts";

const DELIMITERS = [",", ";", "\t"];
/** The number of lines in which to look for the header. */
const HEADER_LINES = 20;

/** Reads text separated by commas, semicolons or tabs, in any encoding that spreadsheets save. */
export function csvTable(name: string, bytes: Uint8Array, columns: Column[]): Table {
  const { text, encoding } = decode(bytes);
  // Excel may give the delimiter this way. We keep an empty line in its place, so that line numbers stay correct.
  const [directive, said] = /^sep=([,;\t])(?=\n)/.exec(text) ?? [""];
  const delimiter = said ?? delimiterOf(text, columns);
  const isSemicolons = delimiter === ";";
  const table: Table = { records: [], problems: [], notes: [], isSemicolons };
  const { line, found } = oddWord(text);
  const reason = `holds letters of an old encoding that cannot be told; save it again as "CSV UTF-8"`;
  if (!encoding) table.problems.push({ file: name, line, reason, found });
  else if (encoding === "Windows-1252" || encoding === "Macintosh")
    table.notes.push(
      `${name}: read as ${encoding}, because it is not UTF-8. Check its letters, such as "${found}" on line ${line}`,
    );
  const before = text.split("\0", 1)[0]!;
  if (before !== text) {
    const reason = "holds zeros in place of text, as a damaged file does; save or export it again";
    table.problems.push({ file: name, line: before.split("\n").length, reason });
  }
  readRecords(name, text.slice(directive.length), delimiter, table);
  if (table.problems.length === 0 && !text.endsWith("\n")) refuseHalfRow(name, table);
  return table;
}

/** Rejects a last row that was cut off: programs end it with a line break, or with as many cells as the other rows. */
function refuseHalfRow(file: string, { records, problems }: Table): void {
  const [before, last] = records.slice(-2);
  if (!before || !last || last.cells.length >= before.cells.length) return;
  const reason =
    "the file ends in the middle of this row, as one that was cut off does; save or export it again";
  problems.push({ file, line: last.line, reason });
}

/** The delimiter with which some early line has the most columns. */
function delimiterOf(text: string, columns: Column[]): string {
  const lines = text.split("\n", HEADER_LINES);
  const found = (delimiter: string) =>
    Math.max(...lines.map((line) => line.split(delimiter).filter(isColumn).length));
  const isColumn = (cell: string) => columnNamed(cell.replaceAll('"', ""), columns) !== undefined;
  const counts = DELIMITERS.map(found);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** The first word with non-ASCII letters, and its line. */
function oddWord(text: string) {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => /[^\p{ASCII}]/u.test(line));
  const words = lines[first]?.split(/[\s,;"]/) ?? [];
  return { line: first + 1, found: words.find((one) => /[^\p{ASCII}]/u.test(one)) };
}

function readRecords(file: string, text: string, delimiter: string, table: Table): void {
  let line = 1;
  const onRecord = (cells: string[], info: { lines: number }) => {
    // Spreadsheets leave behind empty lines and lines of delimiters, which are not rows.
    if (cells.some((cell) => cell.trim() !== "")) table.records.push({ line, cells });
    line = info.lines + 1;
    return null;
  };
  // A tab between two empty cells is not white space around them.
  const isTrimmed = delimiter !== "\t";
  const options = { delimiter, record_delimiter: "\n", trim: isTrimmed, relax_column_count: true };
  try {
    parse(text, { ...options, on_record: onRecord });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    table.problems.push({ file, line, reason: quoteReason(error) });
  }
}

function quoteReason({ code, lines }: CsvError): string {
  const mistake =
    code === "CSV_QUOTE_NOT_CLOSED"
      ? "opens a quote that is never closed; add the closing quote"
      : `has a quote in the wrong place on line ${lines}; put quotes around the whole cell and double each quote inside it`;
  return `${mistake} (the rows from here on were not checked)`;
}
