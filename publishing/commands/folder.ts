import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import {
  type FolderRows,
  onlyFile,
  type ReadingOptions,
  readFiles,
  workbooksRead,
} from "../check/files.ts";
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
 * The files of a folder as people save it, which may hold .xlsx files too, or a file by itself.
 * @throws DataError when there is neither, or the file does not say what it holds
 */
export async function openFolder(folder: string): Promise<SourceFile[]> {
  if (!isFile(folder)) return workbooksRead(filesIn(folder));
  const [file] = await workbooksRead([sourceFile(folder)]);
  return [onlyFile(file!)];
}

/** Whether a path is that of a file. */
export function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
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
    .map((name) => sourceFile(path.join(folder, name)));
}

function sourceFile(file: string): SourceFile {
  const saved = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return {
    name: path.basename(file),
    content: regularFile(file),
    savedOn: saved === undefined ? undefined : dayIn(NATIONAL_TIME_ZONE, saved),
  };
}
