import { columnsOf } from "../read/check-rows.ts";
import type { CsvFiles } from "../read/header.ts";
import { type Content, type ContentFile, FILES, type Fields, rowsOf } from "./content.ts";

/** The columns of dollars per kg, whose values are cents. */
const AMOUNTS = ["min", "max", "low", "high"];

/** The cells of every row, by file. */
export type Cells = Record<ContentFile, Record<string, string>[]>;

/** The cells of the files that say what a content says, on a day ("2026-11-21"). */
export function cellsOf(content: Content, publishedOn: string): Cells {
  const files = rowsOf(content, publishedOn);
  return Object.fromEntries(
    FILES.map((file) => {
      const columns = columnsOf(file).map(({ name }) => name);
      const cells = (row: Fields) => columns.map((column) => [column, cellOf(row[column], column)]);
      return [file, files[file].map((row) => Object.fromEntries(cells(row)))];
    }),
  ) as Cells;
}

function cellOf(value: unknown, column: string): string {
  if (value == null) return "";
  if (AMOUNTS.includes(column)) return (Number(value) / 100).toFixed(2);
  if (Array.isArray(value)) return value.join(";");
  if (typeof value === "object") throw new Error("The CSV files have no form for this value.");
  return String(value);
}

/** The same as files to be checked. Their rows have no line: nobody can correct them there. */
export function filesOf(cells: Cells): CsvFiles {
  const files = FILES.map((file) => {
    const rows = cells[file].map((row) => ({ line: undefined, cells: { ...row }, typed: row }));
    return [file, { name: `${file}.csv`, rows, problems: [] }];
  });
  const history = { name: "price_history.csv", rows: [], problems: [] };
  return { ...Object.fromEntries(files), price_history: history };
}
