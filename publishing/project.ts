import type { scrapYards, vocabulary, worldPrices, yardBlocks } from "../worker/data/schema.ts";
import type { Rows } from "./read/rows.ts";
import type { SourceFile } from "./read/table.ts";

/** The project's own data, which is published together with an operator's files. */
export interface Project {
  /**
   * File names of the database's migrations. They are part of the version, so that the data is written again after the
   * schema has changed.
   */
  migrations: string[];
  /** The localities and areas of Australia. */
  places: Places;
  /** Things that count as a metal. */
  things: ThingRow[];
  /** Things that people sell whole, with weights. */
  items: ItemRow[];
  /** The words for metals, for folders that have none. */
  synonyms: SourceFile;
  /** World market prices. */
  worldPrices: WorldPriceRow[];
  /** First path segments that no city or metal may use. */
  reserved: ReadonlySet<string>;
}

/**
 * The live data needed to publish a few rows; everything else stays unchanged. A Worker has neither the project's files
 * nor the memory for all yards.
 */
export interface Part {
  migrations: string[];
  /** The localities that the addresses of its yards may end in. */
  places: Suburbs;
  /** The vocabulary, in which only synonyms may change. */
  vocabulary: (typeof vocabulary.$inferSelect)[];
  worldPrices: (typeof worldPrices.$inferSelect)[];
  placesVersion: string;
  /** The blocks, with only their versions. */
  yardBlocks: (typeof yardBlocks.$inferSelect)[];
  /** Yards that none of the rows is about, by id. */
  otherYards: ReadonlyMap<number, typeof scrapYards.$inferSelect>;
  /** The number of these yards that list each word for what they accept. */
  takenWords: [word: string, yards: number][];
}

/** The sources of a dataset besides its rows. */
export type Source =
  | Pick<Project, "migrations" | "places" | "things" | "items" | "worldPrices">
  | Part;

/** True if only a part of the live data is known. */
export function isPart(source: Source): source is Part {
  return "otherYards" in source;
}

/** A row of things.csv, as text: the metals that it counts as, likeliest first, and its guide with a title. */
export type ThingRow = Texts<Rows["things"][number]>;

/** A row of items.csv, as text. */
export type ItemRow = Texts<Rows["items"][number]>;

/** The same columns as text; an empty cell is null or "". */
type Texts<T> = { [Column in keyof T]: null extends T[Column] ? string | null : string };

/** A row of world_prices.csv, as text: the price of a series in a month, and the source's edition (a day). */
export type WorldPriceRow = Record<
  "month" | "series" | "usd" | "unit" | "aud_per_usd" | "aud_per_kg" | "edition",
  string
>;

/** A row of localities.csv, as text. */
export type LocalityRow = Record<
  "locality" | "state" | "postcode" | "population" | "latitude" | "longitude",
  string
>;

/** A row of regions.csv, as text: a council area, a region, or a nickname of a place. */
export type AreaRow = Record<
  "name" | "kind" | "state" | "latitude" | "longitude" | "population" | "leads_to",
  string
>;

/** The localities that addresses may end in. */
export interface Suburbs {
  byPostcode: Map<string, LocalityRow[]>;
  /** The largest locality with each name and state, by `keyOf`. */
  byName: Map<string, LocalityRow>;
}

/** The localities and the areas of two files. */
export interface Places extends Suburbs {
  /** The texts of the files. */
  texts: string[];
  areas: AreaRow[];
  /** Council areas and regions by `keyOf`, without "region". */
  areasByName: Map<string, AreaRow[]>;
  /** The localities, largest population first. */
  rows: LocalityRow[];
}
