import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { inOrder, onlyFile, type ReadFiles, readFiles, workbooksRead } from "../check/files.ts";
import { regularFile } from "../command-line/regular-file.ts";
import { rowsOf } from "../compare/content.ts";
import { folderChanges, giveIds } from "../compare/folder-changes.ts";
import { problemsIn } from "../compare/proposal.ts";
import { isTableFile } from "../read/file-names.ts";
import { DataError, described, type Problem } from "../read/problems.ts";
import type { Rows } from "../read/rows.ts";
import type { SourceFile } from "../read/table.ts";
import { thisProject } from "./this-project.ts";

/**
 * Reads and checks the CSV files of a folder, and returns their rows. With `today` ("2026-11-21"), later days are
 * mistakes.
 * @throws DataError with all problems of all files, by file and line
 */
export function readFolder(folder: string, today?: string): Rows {
  return readWhole(filesIn(folder), today).rows;
}

/**
 * The rows of a complete set of files, as if nothing were live, with lines on how they were read.
 * @throws DataError with all problems of all files, by file and line
 */
export function readWhole(files: SourceFile[], today?: string): { rows: Rows; notes: string[] } {
  const project = thisProject();
  const ids = { known: [], nextYard: 1 };
  const read = readFiles(files, project, { today, giveIds: (found) => giveIds(found, ids) });
  const compared = { live: new Map(), isUpdate: false, today: today ?? "", places: project.places };
  const { set, content, notes } = folderChanges(read, compared);
  assertValid(read, [...(set.problems ?? []), ...problemsIn(content, set, project)]);
  const history = read.files.price_history.rows.map(({ fields }) => fields);
  const rows = rowsOf(content, set.publishedOn ?? set.today, history as Rows["price_history"]);
  return { rows, notes: [...read.notes, ...notes] };
}

/**
 * @throws DataError if there are problems, by file and line, and with what was left out of the files
 */
export function assertValid({ files, leftOut }: ReadFiles, problems: Problem[]): void {
  if (problems.length > 0)
    throw new DataError([...described(inOrder(problems, files)), ...leftOut]);
}

/**
 * The files of a folder as people save it, which may include .xlsx files, or a single file.
 * @throws DataError if there is neither, or the single file does not say what it holds
 */
export async function openFolder(folder: string): Promise<SourceFile[]> {
  if (!isFile(folder)) return workbooksRead(filesIn(folder));
  const [file] = await workbooksRead([sourceFile(folder)]);
  return [onlyFile(file!)];
}

/** True if there is a file at this path. */
export function isFile(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * The files of a folder that may be tables, by name.
 * @throws DataError if there is no such folder
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
