import type { LiveRows } from "./derive/tables.ts";

/** The versions of what a database shows; undefined where it is empty. */
export interface LiveState {
  /** The id of the latest publication, 0 if there is none. */
  publication: number;
  version: string | undefined;
  /** The version of the localities. */
  places: string | undefined;
  isSample: boolean | undefined;
  /** The version of each block of yards. */
  yardBlocks: Record<number, string>;
}

/** The latest publication. */
export interface LivePublication {
  id: number;
  /** In ms since 1970. */
  publishedAt: number;
  note: string | null;
}

/** What a database shows; all tables are empty if nothing has been published yet. */
export interface Live {
  state: LiveState;
  publication: LivePublication | undefined;
  rows: LiveRows;
}
