import type { CsvFile, CsvFiles } from "../read/header.ts";
import type { Rows } from "../read/rows.ts";
import { type Content, type ContentFile, FILES, keyOf } from "./content.ts";
import type { Live } from "./live.ts";
import { type Cells, filesOf } from "./row-cells.ts";

/** What a part of a dataset is completed from. */
export interface Whole {
  live: Live;
  cells: Cells;
  /** The yards that there were when the files were made, if that is known. */
  base?: Content;
  /** Whether rows that the files do not have stay as they are. */
  isUpdate: boolean;
  /** "2026-11-21". */
  today: string;
  /** A number above every id that a yard has ever had. */
  nextYard: number;
}

/**
 * Completes a folder that holds a part of a dataset: a file that is missing means that everything in it stays as
 * it is live, and a column that is missing that those cells do, but not where samples and real data replace each
 * other. A publication without a day is of today.
 */
export function complete(files: CsvFiles, present: Set<keyof Rows>, whole: Whole): void {
  const { live, isUpdate, today } = whole;
  for (const { cells } of files.dataset.rows) cells.published_on ||= today;
  const isSame = live.state.isSample !== undefined && isSameKind(files.dataset, present, live);
  for (const file of isSame ? FILES : []) {
    if (present.has(file)) keepColumns(file, files[file], whole);
    if (!present.has(file)) files[file] = filesOf(whole.cells)[file];
    else if (isUpdate) files[file] = updated(file, files[file], whole);
  }
}

function isSameKind(dataset: CsvFile, present: Set<keyof Rows>, live: Live): boolean {
  const given = dataset.rows[0]?.cells.is_sample ?? "";
  return !present.has("dataset") || /^(yes|true|1)$/i.test(given) === live.state.isSample;
}

/** What follows from a yard's address, and is not kept for another one. */
const OF_ADDRESS = ["city_slug", "latitude", "longitude"];

/** Gives the rows of a file their live cells in the columns that it does not have. */
function keepColumns(file: ContentFile, { rows, absent = [] }: CsvFile, { cells }: Whole): void {
  if (absent.length === 0) return;
  const live = new Map(cells[file].map((row) => [keyOf(file, row), row]));
  for (const { cells: row } of rows) {
    const known = live.get(keyOf(file, row));
    if (!known) continue;
    const isMoved = !absent.includes("address") && row.address !== known.address;
    for (const column of absent)
      if (!(isMoved && OF_ADDRESS.includes(column))) row[column] ||= known[column] ?? "";
  }
}

/** The rows that are live, with those of a file in their place or at the end. */
function updated(file: ContentFile, given: CsvFile, whole: Whole): CsvFile {
  // A row that is there twice stays so: a check of all rows names both.
  const changed = Map.groupBy(given.rows, (row) => keyOf(file, row.cells));
  const live = filesOf(whole.cells)[file].rows;
  const known = new Set(live.map((row) => keyOf(file, row.cells)));
  const rows = live.flatMap((row) => changed.get(keyOf(file, row.cells)) ?? row);
  const added = given.rows.filter((row) => !known.has(keyOf(file, row.cells)));
  return { ...given, rows: [...rows, ...added] };
}

/** Gives yards without an id that of the one that there is with the same name and address, or else a new one. */
export function giveIds(
  { scrap_yards: { rows } }: CsvFiles,
  { cells, base, nextYard }: Whole,
): void {
  const taken = new Set(rows.map(({ cells: { id } }) => id));
  const known = new Map<string, string>();
  for (const row of base?.values() ?? [])
    if ("address" in row) known.set(placeOf(row), String(row.id));
  for (const row of cells.scrap_yards) known.set(placeOf(row), row.id!);
  let next = Math.max(
    nextYard,
    1 + Math.max(0, ...rows.map(({ cells: { id } }) => Number(id) || 0)),
  );
  for (const { cells: row } of rows.filter(({ cells: { id } }) => id === "")) {
    const same = known.get(placeOf(row));
    row.id = same !== undefined && !taken.has(same) ? same : String(next++);
    taken.add(row.id);
  }
}

/** What makes two rows the same yard where one has no id. */
function placeOf({ name, address }: Record<string, unknown>): string {
  return JSON.stringify([name, address]).toLowerCase();
}
