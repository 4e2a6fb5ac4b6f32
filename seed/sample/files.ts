import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { SEED_FOLDER } from "../../publishing/commands/this-project.ts";

/** The cells of a row by column. */
export type Row = Record<string, string>;

/** The rows of a CSV file in `seed/`. */
export function readRows(name: string): Row[] {
  return parse(readFileSync(path.join(SEED_FOLDER, name)), { columns: true });
}

/** Writes rows as a CSV file with a header. */
export function writeRows(folder: string, name: string, rows: Row[]): void {
  writeFileSync(path.join(folder, name), stringify(rows, { header: true }));
}
