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
  return byPhrase.get(phraseOf(sizesApart(text))) ?? [];
}

/** The items that a text may mean. */
export interface ItemsMeant {
  items: Item[];
  /** Whether every word of it is one of theirs; otherwise it has a size, or a word, that none of them has. */
  isSure: boolean;
}

/**
 * The items that a text may mean, none if it means none: those that are called what it ends with or holds, as far as
 * its further words are theirs, too. "Electric hot water system" is each electric one, and "15mm copper pipe" one.
 * @param wordKind whether a word says nothing ("filler") or means something else; undefined if it is not known
 */
export function itemsMeant(
  { byPhrase }: Items,
  text: string,
  wordKind: (phrase: string) => "filler" | "other" | undefined,
): ItemsMeant {
  const words = phraseOf(sizesApart(text)).split(" ");
  for (let length = words.length; length > 0; length--) {
    for (let end = words.length; end >= length; end--) {
      const start = end - length;
      const found = byPhrase.get(words.slice(start, end).join(" "));
      if (!found) continue;
      const [before, after] = [words.slice(0, start), words.slice(end)].map((rest) =>
        rest.filter((word) => wordKind(word) !== "filler" || SIZE.test(word)),
      ) as [string[], string[]];
      const own = found.filter((item) => {
        const known = wordsOf(item);
        return [...before, ...after].every((word) => known.has(word));
      });
      if (own.length > 0) return { items: own, isSure: true };
      const strange = [...before, ...after].filter((word) => !SIZE.test(word));
      if (strange.some((word) => wordKind(word) !== undefined)) continue;
      // The last word says what a thing is: "car seats" are no cars.
      if (after.every((word) => SIZE.test(word))) return { items: found, isSure: false };
    }
  }
  return { items: [], isSure: false };
}

/** A number or its unit, as `sizesApart` writes them. */
const SIZE =
  /^(?:\d+|mm2?|cm|inch|half|quarter|three|one|two|foot|ft|l|litre|gallon|kg|v|volt|amp|ah|w|watt|kw|hp)$/;

/** A text with its sizes as words of their own, as items have them: "15mm" is "15 mm", and 1/2" "half inch". */
function sizesApart(text: string): string {
  return text
    .replaceAll(/(\d)\s*(?:inch(?:es)?\b|in\b|["”])/gi, "$1 inch")
    .replaceAll(/\b1\/2 inch/g, "half inch")
    .replaceAll(/\b3\/4 inch/g, "three quarter inch")
    .replaceAll(/(?<![\d./] ?)1 inch/g, "one inch")
    .replaceAll(/(\d)\s*(mm|cm|kg|ah|v|w|l)(?![a-z])/gi, "$1 $2 ")
    .replaceAll(/(\d)\s*(?:litres?|liters?|lt)\b/gi, "$1 l");
}

function wordsOf({ name, names, slug }: Item): Set<string> {
  return new Set([slug, name, ...names].flatMap((each) => phraseOf(sizesApart(each)).split(" ")));
}

/** Items by what they are called. */
export function itemsByPhrase(all: Item[]): Items {
  const called = all.flatMap((item) => {
    const phrases = new Set(
      [item.slug, item.name, ...item.names].map((name) => phraseOf(sizesApart(name))),
    );
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
