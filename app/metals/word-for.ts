import type { Store } from "../../worker/data/store.ts";
import { termsNamed } from "../../worker/search/vocabulary.ts";

/**
 * The word that led a visitor to a metal's page, such as "alloy wheels", if the text is a word for this metal
 * other than its name; otherwise "". Returns the spelling in the data, because anybody can put text into a link.
 * @throws DatabaseError
 */
export async function wordFor(store: Store, text: string, slug: string): Promise<string> {
  const terms = text === "" ? [] : await termsNamed(store, text);
  const term = terms.find((each) => each.slug === slug);
  return term && term.word !== term.title ? term.word : "";
}
