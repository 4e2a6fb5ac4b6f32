import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { HARMLESS } from "../../app/words/spreadsheet-text.ts";
import { CommandError } from "../command-line/run.ts";
import { type ContentFile, contentOf } from "../compare/content.ts";
import { cellsOf } from "../compare/row-cells.ts";
import type { LiveRows } from "../derive/tables.ts";
import { columnsOf } from "../read/check-rows.ts";

/**
 * CSV files, by name, that would give the same rows; records of other days stay in the database. A byte order mark
 * makes Excel read them as UTF-8.
 */
export function toFiles(rows: LiveRows): Record<string, string> {
  const cells = cellsOf(contentOf(rows), rows.dataset[0]?.publishedOn ?? "");
  return Object.fromEntries(
    Object.entries(cells).map(([file, table]) => {
      const columns = columnsOf(file as ContentFile).map(({ name }) => name);
      return [`${file}.csv`, stringify(table, { ...HARMLESS, bom: true, header: true, columns })];
    }),
  );
}

/** Writes a file of private data that only its owner can read. By default the file must not exist yet. */
export function writePrivate(file: string, content: string | Uint8Array, flag = "wx"): void {
  writeFileSync(file, content, { mode: 0o600, flag });
}

/**
 * @throws CommandError if the folder is not empty, or the path is not a folder
 */
export function assertEmpty(folder: string): void {
  try {
    if (readdirSync(folder).length === 0) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw new CommandError(`${folder} can't be written to. Choose another folder.`);
  }
  throw new CommandError(`${folder} is not empty. Choose another folder.`);
}

/**
 * @throws CommandError if the file already exists, or its folder does not
 */
export function assertNew(file: string, advice = "Choose another name."): void {
  if (existsSync(file)) throw new CommandError(`${file} is there already. ${advice}`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}. ${advice}`);
}
