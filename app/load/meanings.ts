import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { type Item, itemsCalled, itemWithSlug } from "../../worker/data/search/items.ts";
import { phraseOf } from "../../worker/data/search/search-words.ts";
import { understand } from "../../worker/data/search/understand.ts";
import { type Term, termsCalled, type Vocabulary } from "../../worker/data/search/vocabulary.ts";
import type { Store } from "../../worker/data/store.ts";
import { type Good, itemGood, metalGood } from "./goods.ts";
import type { Unit } from "./quantities.ts";

/** What a name in a load means. */
export interface Meaning {
  /** Several where it may be any of them, the likeliest first. */
  goods: Good[];
  /** Whether it is a name of what it means, and not merely counted as that. */
  isOwnName: boolean;
  /** A guide that says more of it, or that it leads to instead. */
  link?: { title: string; path: string };
}

/** What names are looked up in. */
export interface Known {
  materials: MaterialWithAliases[];
  vocabulary: Vocabulary;
}

/**
 * What a name means by itself: a metal, an item, or a thing that counts as a metal. Which of them depends on how much
 * there is of it: "copper pipe" in kilograms is copper, and in metres a pipe of some size.
 */
export function meaningOf(known: Known, name: string, unit: Unit | undefined): Meaning | undefined {
  const { materials, vocabulary } = known;
  const slug = name.toLowerCase().replaceAll(/\s+/g, "-");
  const own = materials.find((each) => each.slug === slug);
  if (own) return { goods: [metalGood(own)], isOwnName: true };
  const item = itemWithSlug(vocabulary.items, slug);
  if (item) return meaningOfItems([item], known);
  const metal = materials.find((each) => each.aliases.includes(slug));
  const terms = metal ? [] : termsCalled(vocabulary, name);
  const items = itemsWithin(vocabulary, name);
  const isThing = terms.some((term) => term.isThing || term.slug === undefined);
  const isWeighed = unit === "kg" || (unit === undefined && !isThing);
  const byWeight = metal
    ? { goods: [metalGood(metal)], isOwnName: true }
    : meaningOfTerms(terms, known, name);
  const byNumber = items.length > 0 ? meaningOfItems(items, known) : undefined;
  return isWeighed ? (byWeight ?? byNumber) : (byNumber ?? byWeight);
}

/** What a text means that is misspelt or has further words; undefined if it also names what is none of this. */
export async function meaningRead(
  store: Store,
  known: Known,
  name: string,
): Promise<Meaning | undefined> {
  const { subjects, places, unknown } = await understand(store, name);
  if (places.length + unknown.length > 0) return undefined;
  return meaningOfTerms(subjects.flat(), known, name);
}

/** The items of a name; without the words before it that say nothing, as in "old hot-water unit". */
function itemsWithin({ items, phrases }: Vocabulary, name: string): Item[] {
  const words = phraseOf(name).split(" ");
  for (let i = 0; i < words.length; i++) {
    const found = itemsCalled(items, words.slice(i).join(" "));
    if (found.length > 0) return found;
    if (phrases.get(words[i]!)?.kind !== "filler") return [];
  }
  return [];
}

function meaningOfItems(items: Item[], { materials }: Known): Meaning {
  const guides = new Map(items.map(({ guide }) => [guide?.path, guide]));
  const [guide] = [...guides.values()];
  return {
    goods: items.map((item) => itemGood(item, materials)),
    isOwnName: true,
    // One guide on all of them.
    ...(guides.size === 1 && guide && { link: guide }),
  };
}

function meaningOfTerms(terms: Term[], { materials }: Known, name: string): Meaning | undefined {
  if (terms.length === 0) return undefined;
  const slugs = new Set(terms.map(({ slug }) => slug));
  const metals = [...slugs].flatMap((slug) => materials.find((each) => each.slug === slug) ?? []);
  const guide = terms.find(({ slug }) => slug === undefined);
  return {
    goods: metals.map(metalGood),
    isOwnName: metals.some((metal) => phraseOf(metal.name) === phraseOf(name)),
    ...(guide && { link: { title: guide.title, path: guide.path } }),
  };
}
