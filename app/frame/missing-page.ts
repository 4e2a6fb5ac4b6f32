import { redirect } from "react-router";
import { materialSlugFor } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import { readFromMemory } from "../../worker/search/read.ts";
import { namesLike } from "../../worker/search/similar-names.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { answersTo } from "../search/answers-to.ts";
import { addressWords } from "../words/address-words.ts";
import { type Instead, notFound, nullOnOutage, orServiceUnavailable } from "./errors.ts";

/** Most pages suggested. */
const MAX_SUGGESTIONS = 3;

/**
 * Creates what a loader throws for an unknown slug: a redirect to the material for /copper/, /aluminium/ and
 * /material/aluminium/, a 404 for any other.
 * @param message of the 404
 * @param rest of the address below the city or material, such as "history/"
 * @throws a 503 when the database fails
 */
export async function missingSlug(store: Store, slug: string, message: string, rest = "") {
  const material = await orServiceUnavailable(materialSlugFor(store, slug));
  if (material) return redirect(`/material/${material}/${rest}`, 301);
  return notFound(message, await orServiceUnavailable(pagesInstead(store, slug)));
}

/** A 404 for an address, or part of one, that no data could make valid. Works in an outage, too. */
export async function missingPage(store: Store, address: string) {
  const instead = await pagesInstead(store, address).catch(nullOnOutage);
  const asked = addressWords(address);
  return notFound("There is no page at this address", instead ?? { asked, suggestions: [] });
}

/**
 * Alternatives to an address: pages that its words mean, and cities and metals spelt like its last part. Uses
 * only the vocabulary in memory, because anybody can make up addresses without end.
 */
async function pagesInstead(store: Store, address: string): Promise<Instead> {
  const vocabulary = await currentVocabulary(store);
  const asked = addressWords(address);
  const understood = readFromMemory(vocabulary, asked);
  // If two words are unknown, the others hardly tell what was meant.
  const answers = understood.unknown.length > 1 ? [] : await answersTo(store, understood);
  const last = address.split("/").filter(Boolean).at(-1) ?? "";
  const found = [
    ...answers.map(({ text, path }) => ({ name: text, path })),
    ...namesLike(vocabulary, last).map(({ kind, name, slug }) => {
      return { name, path: kind === "city" ? `/${slug}/` : `/material/${slug}/` };
    }),
  ];
  const pages = new Map(found.map((page) => [page.path, page]));
  return { asked, suggestions: [...pages.values()].slice(0, MAX_SUGGESTIONS) };
}
