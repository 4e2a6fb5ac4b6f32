import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/run.ts";
import { type CsvFiles, checkAcross, notInFuture } from "../check/check.ts";
import { checkRows, columnsOf } from "./check-rows.ts";
import { type CsvFile, readCsv } from "./csv.ts";
import { DataError, describe, type Problem } from "./problems.ts";
import { type Rows, schemas } from "./rows.ts";

const names = Object.keys(schemas) as (keyof Rows)[];

/** The folder of the project's own CSV files. */
export const SEED_FOLDER = path.join(ROOT, "seed");

/** The files that a folder may leave out: it then has no such rows, or those of the project. */
const OPTIONAL_FILES: Partial<Record<keyof Rows, "none" | "project's">> = {
  price_history: "none",
  synonyms: "project's",
};

/** Completes files as they were read before they are checked; `present` are those that the folder has. */
export type Complete = (files: CsvFiles, present: Set<keyof Rows>) => void;

/**
 * Reads and checks the CSV files of a folder and returns their rows. With `today` ("2026-11-21"), later
 * days are mistakes.
 * @throws DataError with every problem of every file, by file and line
 */
export function readFolder(folder: string, today?: string, complete?: Complete): Rows {
  const present = filesIn(folder);
  const files = Object.fromEntries(names.map((name) => [name, readFile(folder, name)])) as CsvFiles;
  if (!existsSync(path.join(folder, "synonyms.csv"))) keepKnown(files);
  complete?.(files, present);
  const checked = names.map((name) => ({ name, ...checkRows(files[name], schemas[name]) }));
  const problems = [
    ...names.flatMap((name) => files[name].problems),
    ...checked.flatMap((file) => file.problems),
    ...(today === undefined ? [] : notInFuture(files, today)),
    ...checkAcross(files),
  ];
  if (problems.length > 0) throw new DataError(inOrder(problems).map(describe));
  return Object.fromEntries(checked.map(({ name, rows }) => [name, rows])) as unknown as Rows;
}

/**
 * The files that a folder has.
 * @throws DataError if there is no such folder
 */
export function filesIn(folder: string): Set<keyof Rows> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new DataError([`${folder}: there is no such folder`]);
  }
  return new Set(names.filter((name) => existsSync(path.join(folder, `${name}.csv`))));
}

function readFile(folder: string, name: keyof Rows): CsvFile {
  const file = `${name}.csv`;
  const instead = OPTIONAL_FILES[name];
  if (!instead || existsSync(path.join(folder, file)))
    return readCsv(folder, file, columnsOf(name));
  if (instead === "none") return { name: file, rows: [], problems: [] };
  return readCsv(SEED_FOLDER, file, columnsOf(name));
}

/** Leaves out the project's synonyms of metals that the folder does not have. */
function keepKnown({ synonyms, materials }: CsvFiles): void {
  const slugs = new Set(materials.rows.map(({ cells }) => cells.slug));
  const leadsToKnown = ({ leads_to = "" }: Record<string, string>) =>
    leads_to.startsWith("/") || slugs.has(leads_to);
  synonyms.rows = synonyms.rows.filter(({ cells }) => leadsToKnown(cells));
}

/** Problems by file and line, one for each cell: the first, which has to be corrected first. */
function inOrder(problems: Problem[]): Problem[] {
  const cellOf = ({ file, line, column }: Problem) => `${file}:${line} ${column}`;
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    if (!first.has(cellOf(problem))) first.set(cellOf(problem), problem);
  }
  const fileNumber = ({ file }: Problem) => names.findIndex((name) => file === `${name}.csv`);
  return [...first.values()].sort(
    (a, b) => fileNumber(a) - fileNumber(b) || (a.line ?? 0) - (b.line ?? 0),
  );
}
