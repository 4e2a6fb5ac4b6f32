import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Store } from "../../worker/data/store.ts";
import {
  type ItemsMeant,
  itemsCalled,
  itemsMeant,
  itemWithSlug,
} from "../../worker/search/items.ts";
import { phraseOf } from "../../worker/search/search-words.ts";
import { understand, understandFromMemory } from "../../worker/search/understand.ts";
import { type Term, termsCalled, type Vocabulary } from "../../worker/search/vocabulary.ts";
import { type Good, itemGood, metalGood } from "../goods/goods.ts";
import type { Unit } from "../words/quantities.ts";

/** The meaning of a name in a load. */
export interface Meaning {
  /** Several if it may be any of them, likeliest first. */
  goods: Good[];
  /** True if it is a name of its meaning, rather than merely counted as that. */
  isOwnName: boolean;
  /** A question to settle before anything is counted. */
  question?: string;
  /** A guide with more about it, or to read instead. */
  link?: { title: string; path: string };
}

/** The data that names are looked up in. */
export interface Known {
  materials: MaterialWithAliases[];
  vocabulary: Vocabulary;
}

const WHICH = "Which one is it?";

/**
 * The meaning of a name by itself: an item, a metal, or a thing that counts as a metal; undefined if it means
 * nothing. An item comes before a metal of the same name unless the amount is in kilograms. A bare number that
 * fits both raises a question: "copper pipe, 30".
 * @param amount as typed; "" if absent
 * @param unit of the amount; undefined if none was typed
 */
export function meaningOf(
  known: Known,
  name: string,
  { amount, unit }: { amount: string; unit: Unit | undefined },
): Meaning | undefined {
  const { materials, vocabulary } = known;
  const own = materials.find(({ slug }) => slug === name);
  const isNumber = unit === undefined && amount !== "";
  if (own && !(isNumber && isAlsoCounted(known, name)))
    return { goods: [metalGood(own)], isOwnName: true };
  const item = itemWithSlug(vocabulary.items, name);
  if (item) return meaningOfItems({ items: [item], isSure: true }, known);
  const metal = metalCalled(materials, name);
  const terms = metal ? [] : termsIn(vocabulary, name);
  const byWeight = metal
    ? { goods: [metalGood(metal)], isOwnName: true }
    : meaningOfTerms(terms, known, name, isNumber);
  // A guide or request that is the whole text is about something other than an item in it: a lithium battery, a ute load.
  const isGuide = terms.length > 0 && terms.every(({ slug }) => slug === undefined);
  const isRequest = vocabulary.phrases.get(phraseOf(name))?.kind === "want";
  const found = itemsMeant(vocabulary.items, name, (word) => kindOf(vocabulary, word));
  const isNamed = itemsCalled(vocabulary.items, name).length > 0;
  if (found.items.length === 0 || ((isGuide || isRequest) && !isNamed)) return byWeight;
  const ofUnit = unit && unit !== "kg" ? found.items.filter((each) => each.unit === unit) : [];
  const byNumber = meaningOfItems(ofUnit.length > 0 ? { ...found, items: ofUnit } : found, known);
  const isOneMetal = new Set(found.items.map((each) => each.metal)).size === 1;
  if (unit === "kg") return byWeight && found.items.length > 1 && isOneMetal ? byWeight : byNumber;
  if (unit !== undefined || (!metal && amount === "")) return byNumber;
  if (metal) return { ...byNumber, goods: [metalGood(metal), ...byNumber.goods], question: WHICH };
  // Ten star pickets are not ten metres.
  if (found.items.every((each) => each.unit === "piece")) return byNumber;
  const counted = isOneMetal ? byNumber.goods[0]?.metal : undefined;
  const weighed = materials.filter(({ slug }) => slug === counted?.slug).map(metalGood);
  return { ...byNumber, goods: [...byNumber.goods, ...weighed], question: WHICH };
}

/** Metals and guides of a text that names nothing else: "old steel offcuts" is steel. */
function termsIn(vocabulary: Vocabulary, name: string): Term[] {
  const named = termsCalled(vocabulary, name);
  if (named.length > 0) return named;
  const { subjects, places, unknown } = understandFromMemory(vocabulary, name);
  return places.length + unknown.length > 0 ? [] : subjects.flat();
}

/** The meaning of a text that is misspelt or has further words; undefined if it also names anything else. */
export async function meaningRead(
  store: Store,
  known: Known,
  name: string,
  typed: { amount: string; unit: Unit | undefined },
): Promise<Meaning | undefined> {
  const { subjects, places, unknown, corrected } = await understand(store, name);
  if (places.length + unknown.length > 0) return undefined;
  const meaning = corrected ? meaningOf(known, corrected, typed) : undefined;
  if (meaning) return { ...meaning, isOwnName: false };
  return meaningOfTerms(
    subjects.flat(),
    known,
    name,
    typed.unit === undefined && typed.amount !== "",
  );
}

/** True if a metal's slug may have been typed by somebody who counts pieces: "radiators". */
export function isAlsoCounted({ vocabulary }: Known, slug: string): boolean {
  return !slug.includes("-") && itemsCalled(vocabulary.items, slug).length > 0;
}

function metalCalled(
  materials: MaterialWithAliases[],
  name: string,
): MaterialWithAliases | undefined {
  const phrase = phraseOf(name);
  return materials.find((each) =>
    [each.name, ...each.aliases, ...(each.slug.includes("-") ? [] : [each.slug])].some(
      (own) => phraseOf(own) === phrase,
    ),
  );
}

function kindOf({ phrases }: Vocabulary, word: string): "filler" | "other" | undefined {
  const meaning = phrases.get(word);
  return meaning && (meaning.kind === "filler" ? "filler" : "other");
}

function meaningOfItems({ items, isSure }: ItemsMeant, { materials }: Known): Meaning {
  const guides = new Map(items.map(({ guide }) => [guide?.path, guide]));
  const [guide] = [...guides.values()];
  return {
    goods: items.map((item) => itemGood(item, materials)),
    isOwnName: true,
    ...((items.length > 1 || !isSure) && { question: WHICH }),
    // One guide on all of them.
    ...(guides.size === 1 && guide && { link: guide }),
  };
}

/** Combines the metals of terms. A bare number of things of unknown weight (`isNumber`) raises a question. */
function meaningOfTerms(
  terms: Term[],
  { materials }: Known,
  name: string,
  isNumber: boolean,
): Meaning | undefined {
  if (terms.length === 0) return undefined;
  const slugs = new Set(terms.map(({ slug }) => slug));
  const metals = [...slugs].flatMap((slug) => materials.find((each) => each.slug === slug) ?? []);
  const guide = terms.find(({ slug }) => slug === undefined);
  const isThing = terms.some((term) => term.isThing);
  const question = metals.length > 1 ? WHICH : isNumber && isThing ? "Is that kilograms?" : "";
  return {
    goods: metals.map(metalGood),
    isOwnName: metals.some((metal) => phraseOf(metal.name) === phraseOf(name)),
    ...(question && { question }),
    ...(guide && { link: { title: guide.title, path: guide.path } }),
  };
}
