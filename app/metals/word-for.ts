import { measuresIn } from "../../worker/amounts/amounts.ts";
import type { Store } from "../../worker/data/store.ts";
import { type Item, itemsCalled, shareOf } from "../../worker/search/items.ts";
import { currentVocabulary, termsCalled } from "../../worker/search/vocabulary.ts";
import { weightOfOne } from "../goods/goods.ts";

/** A word for a metal, and facts about the thing that it names. */
export type WordFor = NonNullable<Awaited<ReturnType<typeof wordFor>>>;

/**
 * The word that led a visitor to a metal's page, such as "alloy wheels"; undefined if the text is no word for this
 * metal, or is its name. Spelled as in the data, because anybody can put text into a link.
 * @throws DatabaseError
 */
export async function wordFor(store: Store, text: string, slug: string) {
  if (text === "") return undefined;
  const vocabulary = await currentVocabulary(store);
  const [size] = measuresIn(text).filter(({ kind }) => kind === "size");
  const named = (each: string) => termsCalled(vocabulary, each).find((term) => term.slug === slug);
  // A size is shown as typed, because a number and its unit cannot carry a message: "PVC copper wire 40%".
  const term = named(text) ?? (size && named(text.slice(0, size.start)));
  if (!term || term.word === term.title) return undefined;
  const items = itemsCalled(vocabulary.items, term.word).filter(({ metal }) => metal === slug);
  const advice = new Set(items.map((item) => item.advice));
  const share = shareOf(items);
  const bought = items[0]?.bought;
  return {
    word: named(text) ? term.word : `${term.word} ${size!.typed}`,
    /** The share of the metal's price that yards pay for it, and how they buy it, if they pay a share. */
    ...(share && bought && { paid: { share, bought } }),
    /** Weight of each, such as "about 8–14 kg each"; "" if no source gives one. */
    weight: weightOfAny(items) ?? "",
    /** Sentences on selling it; "" if there are none. */
    advice: advice.size === 1 ? ([...advice][0] ?? "") : "",
  };
}

/** The weight of one, from the lightest to the heaviest of the items; undefined if any weight is unknown. */
function weightOfAny(items: Item[]): string | undefined {
  const grams = items.flatMap((item) => item.grams ?? []);
  const [first] = items;
  const isKnown = items.every((item) => item.grams !== null && item.unit === first?.unit);
  if (!first || !isKnown) return undefined;
  return weightOfOne({
    unit: first.unit,
    grams: [Math.min(...grams), Math.max(...grams)],
    isAbout: items.length > 1 || first.isAbout,
  });
}
