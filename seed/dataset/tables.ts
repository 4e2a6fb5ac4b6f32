import * as schema from "../../worker/data/schema.ts";
import type { YardWords } from "../../worker/data/yards/yard-index.ts";

/**
 * The tables that a publication replaces; of the dataset it replaces the row. Those that hold what visitors send are
 * not among them.
 */
export const tables = {
  dataset: schema.dataset,
  states: schema.states,
  cities: schema.cities,
  materials: schema.materials,
  prices: schema.prices,
  scrapYards: schema.scrapYards,
  yardCounts: schema.yardCounts,
  filterOptions: schema.filterOptions,
  yardPositions: schema.yardPositions,
  synonyms: schema.synonyms,
};

/** The rows of every table. */
type TableRows = { [Name in keyof typeof tables]: (typeof tables)[Name]["$inferSelect"][] };

/** A row of one table. */
export type Row<Name extends keyof TableRows> = TableRows[Name][number];

/** A row of the full-text index; its rowid is the yard's rank. */
export type IndexRow = YardWords & { rowid: number; point: string | null };

/** A row of the full-text index of metals and guides; the term is JSON. */
export interface TermWords {
  rowid: number;
  words: string;
  region: string;
  sounds: string;
  term: string;
}

/** A price that was recorded elsewhere, from price_history.csv; the cents are never null. */
type HistoryRow = Pick<
  typeof schema.priceHistory.$inferSelect,
  "cityId" | "materialId" | "checkedOn" | "minCents" | "maxCents"
>;

/** Everything that a publication writes: what it replaces, and the records that it adds. */
export type Dataset = TableRows & {
  yardIndex: IndexRow[];
  termIndex: TermWords[];
  priceHistory: HistoryRow[];
};
