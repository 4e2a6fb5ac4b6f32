import type { CellValue } from "read-excel-file/universal";
import { MERGED, sheetFacts } from "./sheet-xml.ts";
import { type Column, columnNamed, type Table, type TableRecord } from "./table.ts";

/** A sheet of a workbook with its rows. */
export interface Sheet {
  sheet: string;
  records: TableRecord[];
}

/**
 * Reads the one table of an .xlsx file: of several sheets the one with a header of these columns. Cells are as
 * they would be in a CSV file, with dates as 2026-11-20.
 */
export async function workbookTable(
  name: string,
  bytes: Uint8Array,
  columns: Column[],
): Promise<Table> {
  const table: Table = { records: [], problems: [], notes: [] };
  const report = (reason: string) => table.problems.push({ file: name, reason });
  const sheets = await sheetsOf(bytes).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    report(`cannot be read as an .xlsx file; save it again as .xlsx or as "CSV UTF-8" (${why})`);
    return [];
  });
  const filled = sheets.filter(({ records }) => records.length > 0);
  const [found, ...more] = filled.length > 1 ? filled.filter(hasHeader) : filled;
  const names = (some: Sheet[]) => some.map(({ sheet }) => `"${sheet}"`).join(", ");
  if (found && more.length > 0) {
    report(`has the same columns on the sheets ${names([found, ...more])}; leave one of them`);
  } else if (found) {
    table.records = found.records;
    const others = filled.filter((sheet) => sheet !== found);
    if (others.length > 0) {
      table.notes.push(`${name}: read the sheet "${found.sheet}" and left out ${names(others)}`);
    }
  } else if (filled.length > 0) {
    report(`has no sheet with the columns of this file; the sheets are ${names(filled)}`);
  }
  return table;

  function hasHeader({ records }: Sheet): boolean {
    return records.some(({ cells }) => cells.filter((c) => columnNamed(c, columns)).length > 1);
  }
}

/** The sheets of an .xlsx file, without empty rows. @throws an Error when it is none */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  // Loaded here, so that whoever reads only CSV files does without it.
  const { default: readWorkbook } = await import("read-excel-file/universal");
  // First, because the reader fills every gap between two cells.
  const facts = sheetFacts(bytes);
  // Numbers as they are written in the file: 0.1 stays "0.1".
  const parseNumber = (text: string) => text;
  const sheets = await readWorkbook(new Uint8Array(bytes).buffer, { parseNumber, trim: false });
  return sheets.map(({ sheet, data }, i) => ({
    sheet,
    // A sheet that is a chart has none.
    records: (data ?? [])
      .map((row, j) => ({
        line: j + 1,
        cells: row.map(cellText),
        isHidden: facts[i]?.hidden.has(j + 1),
        unread: facts[i]?.unread.get(j + 1),
      }))
      .filter(({ cells, unread }) => {
        const isUnread = [...(unread?.values() ?? [])].some((reason) => reason !== MERGED);
        return isUnread || cells.some((cell) => cell.trim() !== "");
      }),
  }));
}

function cellText(value: CellValue<string> | null): string {
  if (value === null) return "";
  // The package's types say "typeof Date".
  if ((value as unknown) instanceof Date) {
    return (value as unknown as Date).toISOString().slice(0, 10);
  }
  const text = String(value).replaceAll(/\r\n?/g, "\n");
  // Binary fractions have digits that nobody typed: 7.7000000000000002 is 7.7.
  return /^-?\d+\.\d{12,}(E[-+]?\d+)?$/.test(text)
    ? String(Number(Number(text).toPrecision(12)))
    : text;
}
