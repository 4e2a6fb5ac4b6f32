import * as schema from "../../worker/data/schema.ts";
import type { Places, Suburbs } from "../project.ts";

/** The tables that a publication writes, without those of visitors' messages. */
export const tables = {
  dataset: schema.dataset,
  states: schema.states,
  cities: schema.cities,
  materials: schema.materials,
  prices: schema.prices,
  quotes: schema.quotes,
  scrapYards: schema.scrapYards,
  yardBlocks: schema.yardBlocks,
  synonyms: schema.synonyms,
  things: schema.things,
  items: schema.items,
  places: schema.places,
  todos: schema.todos,
  vocabulary: schema.vocabulary,
  worldPrices: schema.worldPrices,
};

/** A table's name for a file's column: "timeZone" for "time_zone". */
export function tableColumn(column: string): string {
  return column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

type Column<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Column<Rest> & string>}`
  : Name;
type InColumns<Cells> = { [Name in keyof Cells as Column<Name> & string]: Cells[Name] };

/** The values of a file's row, by the columns of its table. */
export function inColumns<Cells extends object>(cells: Cells): InColumns<Cells> {
  const columns = Object.entries(cells).map(([name, value]) => [tableColumn(name), value]);
  return Object.fromEntries(columns);
}

/** The rows of every table. */
type TableRows = { [Name in keyof typeof tables]: (typeof tables)[Name]["$inferSelect"][] };

/** A row of one table. */
export type Row<Name extends keyof TableRows> = TableRows[Name][number];

/**
 * The tables in which each row comes from one row of a CSV file, in the order of the files, with the order of their
 * rows.
 */
export const TABLE_ORDERS = {
  dataset: "id",
  states: "position",
  cities: "id",
  materials: "position",
  prices: "city_id, material_id",
  quotes: "yard_id, material_id, quoted_on",
  scrapYards: "id",
  synonyms: "word",
  things: "thing",
  items: "slug",
  places: "name, state, postcode",
  todos: "yard_id, noted_on",
};

/** The name of such a table. */
export type LiveTable = keyof typeof TABLE_ORDERS;

/** The names of these tables. */
export const LIVE_TABLES = Object.keys(TABLE_ORDERS) as LiveTable[];

/** The rows that come from CSV files; there are many quotes, so only those that a publication affects are included. */
export type LiveRows = Pick<TableRows, LiveTable>;

/** A price that was recorded elsewhere, from price_history.csv; its cents are never null. */
type HistoryRow = Pick<
  typeof schema.priceHistory.$inferSelect,
  "cityId" | "materialId" | "checkedOn" | "minCents" | "maxCents"
>;

/** Everything that a publication writes: the rows that it replaces, and the records that it adds. */
export type Dataset = TableRows & {
  priceHistory: HistoryRow[];
  /** The localities that addresses may end in, both the project's and those of these rows. */
  suburbs: Suburbs;
  /** The sources of the words of places; undefined for a part of the live data, which writes none. */
  allPlaces?: Places;
};
