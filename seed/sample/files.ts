import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// How the sample generator reads its hand-kept files and writes what it makes.

export type Row = Record<string, string>;

/** The rows of a CSV file in `seed/`; no cell of those read here holds a line break. */
export function readRows(name: string): Row[] {
  const text = readFileSync(join(import.meta.dirname, "..", name), "utf8");
  const [header = [], ...rows] = text.trimEnd().split(/\r?\n/).map(cells);
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ""])));
}

function cells(line: string): string[] {
  const found = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...found].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "");
}

/** Writes rows with a header as a CSV file. */
export function writeRows(folder: string, name: string, rows: Row[]): void {
  const header = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => header.map((column) => quote(row[column] ?? "")).join(","));
  writeFileSync(join(folder, name), `${[header.join(","), ...lines].join("\n")}\n`);
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
