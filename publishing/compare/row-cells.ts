import { toDollars } from "../../worker/amounts/cents.ts";
import { columnsOf } from "../read/check-rows.ts";
import type { CsvFiles } from "../read/header.ts";
import { NO } from "../read/rows.ts";
import type { Typed } from "./change-set.ts";
import { type Content, type ContentFile, FILES, type Fields, keyOf, rowsOf } from "./content.ts";

/** The columns that are dollars per kg in the files and cents in the content. */
const AMOUNTS = ["min", "max", "low", "high"];

/** The cells of every row, by file. */
export type Cells = Record<ContentFile, Record<string, string>[]>;

/** A content as cells of the CSV files, published on a day ("2026-11-21"). */
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
  if (value === 0 && (column === "low" || column === "high")) return NO;
  if (AMOUNTS.includes(column)) return toDollars(Number(value)).toFixed(2);
  if (Array.isArray(value)) return value.join(";");
  if (typeof value === "object") throw new Error("The CSV files have no form for this value.");
  return String(value);
}

/**
 * Cells as files to check. Only typed rows have a line, where somebody can correct them. They come last, so that if two
 * rows clash, the new one is reported.
 */
export function filesOf(cells: Cells, places: ReadonlyMap<string, Typed[]> = new Map()): CsvFiles {
  const seen = new Map<string, number>();
  const files = FILES.map((file) => {
    const rows = cells[file].map((row) => {
      const key = keyOf(file, row);
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      const { line, typed = row } = places.get(key)?.[times] ?? {};
      return { line, cells: row, typed };
    });
    const [live, typed] = [rows.filter(({ line }) => !line), rows.filter(({ line }) => line)];
    return [file, { name: `${file}.csv`, rows: [...live, ...typed], problems: [] }];
  });
  const history = { name: "price_history.csv", rows: [], problems: [] };
  return { ...Object.fromEntries(files), price_history: history };
}
