import { asc } from "drizzle-orm";
import { vocabulary } from "./schema.ts";
import { read, type Store } from "./store.ts";

/**
 * The parts of the search vocabulary, each as JSON, in the order in which publishing wrote them.
 * @throws DatabaseError
 */
export function vocabularyParts({ db }: Store): Promise<{ words: string }[]> {
  const { id, words } = vocabulary;
  return read("Failed to fetch search words", () =>
    db.select({ words }).from(vocabulary).orderBy(asc(id)),
  );
}
