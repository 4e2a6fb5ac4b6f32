import type { TakenMetals } from "../../worker/data/schema.ts";
import { materialOfWord, missingCounter } from "../../worker/data/yards/accepted-materials.ts";
import { quotesByPair, type Ranges, rangesIn, rangesOf } from "./prices.ts";
import { type GivenQuote, isNo, newestQuotes } from "./quoted-range.ts";
import type { LiveRows, Row } from "./tables.ts";

/** What follows from what yards said: the ranges of prices, and of yards by their ids what they take. */
export interface Said {
  ranges: Ranges;
  yards: ReadonlyMap<number, Pick<Row<"scrapYards">, "takes" | "askedIn">>;
}

/** How many yards list each word for what they take. */
export type TakenWords = ReadonlyMap<string, number>;

/** What it follows from besides quotes. */
type Known = Pick<LiveRows, "scrapYards" | "materials"> & { words: TakenWords };

/** What follows from these quotes alone. */
export function saidBy(quotes: Row<"quotes">[], known: Known): Said {
  return { ranges: rangesOf(quotes, known.scrapYards), yards: askedYards(quotes, known) };
}

/** What followed from quotes in what is live. */
export function saidIn({ prices, scrapYards }: Pick<LiveRows, "prices" | "scrapYards">): Said {
  const yards = scrapYards.map(({ id, takes, askedIn }) => [id, { takes, askedIn }] as const);
  return { ranges: rangesIn(prices), yards: new Map(yards) };
}

/** The words of some yards, beside those of others (`known`). */
export function wordsOf(
  yards: Known["scrapYards"],
  known?: Iterable<[string, number]>,
): TakenWords {
  const words = new Map(known);
  for (const { acceptedMaterials } of yards)
    for (const word of acceptedMaterials ?? []) words.set(word, 1 + (words.get(word) ?? 0));
  return words;
}

/**
 * What the yards take that were asked, with those that were merged into them, and the month in which that was. What a
 * yard says it pays for a metal stands before its list, as does that it takes none of it.
 */
export function askedYards(
  quotes: Row<"quotes">[],
  { scrapYards, materials, words }: Known,
): Said["yards"] {
  const placed = [...quotesByPair(quotes, scrapYards).values()].flatMap(newestQuotes);
  const byYard = Map.groupBy(placed, ({ yard }) => yard);
  const takenOf = takenReader(materials, words);
  return new Map(
    scrapYards.flatMap(({ id, acceptedMaterials }) => {
      const own = byYard.get(id);
      if (!own) return [];
      const months = own.map(({ quotedOn }) => quotedOn.slice(0, 7)).sort();
      return [[id, { takes: takenOf(acceptedMaterials ?? [], own), askedIn: months.at(-1)! }]];
    }),
  );
}

type NewestQuote = GivenQuote & Pick<Row<"quotes">, "materialId">;

/**
 * A function that says what a yard takes by its list and by what it said last; null where the list says just that. Where
 * others are bought by the word of a metal that it does not take, as bright wire is by "Copper", their own words take its
 * place.
 */
function takenReader(materials: Known["materials"], words: TakenWords) {
  const slugs = materials.map(({ slug }) => slug);
  const slugOf = new Map(materials.map(({ id, slug }) => [id, slug]));
  const missingFor = missingCounter(slugs, materials);
  const missingOf = (list: string[]) => missingFor({ materials: new Set(list) });
  const means = (word: string) => materialOfWord(word, materials)?.slug;
  // The word that most yards have for it, which the directory filters by.
  const usual = new Map(materials.map(({ slug, name }) => [slug, name]));
  for (const [word] of [...words].sort(([a, m], [b, n]) => m - n || (a < b ? 1 : -1)))
    if (means(word)) usual.set(means(word)!, word);
  const wordFor = (slug: string) => usual.get(slug)!;
  return (list: string[], said: NewestQuote[]): TakenMetals | null => {
    const pays = new Map(said.map((quote) => [slugOf.get(quote.materialId), !isNo(quote)]));
    const isDeclined = (slug = "") => pays.get(slug) === false;
    const unlisted = missingOf(list);
    const taken = slugs.filter((slug) => pays.get(slug) ?? !unlisted.includes(slug));
    const left = list.filter((word) => !isDeclined(means(word)));
    const lacking = missingOf(left);
    const all = [...left, ...taken.filter((slug) => lacking.includes(slug)).map(wordFor)];
    const missing = missingOf(all);
    const except = slugs.filter((slug) => isDeclined(slug) && !missing.includes(slug));
    const isAsListed = all.join("\n") === list.join("\n") && except.length === 0;
    return isAsListed ? null : { words: all, except };
  };
}
