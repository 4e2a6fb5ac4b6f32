import { phraseOf } from "./search-words.ts";

/** How many of an item there are is said in pieces, metres or square metres. */
export type ItemUnit = "piece" | "m" | "m2";

/** A thing that people sell whole. */
export interface Item {
  slug: string;
  name: string;
  unit: ItemUnit;
  /** Grams of a unit, from light to heavy; null where no source says. */
  grams: [light: number, heavy: number] | null;
  /** Whether the weight is computed, or its source is weak. */
  isAbout: boolean;
  /** The slug of the metal whose price applies; null where yards buy it in another way. */
  metal: string | null;
  /** What yards list it as, if not as the metal: their word as a slug. */
  listedAs: string | null;
  /** How yards buy it whole: "as light steel"; null if no source says. */
  bought: string | null;
  /** What it is made of. */
  madeOf: string;
  /** What changes its price, and what to know before it is sold, in sentences; null if there is nothing. */
  advice: string | null;
  /** Where its weight and all that come from, in sentences. */
  source: string;
  /** A guide that says more. */
  guide: { path: string; title: string } | null;
  /** What else people call it; other items may be called the same. */
  names: string[];
}

/** Items with what they are called. */
export interface Items {
  all: Item[];
  byPhrase: ReadonlyMap<string, Item[]>;
}

/** The item with a slug; undefined if there is none. */
export function itemWithSlug({ all }: Items, slug: string): Item | undefined {
  return all.find((item) => item.slug === slug);
}

/** The items that are called a text, in the singular or the plural; none if none is. */
export function itemsCalled({ byPhrase }: Items, text: string): Item[] {
  return byPhrase.get(phraseOf(text)) ?? [];
}

/** Items by what they are called. */
export function itemsByPhrase(all: Item[]): Items {
  const called = all.flatMap((item) => {
    const phrases = new Set([item.slug, item.name, ...item.names].map(phraseOf));
    return [...phrases].map((phrase) => ({ phrase, item }));
  });
  const byPhrase = Map.groupBy(called, ({ phrase }) => phrase);
  return {
    all,
    byPhrase: new Map(
      [...byPhrase].map(([phrase, found]) => [phrase, found.map(({ item }) => item)]),
    ),
  };
}
