import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { getTableName } from "drizzle-orm";
import { onTestFinished } from "vitest";
import type { StoredRow, Target } from "../../publishing/apply/target.ts";
import { readFolder } from "../../publishing/commands/folder.ts";
import { tables } from "../../publishing/derive/tables.ts";
import { DataError } from "../../publishing/read/problems.ts";
import { placeWords } from "../../worker/data/schema.ts";

export type Row = Record<string, string>;
export type Data = Record<(typeof FILES)[number], Row[]> & { states: { regulations: string }[] };

const FILES = [
  ...(["dataset", "states", "cities", "materials", "prices", "scrap_yards", "synonyms"] as const),
];
const SMALL = Object.fromEntries(FILES.map((name) => [name, rowsOf(name)])) as Data;

/** The rows of a small, valid data folder (small); the first state's rules run over lines 2 to 4. */
export function validData(): Data {
  return structuredClone(SMALL);
}

function rowsOf(name: string): Row[] {
  const file = join(import.meta.dirname, "small", `${name}.csv`);
  return parse(readFileSync(file), { columns: true });
}

/** Makes it real data, whose contact details are not those of the sample. */
export function real(data: Data): void {
  Object.assign(data.dataset[0]!, { is_sample: "no" });
  for (const yard of data.scrap_yards)
    Object.assign(yard, { phone: "(02) 9999 1234", website: "https://yard.example.org" });
}

/** A new temporary folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "seed-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the valid data after `change`; `texts` replaces or adds whole files, or leaves them out (null). */
export function writeFolder(
  change: (data: Data) => void = () => {},
  texts: Record<string, string | Uint8Array | null> = {},
): string {
  const data = validData();
  change(data);
  const folder = temporaryFolder();
  const files = Object.entries(data).map(([name, rows]) => [`${name}.csv`, toCsv(rows)] as const);
  for (const [file, text] of Object.entries({ ...Object.fromEntries(files), ...texts })) {
    if (text != null) writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** The rows as CSV text with a header. */
export function toCsv(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The messages about a folder, on a day if one is given; none if it is valid. */
export function problemsOf(folder: string, today?: string): string[] {
  try {
    readFolder(folder, today);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}

/** Every row of every table that publishing fills, by the table's name. */
export async function allRows(target: Target): Promise<Record<string, StoredRow[]>> {
  const names = [...Object.values(tables), placeWords].map(getTableName);
  const results = await target.query(names.map((name) => `select * from ${name}`));
  return Object.fromEntries(names.map((name, index) => [name, results[index] ?? []]));
}
