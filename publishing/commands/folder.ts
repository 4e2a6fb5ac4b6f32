import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { type FolderRows, type ReadingOptions, readFiles, workbooksRead } from "../check/files.ts";
import { isTableFile } from "../read/file-names.ts";
import { DataError } from "../read/problems.ts";
import type { Rows } from "../read/rows.ts";
import type { SourceFile } from "../read/table.ts";
import { thisProject } from "./project.ts";
import { regularFile } from "./regular-file.ts";

/**
 * Reads and checks the CSV files of a folder and returns their rows. With `today` ("2026-11-21"), later
 * days are mistakes.
 * @throws DataError with every problem of every file, by file and line
 */
export function readFolder(folder: string, today?: string): Rows {
  return readOpened(filesIn(folder), { today }).rows;
}

/**
 * The files of a folder as people save it, which may hold .xlsx files too.
 * @throws DataError when there is no such folder
 */
export async function openFolder(folder: string): Promise<SourceFile[]> {
  return workbooksRead(filesIn(folder));
}

/**
 * Reads and checks the files of a folder, with what was understood differently from what was typed.
 * @throws DataError with every problem of every file, by file and line
 */
export function readOpened(files: SourceFile[], options?: ReadingOptions): FolderRows {
  return readFiles(files, thisProject(), options);
}

/**
 * The files of a folder that may be tables, by name.
 * @throws DataError when there is no such folder
 */
function filesIn(folder: string): SourceFile[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new DataError([`${folder}: there is no such folder`]);
  }
  return readdirSync(folder)
    .filter(isTableFile)
    .sort()
    .map((name) => ({ name, content: regularFile(path.join(folder, name)) }));
}
