import { targetsOf } from "../derive/vocabulary.ts";
import type { Project } from "../project.ts";
import { checkRows, columnsOf } from "../read/check-rows.ts";
import { csvTable } from "../read/csv.ts";
import {
  copyProblems,
  isOf,
  isOtherKind,
  isRead,
  tableNames as names,
  tablesIn,
  unreadNotes,
} from "../read/file-names.ts";
import { type CsvFile, type CsvFiles, toFile } from "../read/header.ts";
import { leaveOutBlank, leaveOutUnlisted } from "../read/listed.ts";
import { DataError, described, type Problem } from "../read/problems.ts";
import { quoteColumns, withdrawnRows } from "../read/quotes.ts";
import { type Rows, schemas } from "../read/rows.ts";
import type { Column, SourceFile, Table } from "../read/table.ts";
import { type KnownCells, understand } from "../read/understand.ts";
import { workbookTable } from "../read/workbook.ts";
import { brokenReferences, checkAcross, notInFuture } from "./check.ts";
import { placedYards } from "./yard-cities.ts";

/** Completes files as they were understood before they are checked; `present` are those that the folder has. */
type Complete = (files: CsvFiles, present: Set<keyof Rows>) => void;

/** Options for reading files. */
export interface ReadingOptions {
  /** "2026-11-21"; later days are mistakes. */
  today?: string | undefined;
  complete?: Complete | undefined;
  /** Gives new yards their ids. */
  giveIds?: ((files: CsvFiles) => void) | undefined;
  /** The cells of what is live, for names that stand for slugs. */
  known?: KnownCells | undefined;
  /** Whether yards may have some of their columns alone, besides their ids. */
  isUpdate?: boolean | undefined;
}

/** The rows of a folder. */
export interface FolderRows {
  rows: Rows;
  /** Lines on what was left out, or understood differently from what was typed. */
  notes: string[];
  /** Rows of quotes.csv that take a quote back; they are not among the rows. */
  withdrawn: Rows["quotes"];
}

/** The files that a folder may leave out: it then has no such rows, or those of the project. */
const OPTIONAL_FILES: Partial<Record<keyof Rows, "none" | "project's">> = {
  price_history: "none",
  quotes: "none",
  synonyms: "project's",
};

const SAVE_AGAIN = 'save it again as .xlsx or as "CSV UTF-8"';

/** The files with the .xlsx files among them read. */
export function workbooksRead(files: SourceFile[]): Promise<SourceFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const table = names.find((name) => isOf(name)(file));
      if (!table || !isWorkbook(file.content)) return file;
      const content = await workbookTable(file.name, file.content, columnsAsTyped(table));
      return { name: file.name, content };
    }),
  );
}

/** The columns of a file as people may write them. */
function columnsAsTyped(table: keyof Rows): Column[] {
  return table === "quotes" ? quoteColumns(columnsOf(table)) : columnsOf(table);
}

/** An .xlsx file is a zip archive, whatever it is called. */
function isWorkbook(content: SourceFile["content"]): content is Uint8Array {
  return content instanceof Uint8Array && content[0] === 0x50 && content[1] === 0x4b;
}

/**
 * Checks files and returns their rows.
 * @throws DataError with every problem of every file, by file and line
 */
export function readFiles(
  files: SourceFile[],
  project: Project,
  { today, complete, giveIds, known, isUpdate = false }: ReadingOptions = {},
): FolderRows {
  const notes = unreadNotes(files);
  const read = Object.fromEntries(
    names.map((name) => [name, fileOf(name, files, project.synonyms, notes, isUpdate)]),
  ) as CsvFiles;
  const present = tablesIn(files);
  if (!present.has("synonyms")) keepKnown(read);
  notes.push(...understand(read, known, giveIds));
  const withdrawn = withdrawnRows(read.quotes);
  leaveOutBlank(read);
  complete?.(read, present);
  notes.push(...leaveOutUnlisted(read));
  notes.push(...placedYards(read, project.places));
  const checked = names.map((name) => ({ name, ...checkRows(read[name], schemas[name]) }));
  const problems = [
    ...copyProblems(files),
    ...names.flatMap((name) => read[name].problems),
    ...checked.flatMap((file) => file.problems),
    ...(today === undefined ? [] : notInFuture(read, today)),
    ...checkAcross(read, project),
    // Not for what is live: the quotes of a yard that is gone stay on record.
    ...brokenReferences(read.quotes, "yard_id", read.scrap_yards, "id"),
  ];
  if (problems.length > 0) throw new DataError(described(inOrder(problems, read)));
  const rows = Object.fromEntries(checked.map(({ name, rows }) => [name, rows])) as unknown as Rows;
  const [given = [], taken = []] = [false, true].map((isTaken) =>
    rows.quotes.filter((_, i) => withdrawn.has(read.quotes.rows[i]!.cells) === isTaken),
  );
  return { rows: { ...rows, quotes: given }, notes, withdrawn: taken };
}

