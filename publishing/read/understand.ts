import { columnsOf } from "./check-rows.ts";
import { readPhone, readWebAddress } from "./contacts.ts";
import { readDate } from "./dates.ts";
import type { CsvFile, CsvFiles } from "./header.ts";
import { readHours } from "./hours.ts";
import { readItems, readList } from "./lists.ts";
import { cityNames, materialNames, readCode, readName, readSlug, stateNames } from "./names.ts";
import { readDecimal, readWhole } from "./numbers.ts";
import { readPrice, splitPrices } from "./prices.ts";
import { readYard } from "./quotes.ts";
import { type Difference, differenceLines, type Manner, NOTHING, type Reading } from "./reading.ts";
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
  listed: readFlag,
  closed: readClosure,
};

const AS_EMPTY: Manner = { one: "cell", many: "cells", how: "as empty" };

const AS_POSTCODE: Manner = { one: "postcode", many: "postcodes", how: "with the 0 in front" };

/** What cells mean besides: suburbs as cities, and "today". */
interface Understanding {
  suburbs?: Suburbs;
  today?: string | undefined;
  /** Gives yards the ids that they do not have, so that quotes may name them. */
  giveIds?: ((files: CsvFiles) => void) | undefined;
}

/**
 * Replaces the cells of all files by what they mean: dates, prices, names and hours as people write them. Cells
 * that mean nothing stay as they are, for the checks to refuse.
 * @param known cells of what is live, for the names of states, cities and materials that the files do not hold
 * @returns lines on what was understood differently from what was typed
 */
export function understand(
  files: CsvFiles,
  known: KnownCells = {},
  { suburbs, today, giveIds }: Understanding = {},
): string[] {
  const differences: Difference[] = [];
  const read = (table: keyof Rows, readers: Record<string, Reader>) => {
    const columns = columnsOf(table).map((column) => ({ ...column, read: readers[column.name] }));
    understandFile(files[table], columns, differences);
  };
  read("states", { ...COLUMNS, code: readCode });
  const states = stateNames(cellsOf("states", files, known));
  read("cities", { ...COLUMNS, slug: readSlug, state: readName(states) });
  read("materials", { ...COLUMNS, slug: readSlug, aliases: readList, family: readSlug });
  // The others refer to cities and materials by name.
  const { city_slug, material_slug } = nameReaders(files, known, suburbs);
  const named = {
    ...COLUMNS,
    ...{ material_slug, leads_to: material_slug, counts_as: material_slug },
  };
  const own = { ...named, city_slug: readName(cityNames(cellsOf("cities", files, known))) };
  for (const table of ["dataset", "price_history", "scrap_yards", "synonyms"] as const) {
    read(table, own);
  }
  for (const table of ["things", "items"] as const) read(table, { ...named, slug: readSlug });
  read("places", { ...COLUMNS, state: readName(states), postcode: readPostcode });
  splitPrices(files.prices, "min", "max", false);
  const day = (file: CsvFile) => (typed: string) => readDate(typed, today, file.savedOn);
  read("prices", { ...named, city_slug, checked_on: day(files.prices) });
  giveIds?.(files);
  const { yard_id } = nameReaders(files, known, suburbs);
  splitPrices(files.quotes, "low", "high", true);
  const how: Reader = (typed) => ({ value: typed.toLowerCase() });
  const quotes = { low: readPrice, high: readPrice, quoted_on: day(files.quotes), how };
  read("quotes", { ...named, yard_id, ...quotes });
  return differenceLines(differences);
}

/** The cells of a table that are live, and then those of its file: the last of two with the same name counts. */
function cellsOf(table: keyof KnownCells, files: Partial<CsvFiles>, known: KnownCells) {
  return [...(known[table] ?? []), ...(files[table]?.rows ?? []).map(({ cells }) => cells)];
}

/** Reads places near some cities as these. */
export type Suburbs = (cities: Record<string, string>[]) => Reader;

/** What reads the names of cities, metals and yards in prices and quotes, by column. */
export function nameReaders(
  files: Partial<CsvFiles>,
  known: KnownCells = {},
  suburbs: Suburbs = () => () => undefined,
) {
  const [cities, yards] = [cellsOf("cities", files, known), cellsOf("scrap_yards", files, known)];
  const metals = [cellsOf("materials", files, known), cellsOf("synonyms", files, known)] as const;
  const [byCity, bySuburb] = [readName(cityNames(cities)), suburbs(cities)];
  const byYard = readYard(yards, cities);
  return {
    city_slug: ((typed) => byCity(typed) ?? bySuburb(typed)) as Reader,
    material_slug: readName(materialNames(...metals)),
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

/** A day, the last one after a dash or "to", and why. */
const CLOSURE =
  /^(\d{1,2} [a-z]{3,9} \d{4}|(?:(?!\.\.|–)\S)+?)(?:(?: ?\.\.+ ?| to | ?– ?| - )(\d{1,2} [a-z]{3,9} \d{4}|[^\s.]\S*))?( .*)?$/i;

/** The first and the last day, and why: "20/12/2026 to 6 Jan 2027 Christmas"; of one day that alone. */
function readClosure(typed: string): Reading | undefined {
  const [, from = "", to = from, why = ""] = CLOSURE.exec(typed) ?? [];
  const [first, last] = [from, to].map((day) => readDate(day));
  if (!first || !last) return undefined;
  return { value: `${first.value}..${last.value}${why}`, as: first.as ?? last.as };
}

/** Yes and no in the words of spreadsheets. */
function readFlag(typed: string): Reading | undefined {
  if (/^(y|t)$/i.test(typed)) return { value: "true" };
  return /^(n|f)$/i.test(typed) ? { value: "false" } : undefined;
}
