import { redirect } from "react-router";
import { materialSlugFor } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import { readFromMemory } from "../../worker/search/read.ts";
import { namesLike } from "../../worker/search/similar-names.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { answersTo } from "../search/answers-to.ts";
import { addressWords } from "../words/address-words.ts";
import { type Instead, notFound, nullOnOutage, orServiceUnavailable } from "./errors.ts";

/** The maximum number of pages suggested. */
const MAX_SUGGESTIONS = 3;

/**
 * Creates the response that a loader throws for an unknown slug: a redirect to the material for /copper/,
 * /aluminium/ and /material/aluminium/, otherwise a 404.
 * @param message of the 404
 * @param rest of the address below the city or material, such as "history/"
 * @throws a 503 when the database fails
 */
export async function missingSlug(store: Store, slug: string, message: string, rest = "") {
  const material = await orServiceUnavailable(materialSlugFor(store, slug));
  if (material) return redirect(`/material/${material}/${rest}`, 301);
  return notFound(message, await orServiceUnavailable(pagesInstead(store, slug)));
}

/** Creates a 404 for a URL, or part of one, that no data could make valid. Works while the database is down, too. */
export async function missingPage(store: Store, address: string) {
  const instead = await pagesInstead(store, address).catch(nullOnOutage);
  const query = addressWords(address);
  return notFound("There is no page at this address", instead ?? { query, suggestions: [] });
}

/**
 * Finds alternatives to an address: pages that its words mean, and cities and metals spelt like its last part. Uses
 * only the vocabulary in memory, because anybody can invent addresses without end.
 */
async function pagesInstead(store: Store, address: string): Promise<Instead> {
  const vocabulary = await currentVocabulary(store);
  const query = addressWords(address);
  const understood = readFromMemory(vocabulary, query);
  // With two unknown words, the others are too weak a clue.
  const answers = understood.unknown.length > 1 ? [] : await answersTo(store, understood);
  const last = address.split("/").filter(Boolean).at(-1) ?? "";
  const found = [
    ...answers.map(({ text, path }) => ({ name: text, path })),
    ...namesLike(vocabulary, last).map(({ kind, name, slug }) => {
      return { name, path: kind === "city" ? `/${slug}/` : `/material/${slug}/` };
    }),
  ];
  const pages = new Map(found.map((page) => [page.path, page]));
  return { query, suggestions: [...pages.values()].slice(0, MAX_SUGGESTIONS) };
}
