import { currentDataset } from "../data/dataset.ts";
import type { Store } from "../data/store.ts";
import { vocabularyParts } from "../data/vocabulary-parts.ts";
import {
  type Item,
  type Items,
  type ItemsMeant,
  isVehicle,
  itemsByPhrase,
  itemsMeant,
  shareOf,
} from "./items.ts";
import { comparable, lettersIn, phraseOf, phraseWord } from "./search-words.ts";
import { COLOURS, FILLERS, UNLISTED, WANTS, type Want } from "./small-words.ts";

/** Part of the vocabulary, as publishing writes it. Each list begins with the thing, followed by its names. */
export interface VocabularyPart {
  /** Slug, name and further names of a metal. */
  metals?: string[][];
  /** Slug, name and state of a city. */
  cities?: [slug: string, name: string, state: string][];
  /** Code and names of a state. */
  states?: string[][];
  /** Paths and titles of guides. */
  guides?: [path: string, title: string][];
  /** A word and its targets: slugs of metals and paths of guides, likeliest first. */
  words?: string[][];
  /** A thing that counts as a metal, and its targets in the same form. */
  things?: string[][];
  items?: Item[];
}

/** A word for a metal or guide. */
export interface Term {
  word: string;
  /** Name of the metal, or title of the guide. */
  title: string;
  /** Such as "/material/copper/". */
  path: string;
  /** The metal's slug; not set for a guide. */
  slug?: string;
  /** True if the word is a thing that merely counts as the metal. */
  isThing?: boolean;
  /** True if the word also names an item, which is counted. */
  isCounted?: boolean;
  /** True if that item is a vehicle. */
  isVehicle?: boolean;
  /** The share of the metal's price that yards pay for the item; undefined for all of it. */
  pays?: number;
}

/** The meaning of a phrase: one or several things of one kind. */
export type Meaning =
  | { kind: "terms"; terms: Term[] }
  | { kind: "state"; code: string; name: string }
  | { kind: "want"; want: Want }
  | { kind: "unlisted"; unlisted: string }
  /** `unlisted` is set for words such as "gold", which alone is a thing that we don't list. */
  | { kind: "filler"; unlisted?: string };

/** One of our cities or metals, by name. */
export interface Name {
  kind: "city" | "material";
  name: string;
  slug: string;
}

/** The words that a search understands, held in an isolate's memory. */
export interface Vocabulary {
  version: string;
  /** By phrase, as normalised by `phraseOf`; metals' own names come first. */
  phrases: ReadonlyMap<string, Meaning>;
  /** Words in phrases that have a page, each with its letters: the possible corrections of a misspelt word. */
  words: ReadonlyMap<string, number>;
  /** The number of words in the longest phrase. */
  longest: number;
  names: Name[];
  /** Our cities with the codes of their states. */
  cities: { slug: string; name: string; state: string }[];
  items: Items;
}

const FAILURE = "Failed to fetch search words";

let held: Vocabulary | undefined;

/**
 * The live dataset's vocabulary, which an isolate reads once per version.
 * @throws DatabaseError
 */
export async function currentVocabulary(store: Store): Promise<Vocabulary> {
  // If this isolate has no words yet, read them in the same round trip.
  const first = held ? undefined : vocabularyParts(store);
  const [dataset, read] = await Promise.all([currentDataset(store, FAILURE), first]);
  const version = dataset?.version ?? "";
  if (held?.version === version) return held;
  const rows = read ?? (await vocabularyParts(store));
  const parts = rows.map(({ words }): VocabularyPart => JSON.parse(words));
  held = vocabularyOf(version, parts);
  return held;
}

/** Combines the parts into one vocabulary. */
function vocabularyOf(version: string, parts: VocabularyPart[]): Vocabulary {
  const items = itemsByPhrase(listed(parts, "items"));
  const phrases = new Map<string, Meaning>();
  for (const [text, meaning] of meaningsIn(parts, items.all)) {
    const phrase = phraseOf(text);
    if (phrase !== "" && !phrases.has(phrase))
      phrases.set(phrase, withItems(meaning, items.byPhrase.get(phrase)));
  }
  const cities = listed(parts, "cities").map(([slug, name, state]) => ({ slug, name, state }));
  const words = new Map<string, number>();
  for (const [phrase, { kind }] of phrases) {
    if (kind === "filler" || kind === "unlisted") continue;
    for (const word of phrase.split(" ")) words.set(word, lettersIn(word));
  }
  return {
    version,
    phrases,
    words,
    longest: Math.max(0, ...[...phrases.keys()].map((phrase) => phrase.split(" ").length)),
    names: [
      ...cities.map(({ name, slug }): Name => ({ kind: "city", name, slug })),
      ...listed(parts, "metals").map(
        ([slug = "", name = ""]): Name => ({ kind: "material", name, slug }),
      ),
    ],
    cities,
    items,
  };
}

/** Joins a list from all parts. */
function listed<Key extends keyof VocabularyPart>(parts: VocabularyPart[], key: Key) {
  return parts.flatMap((part) => (part[key] ?? []) as NonNullable<VocabularyPart[Key]>[number][]);
}

