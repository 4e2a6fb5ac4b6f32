import type { Store } from "../../worker/data/store.ts";
import { termsNamed } from "../../worker/search/vocabulary.ts";
import { cutText } from "../words/cut-text.ts";

/** No word that people use for a metal is longer. */
const MAX_LENGTH = 60;

/**
 * The word that led a visitor to a metal's page, "alloy wheels", if what they typed is one for this metal and not
 * its name; "" otherwise. It is as the data has it: anybody can put any other text into a link.
 * @throws DatabaseError
 */
export async function wordFor(store: Store, text: string, slug: string): Promise<string> {
  const typed = cutText(text.trim(), MAX_LENGTH);
  const terms = typed === "" ? [] : await termsNamed(store, typed);
  const term = terms.find((each) => each.slug === slug);
  return term && term.word !== term.title ? term.word : "";
}
