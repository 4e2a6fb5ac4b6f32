import type { publications } from "../../worker/data/schema.ts";
import type { LiveRows } from "../derive/tables.ts";
import { dateAndTime } from "./formats.ts";

/** The versions of the live data; undefined if the database is empty. */
export interface LiveState {
  /** The id of the latest publication; 0 if there is none. */
  publication: number;
  version: string | undefined;
  /** The version of the localities. */
  places: string | undefined;
  isSample: boolean | undefined;
  /** The version of each block of yards. */
  yardBlocks: Record<number, string>;
}

/** The latest publication. */
export type LivePublication = Pick<typeof publications.$inferSelect, "id" | "publishedAt" | "note">;

/** The live data; all tables are empty if nothing has been published. */
export interface Live {
  state: LiveState;
  publication: LivePublication | undefined;
  rows: LiveRows;
  /** The number of listed yards that were not read, if only some were (part.ts). */
  otherYards?: number;
}

/** Describes the live dataset in words. */
export function liveText({
  rows,
  publication,
}: Pick<Live, "publication"> & { rows: Pick<Live["rows"], "dataset"> }): string {
  const [dataset] = rows.dataset;
  if (!dataset) return "nothing: the database is empty";
  const kind = dataset.isSample ? "sample data, " : "";
  const since =
    publication && `, publication ${publication.id} of ${dateAndTime(publication.publishedAt)}`;
  return `${dataset.name} (${kind}published ${dataset.publishedOn}${since ?? ""})`;
}