function fileOf(
  table: keyof Rows,
  files: SourceFile[],
  synonyms: SourceFile,
  notes: string[],
  isUpdate: boolean,
): CsvFile {
  const candidates = files.filter(isOf(table));
  const readable = candidates.filter(({ name }) => isRead(name));
  const [file, second] = readable.length > 0 ? readable : candidates;
  if (!file) return OPTIONAL_FILES[table] === "project's" ? opened(synonyms) : missing();
  if (second) return refused(file.name, `is there as ${second.name} too; leave one of them`);
  // A document of Numbers may be a folder.
  if (isOtherKind(file.name) || (file.content && isOldWorkbook(file.content)))
    return refused(file.name, `is a kind of file that is not read here; ${SAVE_AGAIN}`);
  if (file.content === undefined)
    return refused(
      file.name,
      "cannot be read; it must be a file that you may open, not a folder or a link that leads nowhere",
    );
  return opened(file);

  function missing(): CsvFile {
    const name = `${table}.csv`;
    if (OPTIONAL_FILES[table] === "none") return { name, rows: [], problems: [] };
    return refused(name, "cannot be read; check that the file is in the folder");
  }

  function opened({ name, content }: SourceFile): CsvFile {
    const columns = columnsAsTyped(table);
    const found = content instanceof Uint8Array ? csvTable(name, content, columns) : content;
    if (!found) return refused(name, "cannot be read");
    const isPart = isUpdate && table === "scrap_yards";
    const result = toFile(
      name,
      found,
      isPart ? columns.map((one) => ({ ...one, isOptional: one.name !== "id" })) : columns,
    );
    notes.push(...found.notes);
    return result;
  }
}

function refused(name: string, reason: string): CsvFile {
  return { name, rows: [], problems: [{ file: name, reason }] };
}

/** True for a workbook of Excel 97, which somebody may have renamed to .csv. */
function isOldWorkbook(content: Uint8Array | Table): boolean {
  return content instanceof Uint8Array && content[0] === 0xd0 && content[1] === 0xcf;
}

/** Leaves out the project's synonyms of metals that the folder does not have. */
function keepKnown({ synonyms, materials }: CsvFiles): void {
  const slugs = new Set(materials.rows.map(({ cells }) => cells.slug));
  const known = (leadsTo: string) =>
    targetsOf(leadsTo).filter((target) => target.startsWith("/") || slugs.has(target));
  synonyms.rows = synonyms.rows.flatMap((row) => {
    const leads_to = known(row.cells.leads_to ?? "").join(";");
    return leads_to === "" ? [] : [{ ...row, cells: { ...row.cells, leads_to } }];
  });
}

/** Problems by file and line, one for each cell: the first, which has to be corrected first. */
function inOrder(problems: Problem[], files: CsvFiles): Problem[] {
  const cellOf = ({ file, line, column }: Problem) => `${file}:${line} ${column}`;
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    if (!first.has(cellOf(problem))) first.set(cellOf(problem), problem);
  }
  const fileNumber = ({ file }: Problem) => names.findIndex((name) => file === files[name].name);
  return [...first.values()].sort(
    (a, b) => fileNumber(a) - fileNumber(b) || (a.line ?? 0) - (b.line ?? 0),
  );
}
