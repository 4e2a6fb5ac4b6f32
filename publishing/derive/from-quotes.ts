import type { OwnPrice, TakenMetals } from "../../worker/data/schema.ts";
import { materialOfWord, missingCounter } from "../../worker/data/yards/accepted-materials.ts";
import { quotesByPair, type Ranges, rangesIn, rangesOf } from "./prices.ts";
import { type GivenQuote, isNo, newestQuotes } from "./quoted-range.ts";
import type { LiveRows, Row } from "./tables.ts";

/** The columns of a yard that follow from its quotes. */
type SaidOfYard = Pick<Row<"scrapYards">, "takes" | "askedIn" | "ownPrices">;

/** The price ranges that follow from quotes, and what they say of yards, by id. */
export interface Said {
  ranges: Ranges;
  yards: ReadonlyMap<number, SaidOfYard>;
}

/** The number of yards that list each word for what they accept. */
export type TakenWords = ReadonlyMap<string, number>;

/** The data, besides quotes, that they follow from. */
type Known = Pick<LiveRows, "scrapYards" | "materials"> & { words: TakenWords };

/** The ranges and accepted metals that follow from these quotes alone. */
export function saidBy(quotes: Row<"quotes">[], known: Known): Said {
  return { ranges: rangesOf(quotes, known.scrapYards), yards: quotingYards(quotes, known) };
}

/** The ranges and accepted metals of the live data. */
export function saidIn({ prices, scrapYards }: Pick<LiveRows, "prices" | "scrapYards">): Said {
  const yards = scrapYards.map(
    ({ id, takes, askedIn, ownPrices }) => [id, { takes, askedIn, ownPrices }] as const,
  );
  return { ranges: rangesIn(prices), yards: new Map(yards) };
}

/** The words of some yards, added to the counts for others (`known`). */
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
 * The metals that yards with quotes accept, the month of their last quote, and the prices that they agreed to show; a
 * yard has the quotes of yards merged into it. A quote overrides the yard's list, even if it says that the yard does not
 * take the metal.
 */
export function quotingYards(
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
      const takes = takenOf(acceptedMaterials ?? [], own);
      return [[id, { takes, askedIn: months.at(-1)!, ownPrices: ownPricesOf(own, materials) }]];
    }),
  );
}

type NewestQuote = GivenQuote & Pick<Row<"quotes">, "materialId" | "isShown">;

/** The prices that a yard agreed to show, in the order of metals. What anybody else noted later takes their place. */
function ownPricesOf(newest: NewestQuote[], materials: Known["materials"]): OwnPrice[] | null {
  const shown = newest.filter((quote) => quote.isShown && !isNo(quote));
  const prices = materials.flatMap(({ id, slug }) =>
    shown
      .filter(({ materialId }) => materialId === id)
      .map(({ lowCents, highCents, quotedOn }): OwnPrice => [slug, lowCents, highCents, quotedOn]),
  );
  return prices.length > 0 ? prices : null;
}

/**
 * Returns a function that gives the metals that a yard accepts, by its list and its newest quotes; null if the list is
 * right. If a word covers both a metal that the yard does not take and others that it does, as "Copper" covers bright
 * wire, it is replaced by the words for the others.
 */
function takenReader(materials: Known["materials"], words: TakenWords) {
  const slugs = materials.map(({ slug }) => slug);
  const slugOf = new Map(materials.map(({ id, slug }) => [id, slug]));
  const missingFor = missingCounter(slugs, materials);
  const missingOf = (list: string[]) => missingFor({ materials: new Set(list) });
  const means = (word: string) => materialOfWord(word, materials)?.slug;
  // The word that most yards use for a metal, because the directory filters by it.
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
