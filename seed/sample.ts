import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makePrices } from "./sample-prices.ts";
import { makeYards } from "./sample-yards.ts";

// Writes the invented prices.csv and scrap_yards.csv from the hand-kept files beside it; every run
// gives the same bytes. Run with: node seed/sample.ts

export type Row = Record<string, string>;

/** No cell of the files read here holds a line break, so that one line is one row. */
function read(name: string): Row[] {
  const text = readFileSync(join(import.meta.dirname, name), "utf8");
  const [header = [], ...rows] = text.trimEnd().split(/\r?\n/).map(cells);
  return rows.map((row) => Object.fromEntries(header.map((column, i) => [column, row[i] ?? ""])));
}

function cells(line: string): string[] {
  const found = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...found].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "");
}

function write(name: string, rows: Row[]): void {
  const header = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => header.map((column) => quote(row[column] ?? "")).join(","));
  writeFileSync(join(import.meta.dirname, name), `${[header.join(","), ...lines].join("\n")}\n`);
  console.log(`${name}: ${rows.length} rows`);
}

function quote(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const cities = read("cities.csv");
write("prices.csv", makePrices(cities, read("materials.csv")));
write("scrap_yards.csv", makeYards(cities, read("sample-suburbs.csv")));
