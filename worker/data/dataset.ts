import { getTableColumns } from "drizzle-orm";
import { dataset } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";

/** The data that the site shows. */
export type Dataset = Omit<typeof dataset.$inferSelect, "id" | "placesVersion">;

const { id: _id, placesVersion: _placesVersion, ...columns } = getTableColumns(dataset);

const selectDataset = statement((db) => db.select(columns).from(dataset).limit(1));

/**
 * Which data the site shows, or undefined before any was published.
 * @throws DatabaseError with `failure` as its message
 */
export function currentDataset(
  store: Store,
  failure = "Failed to fetch dataset",
): Promise<Dataset | undefined> {
  return read(failure, async () => (await selectDataset(store))[0]);
}

/** Whether a result is the row of `currentDataset`, of an edition before this one. */
export function isOlder({ results }: D1Result, edition: number): boolean {
  // World prices have an edition, too, which is a day.
  const [row] = results as { edition?: unknown }[];
  return typeof row?.edition === "number" && row.edition < edition;
}

/** The edition that the site shows; 0 before any data was published. @throws DatabaseError */
export async function currentEdition(store: Store): Promise<number> {
  return (await currentDataset(store))?.edition ?? 0;
}
