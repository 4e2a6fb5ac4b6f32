import { targetsOf } from "../derive/vocabulary.ts";
import type { Project } from "../project.ts";
import { checkRows, columnsOf } from "../read/check-rows.ts";
import {
  copyProblems,
  isOf,
  isOtherKind,
  isRead,
  tableNames as names,
  tablesIn,
  unreadNotes,
} from "../read/file-names.ts";
import { type CsvFile, type CsvFiles, toFile, yardColumn } from "../read/header.ts";
import { type Known, MAX_ABOVE, ownColumn } from "../read/header-meaning.ts";
import { leaveOutBlank, takeFootnotes, takeNoted, takeUnlisted } from "../read/left-out-rows.ts";
import { plainTable } from "../read/plain-table.ts";
import { priceColumns, withPrice } from "../read/price-cells.ts";
import { counted, DataError, type Problem } from "../read/problems.ts";
import { withdrawnRows } from "../read/quote-cells.ts";
import { differenceLines } from "../read/reading.ts";
import type { Rows } from "../read/rows.ts";
import { csvTable } from "../read/spreadsheets/csv.ts";
import { readWorkbook, workbookTable } from "../read/spreadsheets/workbook.ts";
import type { Column, SourceFile } from "../read/table.ts";
import { type KnownCells, nameReaders, understand } from "../read/understand.ts";
import { notInFuture, quotesOfNoYard, repeated } from "./check.ts";
import { suburbReader } from "./yard-cities.ts";

/** Options for reading files. */
interface ReadingOptions {
  /** "2026-11-21"; later days in the files are mistakes. */
  today?: string | undefined;
  /** Gives ids to new yards. */
  giveIds?: ((files: CsvFiles) => void) | undefined;
  /** The live cells, so that names can be used instead of slugs. */
  known?: KnownCells | undefined;
  /** True if yards need only their ids and some of the other columns. */
  isUpdate?: boolean | undefined;
}

/** Files that were read, row by row. */
export type ReadFiles = ReturnType<typeof readFiles>;

/** The files that a folder may lack, and whether it then has no such rows or the project's. */
const OPTIONAL_FILES: Partial<Record<keyof Rows, "none" | "project's">> = {
  price_history: "none",
  quotes: "none",
  synonyms: "project's",
  things: "none",
  items: "none",
  places: "none",
  todos: "none",
};

const SAVE_AGAIN = 'save it again as .xlsx without a password, or as "CSV UTF-8"';

/** The same files, with .xlsx files read. */
export function workbooksRead(files: SourceFile[]): Promise<SourceFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const { content } = file;
      return isBytes(content, 0x50, 0x4b)
        ? { ...file, content: await readWorkbook(content) }
        : file;
    }),
  );
}

/** The columns of a file as people may write them. */
function columnsAsTyped(table: keyof Rows): Column[] {
  return isPriced(table) ? priceColumns(columnsOf(table)) : columnsOf(table);
}

/** True if a table's prices may be laid out in several ways. */
function isPriced(table: keyof Rows): table is "prices" | "quotes" {
  return table === "prices" || table === "quotes";
}

/** A list of quotes may also have columns of yards, but fewer than this. */
const MIN_YARD_COLUMNS = 4;

/**
 * A single file with its table, judging by its name, or else yards, prices or quotes judging by its header.
 * @throws DataError if neither tells
 */
