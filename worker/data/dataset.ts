import { dataset } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";

/** The data that the site shows. */
export interface Dataset {
  name: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  isSample: boolean;
  /** A hash of the loaded data, so it changes with the data. */
  version: string;
}

const selectDataset = statement((db) =>
  db
    .select({
      name: dataset.name,
      publishedOn: dataset.publishedOn,
      isSample: dataset.isSample,
      version: dataset.version,
    })
    .from(dataset)
    .limit(1),
);

/** Which data the site shows, or undefined before any was loaded. @throws DatabaseError */
export function currentDataset(store: Store): Promise<Dataset | undefined> {
  return read("Failed to fetch dataset", async () => (await selectDataset(store))[0]);
}

/** The version of the loaded dataset; "" before any was loaded. @throws DatabaseError */
export async function currentVersion(store: Store): Promise<string> {
  return (await currentDataset(store))?.version ?? "";
}
