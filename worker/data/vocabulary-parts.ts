import { asc } from "drizzle-orm";
import { vocabulary } from "./schema.ts";
import { statement } from "./statement.ts";

/** The parts of the words that a search understands, each as JSON, in the order in which publishing wrote them. */
export const vocabularyParts = statement("Failed to fetch search words", (db) =>
  db.select({ words: vocabulary.words }).from(vocabulary).orderBy(asc(vocabulary.id)),
);
