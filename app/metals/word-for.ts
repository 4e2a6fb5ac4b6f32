import type { Store } from "../../worker/data/store.ts";
import { termsNamed } from "../../worker/search/vocabulary.ts";
import { cutText } from "../words/cut-text.ts";

/** Longer than any word for a metal. */
const MAX_LENGTH = 60;

/**
 * The word that led a visitor to a metal's page, such as "alloy wheels", if the text is a word for this metal
 * other than its name; otherwise "". Returns the spelling in the data, because anybody can put text into a link.
 * @throws DatabaseError
 */
export async function wordFor(store: Store, text: string, slug: string): Promise<string> {
  const typed = cutText(text.trim(), MAX_LENGTH);
  const terms = typed === "" ? [] : await termsNamed(store, typed);
  const term = terms.find((each) => each.slug === slug);
  return term && term.word !== term.title ? term.word : "";
}
