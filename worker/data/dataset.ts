import { dataset } from "./schema.ts";
import { read, type Store } from "./store.ts";
import type { Dataset } from "./types.ts";

/** Which data the site shows, or undefined before any was loaded. @throws DatabaseError */
export function currentDataset(store: Store): Promise<Dataset | undefined> {
  return read("Failed to fetch dataset", () =>
    store.db
      .select({
        name: dataset.name,
        publishedOn: dataset.publishedOn,
        isSample: dataset.isSample,
        version: dataset.version,
      })
      .from(dataset)
      .get(),
  );
}
