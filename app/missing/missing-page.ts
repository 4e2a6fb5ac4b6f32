import { redirect } from "react-router";
import { materialSlugFor } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import { namesLike } from "../../worker/search/similar-names.ts";
import { understandFromMemory } from "../../worker/search/understand.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { answersTo } from "../suggestions/answers-to.ts";
import { addressWords } from "../words/address-words.ts";
import { type Instead, notFound, nullOnOutage, orServiceUnavailable } from "./errors.ts";

/** The most pages that are suggested. */
const MAX_SUGGESTIONS = 3;

/**
 * What a loader throws for a slug that no city or material has: /copper/, /aluminium/ and
 * /material/aluminium/ redirect to the material, any other is unknown.
 * @param message of the 404
 * @param rest of the address below the city or material, such as "history/"
 * @throws a 503 when the database fails
 */
export async function missingSlug(store: Store, slug: string, message: string, rest = "") {
  const material = await orServiceUnavailable(materialSlugFor(store, slug));
  if (material) return redirect(`/material/${material}/${rest}`, 301);
  return notFound(message, await orServiceUnavailable(pagesInstead(store, slug)));
}

/** A 404 for an address, or the part of one, that leads nowhere whatever the database says. */
export async function missingPage(store: Store, address: string) {
  const instead = await pagesInstead(store, address).catch(nullOnOutage);
  const asked = addressWords(address);
  return notFound("There is no page at this address", instead ?? { asked, suggestions: [] });
}

/**
 * What to offer instead of an address: what its words mean, and cities and metals whose names are spelt almost like
 * its last part. There are addresses without end, so nothing but the vocabulary in memory is asked.
 */
async function pagesInstead(store: Store, address: string): Promise<Instead> {
  const vocabulary = await currentVocabulary(store);
  const asked = addressWords(address);
  const understood = understandFromMemory(vocabulary, asked);
  // With two words of which we know nothing, the others hardly say what was meant.
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
