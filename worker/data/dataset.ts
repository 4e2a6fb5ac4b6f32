import { dataset } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";

/** The data that the site shows. */
export interface Dataset {
  name: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  isSample: boolean;
  /** A hash of the published data, so it changes with the data. */
  version: string;
  /** How often data was written, whatever it changed: each time raises it by one. */
  edition: number;
  /** A hash of the yards, so it changes with them. */
  yardsVersion: string;
}

const selectDataset = statement((db) =>
  db
    .select({
      name: dataset.name,
      publishedOn: dataset.publishedOn,
      isSample: dataset.isSample,
      version: dataset.version,
      edition: dataset.edition,
      yardsVersion: dataset.yardsVersion,
    })
    .from(dataset)
    .limit(1),
);

/**
 * Which data the site shows, or undefined before any was loaded.
 * @throws DatabaseError with `failure` as its message
 */
export function currentDataset(
  store: Store,
  failure = "Failed to fetch dataset",
): Promise<Dataset | undefined> {
  return read(failure, async () => (await selectDataset(store))[0]);
}

/** The edition that the site shows; 0 before any data was published. @throws DatabaseError */
export async function currentEdition(store: Store): Promise<number> {
  return (await currentDataset(store))?.edition ?? 0;
}