export function onlyFile(file: SourceFile): SourceFile {
  if (tablesIn([file]).size > 0) return file;
  const { content } = file;
  const unread = whyUnread(file);
  if (unread) throw new DataError([`${file.name}: ${unread}`]);
  const columns = (["quotes", "prices"] as const).map(columnsAsTyped);
  const sheets =
    content instanceof Uint8Array
      ? [csvTable(file.name, content, columns.flat())]
      : (content?.sheets ?? []);
  const headers = sheets.flatMap(({ records }) => records.slice(0, MAX_ABOVE));
  const says = (name: string) =>
    headers.some(({ cells }) => cells.some((cell) => ownColumn(cell, columns.flat()) === name));
  const isYards = headers.some(({ cells }) => {
    const named = cells.flatMap((cell) => yardColumn(cell, columnsOf("scrap_yards")) ?? []);
    return named.includes("address") && named.length >= MIN_YARD_COLUMNS;
  });
  const priced = says("yard_id") ? "quotes" : says("city_slug") ? "prices" : undefined;
  const table = isYards ? "scrap_yards" : priced;
  if (table) return { ...file, table };
  const reason = `does not say what it holds: give its header a column City or Yard, or call it after what it holds, as prices.csv`;
  throw new DataError([`${file.name}: ${reason}`]);
}

/**
 * Reads files: finds their tables, interprets their cells, and checks each cell.
 * @returns the rows of each table, with their values; the tables that the folder has; lines on rows that were left out,
 * and on cells that were read differently from how they were typed; those on rows for which we have no price; to-dos for
 * yards, from notes without a price; the rows of quotes.csv that withdraw a quote, which `files` does not include; the
 * rows of yards that are not to be listed; and mistakes in single cells and files, by table, and missing tables
 */
export function readFiles(
  files: SourceFile[],
  project: Project,
  { today, giveIds, known, isUpdate = false }: ReadingOptions = {},
) {
  const notes = unreadNotes(files);
  const suburbs = suburbReader(project.places);
  // Prices and quotes come last, because names from other files may be across the top of them.
  const read = {} as CsvFiles;
  for (const name of names.toSorted((a, b) => Number(isPriced(a)) - Number(isPriced(b)))) {
    const readers = isPriced(name) ? nameReaders(read, known, suburbs) : {};
    read[name] = fileOf(name, files, project.synonyms, readers, notes, isUpdate);
  }
  const present = tablesIn(files);
  if (!present.has("synonyms")) keepKnown(read);
  const understood = understand(read, known, { suburbs, today, giveIds: () => giveIds?.(read) });
  notes.push(...differenceLines(understood));
  const withdrawn = withdrawnRows(read.quotes);
  const noted = takeNoted(read);
  const leftOut = leaveOutBlank(read);
  notes.push(...leftOut);
  leaveOutSame(read, project, known);
  const unlisted = takeUnlisted(read);
  const yards = counted(unlisted.length, "yard");
  if (unlisted.length > 0)
    notes.push(`${read.scrap_yards.name}: left out ${yards} with "no" under listed`);
  for (const { cells } of read.dataset.rows) cells.published_on ||= today ?? "";
  const problems = [
    ...[read.prices, read.quotes].flatMap(takeFootnotes),
    ...quotesOfNoYard(read, known?.scrap_yards),
    ...names.flatMap((name) => [...read[name].problems, ...checkRows(name, read[name])]),
    ...checkRows("todos", noted),
    ...(today === undefined ? [] : notInFuture(read, today)),
    ...names.flatMap((name) => repeated(name, read[name])),
    ...copyProblems(files),
  ];
  read.quotes.rows = read.quotes.rows.filter((row) => !withdrawn.includes(row));
  return { files: read, present, notes, leftOut, noted, withdrawn, unlisted, problems };
}

function fileOf(
  table: keyof Rows,
  files: SourceFile[],
  synonyms: SourceFile,
  known: Known,
  notes: string[],
  isUpdate: boolean,
): CsvFile {
  const candidates = files.filter(isOf(table));
  const readable = candidates.filter(({ name }) => isRead(name));
  const [file, second] = readable.length > 0 ? readable : candidates;
  if (!file) {
    const name = `${table}.csv`;
    const optional = OPTIONAL_FILES[table];
    if (optional === "none") return { name, rows: [], problems: [] };
    if (optional) return openedFile(table, synonyms, known, notes, isUpdate);
    return refused(name, "cannot be read; check that the file is in the folder");
  }
  if (second) return refused(file.name, `is there as ${second.name} too; leave one of them`);
  const unread = whyUnread(file);
  return unread ? refused(file.name, unread) : openedFile(table, file, known, notes, isUpdate);
}

