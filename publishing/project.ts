import type { scrapYards, vocabulary, worldPrices, yardBlocks } from "../worker/data/schema.ts";
import type { Rows } from "./read/rows.ts";
import type { SourceFile } from "./read/table.ts";

/** What publishing needs of the project besides an operator's files; whoever publishes brings it along. */
export interface Project {
  /**
   * File names of the database's migrations: they are part of the version, so that the data is written again after
   * the schema has changed.
   */
  migrations: string[];
  /** Where people live in Australia. */
  places: Places;
  /** What people have that counts as a metal. */
  things: ThingRow[];
  /** What people sell whole, with weights. */
  items: ItemRow[];
  /** The words for metals, for folders without any. */
  synonyms: SourceFile;
  /** World market prices. */
  worldPrices: WorldPriceRow[];
  /** First segments of addresses that no city or metal may take. */
  reserved: ReadonlySet<string>;
}

/**
 * What publishing a few rows needs: whatever nothing of it changes stays as it is live. A Worker has neither the
 * project's files nor the memory for all yards.
 */
export interface Part {
  migrations: string[];
  /** Those that the addresses of its yards may end in. */
  places: Suburbs;
  /** Of the vocabulary synonyms may change. */
  vocabulary: (typeof vocabulary.$inferSelect)[];
  worldPrices: (typeof worldPrices.$inferSelect)[];
  placesVersion: string;
  /** Only their versions. */
  yardBlocks: (typeof yardBlocks.$inferSelect)[];
  /** By id: yards that no row of it is about. */
  otherYards: ReadonlyMap<number, typeof scrapYards.$inferSelect>;
  /** How many of these list each word for what they take. */
  takenWords: [word: string, yards: number][];
}

/** What a dataset is made from besides its rows. */
export type Source =
  | Pick<Project, "migrations" | "places" | "things" | "items" | "worldPrices">
  | Part;

/** Whether only a part of what is live is known. */
export function isPart(source: Source): source is Part {
  return "otherYards" in source;
}

/**
 * A row of things.csv, as text: what it counts as (slugs, the likeliest first), and the guide on it with its title.
 */
export type ThingRow = Texts<Rows["things"][number]>;

/** A row of items.csv, as text. */
export type ItemRow = Texts<Rows["items"][number]>;

/** The same columns with whatever text; an empty cell is null or empty. */
type Texts<T> = { [Column in keyof T]: null extends T[Column] ? string | null : string };

/** A row of world_prices.csv, as text: what a series cost in a month, and the source's edition (a day). */
export type WorldPriceRow = Record<
  "month" | "series" | "usd" | "unit" | "aud_per_usd" | "aud_per_kg" | "edition",
  string
>;

/** A row of localities.csv, as text. */
export type LocalityRow = Record<
  "locality" | "state" | "postcode" | "population" | "latitude" | "longitude",
  string
>;

/** A row of regions.csv, as text: a council area, a region, or what people call a place. */
export type AreaRow = Record<
  "name" | "kind" | "state" | "latitude" | "longitude" | "population" | "leads_to",
  string
>;

/** The localities in which addresses end. */
export interface Suburbs {
  byPostcode: Map<string, LocalityRow[]>;
  /** The largest of each name and state, by `keyOf`. */
  byName: Map<string, LocalityRow>;
}

/** The localities and the areas of two files. */
export interface Places extends Suburbs {
  /** The files as they are. */
  texts: string[];
  areas: AreaRow[];
  /** Council areas and regions by `keyOf`, without "region". */
  areasByName: Map<string, AreaRow[]>;
  /** The localities, those where most people live first. */
  rows: LocalityRow[];
}
