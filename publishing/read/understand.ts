import { openingRules, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { columnsOf } from "./check-rows.ts";
import { readClosure } from "./closures.ts";
import { readPhone, readWebAddress } from "./contacts.ts";
import { readDate } from "./dates.ts";
import type { CsvFile, CsvFiles, CsvRow } from "./header.ts";
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
import { readPrice, splitPrices } from "./price-cells.ts";
import { readSaid, readYard } from "./quote-cells.ts";
import { type Difference, NOTHING, type Reading } from "./reading.ts";
import type { Rows } from "./rows.ts";
import type { Column } from "./table.ts";

type Reader = (typed: string) => Reading | undefined;

/** Cells of the tables that other tables refer to by name, by column. */
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
  is_shown: readFlag,
  listed: (typed) => readFlag(typed) ?? readStatus(typed),
  closed: readClosure,
};

const AS_EMPTY = { noun: "cell", how: "as empty" };
const AS_HOURS = { noun: "cell", how: "as opening hours" };
const AS_POSTCODE = { noun: "postcode", how: "with the 0 in front" };
const AS_WORDS = { noun: "cell", how: "as words and not as opening hours" };

/** Ways to interpret cells that depend on more than the files: suburbs as cities, and "today". */
interface Understanding {
  suburbs?: Suburbs;
  today?: string | undefined;
  /** Gives ids to yards that have none, so that quotes can refer to them. */
  giveIds?: (() => void) | undefined;
}

/**
 * Replaces the cells of all files by what they mean: dates, prices, names and hours as people write them. Cells without
 * a meaning stay unchanged, and the checks reject them.
 * @param known live cells, for the names of states, cities and materials that are not in the files
 * @returns the cells that were read differently from how they were typed
 */
export function understand(
  files: Partial<CsvFiles>,
  known: KnownCells = {},
  { suburbs, today, giveIds }: Understanding = {},
): Difference[] {
  const differences: Difference[] = [];
  const read = (table: keyof Rows, readers: Record<string, Reader>) => {
    const { name, rows } = files[table] ?? { name: "", rows: [] };
    for (const row of rows)
      differences.push(...understandRow(name, row, columnsOf(table), readers));
  };
  read("states", { ...COLUMNS, code: readCode });
  const states = stateNames(cellsOf("states", files, known));
  read("cities", { ...COLUMNS, slug: readSlug, state: readName(states) });
  read("materials", { ...COLUMNS, slug: readSlug, aliases: readList, family: readSlug });
  // The other tables refer to cities and materials by name.
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

/** The live cells of a table, followed by those of its file; if two have the same name, the last counts. */
function cellsOf(table: keyof KnownCells, files: Partial<CsvFiles>, known: KnownCells) {
  return [...(known[table] ?? []), ...(files[table]?.rows ?? []).map(({ cells }) => cells)];
}

/** Reads places near given cities as those cities. */
type Suburbs = (cities: Record<string, string>[]) => Reader;

/**
 * Functions that read the names of cities, metals and yards, by column. A row without a price may use any word that
 * leads to its metal.
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
    leads_to: byWord,
    counts_as: byWord,
    yard_id: ((typed) => byYard(typed) ?? readWhole(typed)) as Reader,
  };
}

function understandRow(
  file: string,
  { line, cells, typed: row }: CsvRow,
  columns: Column[],
  readers: Record<string, Reader>,
): Difference[] {
  return columns.flatMap(({ name: column, mayBeEmpty }) => {
    const typed = row[column] ?? "";
    if (typed === "") return [];
    const isEmpty = mayBeEmpty && NOTHING.test(typed);
    const reading: Reading | undefined = isEmpty
      ? { value: "", as: AS_EMPTY }
      : readers[column]?.(typed);
    const value = reading?.value ?? typed;
    cells[column] = value;
    return reading?.as ? [{ file, line, column, typed, value, as: reading.as }] : [];
  });
}

/** Reads opening hours into OpenStreetMap's format, "Mo-Fr 07:00-16:00; PH off"; doubtful ones stay as words. */
export function readHours(typed: string): Reading {
  const hours = parseOpeningHours(typed);
  // The site shows them on one line.
  if (!hours) return { value: typed.replaceAll("\n", "; "), as: AS_WORDS };
  const value = openingRules(hours).join("; ");
  return { value, as: value === typed ? undefined : AS_HOURS };
}

/** Reads a postcode that a spreadsheet took for a number, such as 800 in Darwin. */
function readPostcode(typed: string): Reading | undefined {
  return /^[28]\d\d$/.test(typed) ? { value: `0${typed}`, as: AS_POSTCODE } : undefined;
}

/** Reads the status of a yard, "Open" or "CLOSED", as a flag that says if it is listed. */
function readStatus(typed: string): Reading | undefined {
  if (/^(open|trading|active)$/i.test(typed)) return { value: "true" };
  return /^(closed( down)?|shut|gone|moved)$/i.test(typed) ? { value: "false" } : undefined;
}

/** Reads yes and no as spreadsheets write them. */
function readFlag(typed: string): Reading | undefined {
  if (/^(y|t)$/i.test(typed)) return { value: "true" };
  return /^(n|f)$/i.test(typed) ? { value: "false" } : undefined;
}