/**
 * The meanings of texts. If a phrase has several, the first wins: a metal's own name, then what people call it, then
 * small words.
 */
function* meaningsIn(
  parts: VocabularyPart[],
  items: Item[],
): Generator<[text: string, meaning: Meaning]> {
  const targets = new Map<string, Omit<Term, "word">>();
  for (const [path, title] of listed(parts, "guides")) targets.set(path, { path, title });
  for (const [slug = "", title = ""] of listed(parts, "metals"))
    targets.set(slug, { slug, title, path: `/material/${slug}/` });
  for (const [slug = "", ...names] of listed(parts, "metals")) {
    for (const word of names)
      yield [word, { kind: "terms", terms: [{ word, ...targets.get(slug)! }] }];
  }
  for (const [code = "", name = "", ...names] of listed(parts, "states")) {
    for (const word of [code, name, ...names]) yield [word, { kind: "state", code, name }];
  }
  const things = [...listed(parts, "things"), ...items.flatMap(wordsFor)];
  for (const [list, isThing] of [[listed(parts, "words"), false] as const, [things, true] as const])
    for (const [word = "", ...leadsTo] of list) {
      const terms = leadsTo.flatMap((target) => targets.get(target) ?? []);
      if (terms.length > 0)
        yield [word, { kind: "terms", terms: terms.map((term) => ({ word, ...term, isThing })) }];
    }
  for (const [want, words] of Object.entries(WANTS)) {
    for (const word of words) yield [word, { kind: "want", want: want as Want }];
  }
  for (const word of UNLISTED) yield [word, { kind: "unlisted", unlisted: word }];
  for (const word of COLOURS) yield [word, { kind: "filler", unlisted: word }];
  for (const word of FILLERS) yield [word, { kind: "filler" }];
}

/** The words for an item, each with its targets. */
function wordsFor({ name, names, unit, metal, guide, listedAs }: Item): string[][] {
  // A model of a car leads only to its guide. A single word may also be a place.
  const isModel = isVehicle({ listedAs });
  const others = isModel || unit === "kg" ? names.filter((each) => /\s/.test(each)) : [];
  const leadsTo = [guide?.path, isModel ? null : metal].filter((target) => target != null);
  return [name, ...others].map((each) => [each, ...leadsTo]);
}

/** Adds to the meaning of a phrase the facts about the items that it also names. */
function withItems(meaning: Meaning, items: Item[] | undefined): Meaning {
  if (meaning.kind !== "terms" || !items) return meaning;
  const counted = { isCounted: true, ...(items.every(isVehicle) && { isVehicle: true }) };
  const terms = meaning.terms.map((term) => {
    const pays = shareOf(items.filter(({ metal }) => metal === term.slug));
    return { ...term, ...counted, ...(pays && { pays }) };
  });
  return { kind: "terms", terms };
}

/** Metals and guides named by a whole text; empty if there are none. */
export function termsCalled({ phrases }: Vocabulary, text: string): Term[] {
  const meaning = phrases.get(phraseOf(text));
  return meaning?.kind === "terms" ? meaning.terms : [];
}

/** Items that a text may mean, by what its other words are in the vocabulary. */
export function itemsNamed({ items, phrases }: Vocabulary, text: string): ItemsMeant {
  return itemsMeant(items, text, (word) => {
    const meaning = phrases.get(word);
    return meaning && (meaning.kind === "filler" ? "filler" : "other");
  });
}

/** The maximum number of terms suggested at once. */
const MAX_TERMS = 5;

/**
 * Metals and guides for a text being typed, one term per page: exact names first, then names that begin with it, then
 * names that contain all its words; within each group, words for metals, then things, then words with only a guide.
 * @throws DatabaseError
 */
export async function termsBeginning(store: Store, text: string): Promise<Term[]> {
  const phrase = comparable(text);
  if (phrase === "") return [];
  const { phrases } = await currentVocabulary(store);
  const words = phrase.split(" ");
  const last = words.pop()!;
  // Compute these once, not for each phrase: normalising a word takes longer than comparing two.
  const [whole, typed, one] = [phraseOf(text), words.map(phraseWord), phraseWord(last)];
  const ranks: Term[][][] = [[], [], []];
  for (const [known, meaning] of phrases) {
    if (meaning.kind !== "terms" || !(known.includes(last) || known.includes(one))) continue;
    const spaced = ` ${known} `;
    if (!spaced.includes(` ${last}`) && !spaced.includes(` ${one} `)) continue;
    if (!typed.every((word) => spaced.includes(` ${word} `))) continue;
    const rank = known === whole ? 0 : known.startsWith(phrase) ? 1 : 2;
    ranks[rank]!.push(meaning.terms);
  }
  const found = ranks
    .flatMap((named) => named.toSorted((a, b) => kindRank(a) - kindRank(b)))
    .flat();
  const byPath = Map.groupBy(found, ({ path }) => path);
  return [...byPath.values()].map(([term]) => term!).slice(0, MAX_TERMS);
}

function kindRank(terms: Term[]): number {
  const metals = terms.filter(({ slug }) => slug !== undefined);
  return metals.length === 0 ? 2 : Number(metals.every(({ isThing }) => isThing));
}
