import * as schema from "../../worker/data/schema.ts";
import type { Places } from "../project.ts";

/** The tables that a publication writes; those that hold what visitors send are not among them. */
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
  vocabulary: schema.vocabulary,
  worldPrices: schema.worldPrices,
};

/** The rows of every table. */
type TableRows = { [Name in keyof typeof tables]: (typeof tables)[Name]["$inferSelect"][] };

/** A row of one table. */
export type Row<Name extends keyof TableRows> = TableRows[Name][number];

/** The tables whose rows come from one row of a CSV file each, in the order of the files. */
export const LIVE_TABLES = [
  "dataset",
  "states",
  "cities",
  "materials",
  "prices",
  "quotes",
  "scrapYards",
  "synonyms",
  "things",
  "items",
  "places",
] as const;

/** The name of such a table. */
export type LiveTable = (typeof LIVE_TABLES)[number];

/** The rows that come from CSV files; of the quotes, which are many, those alone that a publication is about. */
export type LiveRows = Pick<TableRows, LiveTable>;

/** A price that was recorded elsewhere, from price_history.csv; the cents are never null. */
type HistoryRow = Pick<
  typeof schema.priceHistory.$inferSelect,
  "cityId" | "materialId" | "checkedOn" | "minCents" | "maxCents"
>;

/** Everything that a publication writes: what it replaces, and the records that it adds. */
export type Dataset = TableRows & {
  priceHistory: HistoryRow[];
  /** What the words of places are made from, where they are written: the project's places, and these rows' own. */
  allPlaces: Places;
};
