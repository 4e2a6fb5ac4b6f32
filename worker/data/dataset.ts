import { getTableColumns, sql } from "drizzle-orm";
import { dataset } from "./schema.ts";
import { read, type Store } from "./store.ts";

/** The data that the site shows. */
export type Dataset = Omit<typeof dataset.$inferSelect, "id" | "placesVersion">;

const { id: _id, placesVersion: _placesVersion, ...columns } = getTableColumns(dataset);

/** The kind of data that is live, sample (1) or real (0), as part of a statement; the two are never shown together. */
export const liveKind = sql`(select ${dataset.isSample} from ${dataset})`;

/**
 * The dataset that is live; undefined before the first publication.
 * @throws DatabaseError with `failure` as its message
 */
export function currentDataset(
  { db }: Store,
  failure = "Failed to fetch dataset",
): Promise<Dataset | undefined> {
  return read(failure, () => db.select(columns).from(dataset).limit(1).get());
}

/** True if these results hold the row of `currentDataset`, and its edition is lower than this one. */
export function isOlder(results: D1Result[], edition: number): boolean {
  return results.some(({ results: rows }) => {
    // World prices also have an `edition`, but it is a day.
    const [row] = rows as { edition?: unknown }[];
    return typeof row?.edition === "number" && row.edition < edition;
  });
}

/** The edition that the site shows; 0 before any data was published. @throws DatabaseError */
export async function currentEdition(store: Store): Promise<number> {
  return (await currentDataset(store))?.edition ?? 0;
}
