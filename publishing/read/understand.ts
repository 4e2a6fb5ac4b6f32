import { columnsOf } from "./check-rows.ts";
import { readClosure } from "./closures.ts";
import { readPhone, readWebAddress } from "./contacts.ts";
import { readDate } from "./dates.ts";
import type { CsvFile, CsvFiles } from "./header.ts";
import { readHours } from "./hours.ts";
import { readItems, readList } from "./lists.ts";
import {
  cityNames,
  gradeNames,
  materialNames,
  readCode,
  readName,
  readSlug,
  stateNames,
} from "./names.ts";
import { readDecimal, readWhole } from "./numbers.ts";
import { readPrice, splitPrices } from "./prices.ts";
import { readSaid, readYard } from "./quotes.ts";
import { type Difference, type Manner, NOTHING, type Reading } from "./reading.ts";
import type { Rows } from "./rows.ts";
import type { Column } from "./table.ts";

type Reader = (typed: string) => Reading | undefined;

/** Cells of the tables that others name, by column. */
export type KnownCells = Partial<
  Record<
    "states" | "cities" | "materials" | "synonyms" | "scrap_yards" | "things" | "items",
    Record<string, string>[]
  >
>;

/** Columns whose cells mean the same in every file. */
const COLUMNS: Record<string, Reader> = {
  id: readWhole,
  merged_into: readWhole,
  population: readWhole,
  published_on: readDate,
  checked_on: readDate,
  quoted_on: readDate,
  min: readPrice,
  max: readPrice,
  lat: readDecimal,
  lon: readDecimal,
  latitude: readDecimal,
  longitude: readDecimal,
  phone: readPhone,
  website: readWebAddress,
  regulator_url: readWebAddress,
  accepted_materials: readItems,
  services: readList,
  opening_hours: readHours,
  is_sample: readFlag,
  is_exact: readFlag,
  listed: (typed) => readFlag(typed) ?? readStatus(typed),
  closed: readClosure,
};

const AS_EMPTY: Manner = { one: "cell", many: "cells", how: "as empty" };

const AS_POSTCODE: Manner = { one: "postcode", many: "postcodes", how: "with the 0 in front" };

/** What cells mean besides: suburbs as cities, and "today". */
interface Understanding {
  suburbs?: Suburbs;
  today?: string | undefined;
  /** Gives yards the ids that they do not have, so that quotes may name them. */
  giveIds?: (() => void) | undefined;
}

/**
 * Replaces the cells of all files by what they mean: dates, prices, names and hours as people write them. Cells
 * that mean nothing stay as they are, for the checks to refuse.
 * @param known cells of what is live, for the names of states, cities and materials that the files do not hold
 * @returns what was understood differently from what was typed
 */
export function understand(
  files: Partial<CsvFiles>,
  known: KnownCells = {},
  { suburbs, today, giveIds }: Understanding = {},
): Difference[] {
  const differences: Difference[] = [];
  const read = (table: keyof Rows, readers: Record<string, Reader>) => {
    const file = files[table];
    if (!file) return;
    const columns = columnsOf(table).map((column) => ({ ...column, read: readers[column.name] }));
    understandFile(file, columns, differences);
  };
  read("states", { ...COLUMNS, code: readCode });
  const states = stateNames(cellsOf("states", files, known));
  read("cities", { ...COLUMNS, slug: readSlug, state: readName(states) });
  read("materials", { ...COLUMNS, slug: readSlug, aliases: readList, family: readSlug });
  // The others refer to cities and materials by name.
  const named = { ...COLUMNS, ...nameReaders(files, known, suburbs) };
  const own = { ...named, city_slug: readName(cityNames(cellsOf("cities", files, known))) };
  for (const table of ["dataset", "price_history", "scrap_yards", "synonyms"] as const) {
    read(table, own);
  }
  for (const table of ["things", "items"] as const) read(table, { ...named, slug: readSlug });
  read("places", { ...COLUMNS, state: readName(states), postcode: readPostcode });
  splitPrices(files.prices, "min", "max", false);
  const day = (file?: CsvFile) => (typed: string) => readDate(typed, today, file?.savedOn);
  read("prices", { ...named, checked_on: day(files.prices) });
  giveIds?.();
  const { yard_id } = nameReaders(files, known, suburbs);
  splitPrices(files.quotes, "low", "high", true);
  const how: Reader = (typed) => ({ value: typed.toLowerCase() });
  const quotes = { low: readSaid, high: readSaid, quoted_on: day(files.quotes), how };
  read("quotes", { ...named, yard_id, ...quotes });
  read("todos", { yard_id, noted_on: day(files.todos), due_on: readDate });
  return differences;
}

/** The cells of a table that are live, and then those of its file: the last of two with the same name counts. */
function cellsOf(table: keyof KnownCells, files: Partial<CsvFiles>, known: KnownCells) {
  return [...(known[table] ?? []), ...(files[table]?.rows ?? []).map(({ cells }) => cells)];
}

/** Reads places near some cities as these. */
export type Suburbs = (cities: Record<string, string>[]) => Reader;

/**
 * What reads the names of cities, metals and yards in prices and quotes, by column; where a word leads to a metal and
 * nothing is priced, it may be any.
 */
export function nameReaders(
  files: Partial<CsvFiles>,
  known: KnownCells = {},
  suburbs: Suburbs = () => () => undefined,
) {
  const [cities, yards] = [cellsOf("cities", files, known), cellsOf("scrap_yards", files, known)];
  const metals = [cellsOf("materials", files, known), cellsOf("synonyms", files, known)] as const;
  const [byCity, bySuburb] = [readName(cityNames(cities)), suburbs(cities)];
  const byYard = readYard(yards);
  const byWord = readName(materialNames(...metals));
  return {
    city_slug: ((typed) => byCity(typed) ?? bySuburb(typed)) as Reader,
    material_slug: readName(gradeNames(...metals)),
    ...{ leads_to: byWord, counts_as: byWord },
    yard_id: ((typed) => byYard(typed) ?? readWhole(typed)) as Reader,
  };
}

function understandFile(
  { name: file, rows }: CsvFile,
  columns: (Column & { read: Reader | undefined })[],
  differences: Difference[],
): void {
  for (const { line, cells, typed: row } of rows) {
    for (const column of columns) {
      const typed = row[column.name] ?? "";
      if (typed === "") continue;
      const { value, as } = meaningOf(column, typed);
      cells[column.name] = value;
      if (as) differences.push({ file, line, column: column.name, typed, value, as });
    }
  }
}

function meaningOf(
  { mayBeEmpty, read }: Column & { read: Reader | undefined },
  typed: string,
): Reading {
  if (mayBeEmpty && NOTHING.test(typed)) return { value: "", as: AS_EMPTY };
  return read?.(typed) ?? { value: typed };
}

/** A postcode that a spreadsheet took for a number, such as 800 of Darwin. */
function readPostcode(typed: string): Reading | undefined {
  return /^[28]\d\d$/.test(typed) ? { value: `0${typed}`, as: AS_POSTCODE } : undefined;
}

/** Whether a yard is to be listed, by what a list says of it: "Open", "CLOSED". */
function readStatus(typed: string): Reading | undefined {
  if (/^(open|trading|active)$/i.test(typed)) return { value: "true" };
  return /^(closed( down)?|shut|gone|moved)$/i.test(typed) ? { value: "false" } : undefined;
}

/** Yes and no in the words of spreadsheets. */
function readFlag(typed: string): Reading | undefined {
  if (/^(y|t)$/i.test(typed)) return { value: "true" };
  return /^(n|f)$/i.test(typed) ? { value: "false" } : undefined;
}
