import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/run.ts";
import {
  type FolderRows,
  isTableFile,
  type ReadingOptions,
  readFiles,
  type SourceFile,
  workbooksRead,
} from "./files.ts";
import { DataError } from "./problems.ts";
import type { Rows } from "./rows.ts";

/** The folder of the project's own CSV files. */
export const SEED_FOLDER = path.join(ROOT, "seed");

/**
 * Reads and checks the CSV files of a folder and returns their rows. With `today` ("2026-11-21"), later
 * days are mistakes.
 * @throws DataError with every problem of every file, by file and line
 */
export function readFolder(folder: string, today?: string): Rows {
  return readFiles(filesIn(folder), projectSynonyms(), { today }).rows;
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
  return readFiles(files, projectSynonyms(), options);
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
    .map((name) => ({ name, content: contentOf(path.join(folder, name)) }));
}

function contentOf(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The words for metals of the project, for folders without any. */
function projectSynonyms(): SourceFile {
  const name = "synonyms.csv";
  return { name, content: readFileSync(path.join(SEED_FOLDER, name)) };
}
