import { getTableColumns } from "drizzle-orm";
import { dataset } from "./schema.ts";
import { statement } from "./statement.ts";
import type { Store } from "./store.ts";

/** The data that the site shows. */
export type Dataset = Omit<typeof dataset.$inferSelect, "id" | "placesVersion">;

const { id: _id, placesVersion: _placesVersion, ...columns } = getTableColumns(dataset);

const selectDataset = statement("Failed to fetch dataset", (db) =>
  db.select(columns).from(dataset).limit(1),
);

/**
 * The dataset that is live; undefined before the first publication.
 * @throws DatabaseError with `failure` as its message, if given
 */
export async function currentDataset(store: Store, failure?: string): Promise<Dataset | undefined> {
  return (await selectDataset(store, {}, failure))[0];
}

/** True if these results hold the row of `currentDataset`, and its edition is lower than this one. */
export function isOlder(results: D1Result[], edition: number): boolean {
  return results.some(({ results: rows }) => {
    // World prices have an edition, too, which is a day.
    const [row] = rows as { edition?: unknown }[];
    return typeof row?.edition === "number" && row.edition < edition;
  });
}

/** The edition that the site shows; 0 before any data was published. @throws DatabaseError */
export async function currentEdition(store: Store): Promise<number> {
  return (await currentDataset(store))?.edition ?? 0;
}
