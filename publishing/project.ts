import type { SourceFile } from "./read/table.ts";

/** What publishing needs of the project besides an operator's files; whoever publishes brings it along. */
export interface Project {
  /**
   * File names of the database's migrations: they are part of the version, so that the data is written again after
   * the schema has changed.
   */
  migrations: string[];
  /** The localities of Australia. */
  places: Places;
  /** The words for metals, for folders without any. */
  synonyms: SourceFile;
  /** First segments of addresses that no city or metal may take. */
  reserved: ReadonlySet<string>;
}

/** A row of localities.csv, as text. */
export type LocalityRow = Record<
  "locality" | "state" | "postcode" | "addresses" | "latitude" | "longitude",
  string
>;

/** The localities of a file. */
export interface Places {
  /** The file as it is. */
  text: string;
  /** Its rows, those with most addresses first. */
  rows: LocalityRow[];
  byPostcode: Map<string, LocalityRow[]>;
  /** The largest of each name and state, by `keyOf`. */
  byName: Map<string, LocalityRow>;
}
