import type { CellValue } from "read-excel-file/universal";
import type { Known } from "../header-meaning.ts";
import { joinedTables, plainTable } from "../plain-table.ts";
import type { Column, Sheet, Table, Workbook } from "../table.ts";
import { MERGED, sheetFacts } from "./sheet-xml.ts";

/** The sheets of an .xlsx file, or the reason why it cannot be read. Cells are text, with dates as 2026-11-20. */
export async function readWorkbook(bytes: Uint8Array): Promise<Workbook> {
  try {
    const sheets = await sheetsOf(bytes);
    return { sheets: sheets.filter(({ records }) => records.length > 0) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const problem = `cannot be read as an .xlsx file; save it again as .xlsx or as "CSV UTF-8" (${why})`;
    return { sheets: [], problem };
  }
}

/**
 * The table of a workbook. If there are several sheets, it is the one with a header of these columns, or all sheets of
 * a round.
 * @param known functions that read names across the top
 */
export function workbookTable(
  file: string,
  { sheets, problem }: Workbook,
  columns: Column[],
  known: Known,
): Table {
  const empty: Table = { records: [], problems: [], notes: [] };
  const refused = (reason: string) => ({ ...empty, problems: [{ file, reason }] });
  if (problem) return refused(problem);
  const isOne = sheets.length === 1;
  const tables = sheets.map(({ sheet, records }) => {
    const place = { file, sheet: isOne ? undefined : sheet, title: sheet };
    return { sheet, table: plainTable(place, { ...empty, records }, columns, known) };
  });
  const [found, ...more] = isOne ? tables : tables.filter(({ table }) => table.isHeaded);
  const names = (some: typeof tables) => some.map(({ sheet }) => `"${sheet}"`).join(", ");
  if (!found)
    return isOne || sheets.length === 0
      ? empty
      : refused(`has no sheet with the columns of this file; the sheets are ${names(tables)}`);
  const all = [found, ...more];
  if (more.length > 0 && !all.every(({ table }) => table.isRound))
    return refused(
      `has the same columns on the sheets ${names(all)}; leave one of them (sheets of a round each have "Quoted on" and the day above their header)`,
    );
  const table = more.length > 0 ? joinedTables(all.map((one) => one.table)) : found.table;
  const others = tables.filter((one) => !all.includes(one));
  if (others.length === 0) return table;
  const note = `${file}: read the sheet${more.length > 0 ? "s" : ""} ${names(all)} and left out ${names(others)}`;
  return { ...table, notes: [...table.notes, note] };
}

/** The sheets of an .xlsx file, without empty rows. @throws Error if the file is not one */
export async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
  // This is imported on demand, because CSV files don't need it.
  const { default: read } = await import("read-excel-file/universal");
  // This comes first, because it limits the number of cells, and the reader fills every gap between two of them.
  const facts = sheetFacts(bytes);
  // Numbers stay as they are written in the file: "0.1".
  const parseNumber = (text: string) => text;
  const sheets = await read(new Uint8Array(bytes).buffer, { parseNumber, trim: false });
  return sheets.map(({ sheet, data }, i) => ({
    sheet,
    // A chart sheet has no data.
    records: (data ?? [])
      .map((row, j) => ({
        line: j + 1,
        cells: row.map((value, k) => cellText(value, facts[i]?.shown.get(j + 1)?.get(k + 1))),
        doubt: facts[i]?.doubts.get(j + 1),
        unread: facts[i]?.unread.get(j + 1),
      }))
      .filter(({ cells, unread }) => {
        const isUnread = [...(unread?.values() ?? [])].some((reason) => reason !== MERGED);
        return isUnread || cells.some((cell) => cell.trim() !== "");
      }),
  }));
}

function cellText(value: CellValue<string> | null, [before, behind] = ["", ""]): string {
  if (value === null) return "";
  // The package's types wrongly say "typeof Date".
  if ((value as unknown) instanceof Date) {
    return (value as unknown as Date).toISOString().slice(0, 10);
  }
  const text = String(value).replaceAll(/\r\n?/g, "\n");
  // Binary fractions produce digits that nobody typed: 7.7000000000000002 is 7.7.
  const number = /^-?\d+\.\d{12,}(E[-+]?\d+)?$/.test(text)
    ? String(Number(Number(text).toPrecision(12)))
    : text;
  return `${before}${number}${behind}`;
}