function openedFile(
  table: keyof Rows,
  { name, content, savedOn }: SourceFile,
  known: Known,
  notes: string[],
  isUpdate: boolean,
): CsvFile {
  const columns = columnsAsTyped(table);
  if (!content) return refused(name, "cannot be read");
  const found =
    content instanceof Uint8Array
      ? plainTable({ file: name }, csvTable(name, content, columns), columns, known)
      : workbookTable(name, content, columns, known);
  // A yard without an id is given one, and in an update the id may be all that identifies it.
  const isOptional = ({ name, isOptional }: Column) =>
    isOptional || (table === "scrap_yards" && (name === "id" || isUpdate));
  const own = columns.map((one) => ({ ...one, isOptional: isOptional(one) }));
  const file = toFile(name, found, isPriced(table) ? withPrice(columns, found) : own);
  notes.push(...found.notes);
  return { ...file, savedOn };
}

function refused(name: string, reason: string): CsvFile {
  return { name, rows: [], problems: [{ file: name, reason }] };
}

/** The reason why a file cannot be read; undefined if it can. */
function whyUnread({ name, content }: SourceFile): string | undefined {
  // A Numbers document may be a folder.
  if (isOtherKind(name) || isBytes(content, 0xd0, 0xcf))
    return `is a kind of file that is not read here; ${SAVE_AGAIN}`;
  if (content === undefined)
    return "cannot be read; it must be a file that you may open, not a folder or a link that leads nowhere";
  return content instanceof Uint8Array ? undefined : content.problem;
}

/**
 * True if a file begins with these two bytes: .xlsx files are zip archives, unlike locked files and those of Excel 97.
 */
function isBytes(content: SourceFile["content"], ...two: number[]): content is Uint8Array {
  return content instanceof Uint8Array && two.every((byte, i) => content[i] === byte);
}

/** Removes the project's synonyms for metals that the folder does not have. */
function keepKnown({ synonyms, materials }: CsvFiles): void {
  const slugs = new Set(materials.rows.map(({ cells }) => cells.slug));
  const known = (leadsTo: string) =>
    targetsOf(leadsTo).filter((target) => target.startsWith("/") || slugs.has(target));
  synonyms.rows = synonyms.rows.flatMap((row) => {
    const leads_to = known(row.cells.leads_to ?? "").join(";");
    return leads_to === "" ? [] : [{ ...row, cells: { ...row.cells, leads_to } }];
  });
}

/** Removes the project's own things and items, which a copy of its folder contains, unless they are live. */
function leaveOutSame(files: CsvFiles, project: Project, known: KnownCells = {}): void {
  for (const [table, key] of [
    ["things", "thing"],
    ["items", "slug"],
  ] as const) {
    const live = new Set(known[table]?.map((row) => row[key]));
    const ours = new Map(project[table].map((row) => [(row as Record<string, unknown>)[key], row]));
    files[table].rows = files[table].rows.filter(({ cells }) => {
      const same = Object.entries(ours.get(cells[key]) ?? { [key]: null });
      return (
        live.has(cells[key]) || same.some(([column, value]) => cells[column] !== (value ?? ""))
      );
    });
  }
}

/** Problems by file and line, one per cell: the first, which has to be corrected first. */
export function inOrder(problems: Problem[], files: CsvFiles): Problem[] {
  const byCell = Map.groupBy(problems, ({ file, line, column }) => `${file}:${line} ${column}`);
  const fileNumber = ({ file }: Problem) => names.findIndex((name) => file === files[name].name);
  return [...byCell.values()]
    .map(([first]) => first!)
    .sort((a, b) => fileNumber(a) - fileNumber(b) || (Number(a.line) || 0) - (Number(b.line) || 0));
}
