import { phraseOf } from "./search-words.ts";

/** Units for amounts of an item: pieces, metres, square metres, or kilograms of a grade that sells separately. */
export type ItemUnit = "piece" | "m" | "m2" | "kg";

/** A thing that people sell whole. */
export interface Item {
  slug: string;
  name: string;
  unit: ItemUnit;
  /** Grams per unit, from light to heavy; null if no source gives them. */
  grams: [light: number, heavy: number] | null;
  /** True if the weight is computed or its source is weak. */
  isAbout: boolean;
  /** True if the weight is general knowledge, because no suitable source was read. */
  isWeak?: true;
  /** The slug of the metal whose price applies; null if yards buy it in another way. */
  metal: string | null;
  /** The estimated share of that price that yards pay for it, 0.68 for light steel; undefined for all of it. */
  pays?: number;
  /** The slug under which yards list it, if not the metal's. */
  listedAs: string | null;
  /** How yards buy it whole ("as light steel"); null if no source says. */
  bought: string | null;
  /** Its materials. */
  madeOf: string;
  /** Advice in sentences on what changes its price and what to know before selling it; null if there is none. */
  advice: string | null;
  /** Sentences on the sources of its weight and the rest. */
  source: string;
  /** A guide with more about it. */
  guide: { path: string; title: string } | null;
  /** Other names for it; several items may share one. */
  names: string[];
}

/** Items, and the same by name. */
export interface Items {
  all: Item[];
  byPhrase: ReadonlyMap<string, Item[]>;
}

/** The item with a slug; undefined if there is none. */
export function itemWithSlug({ all }: Items, slug: string): Item | undefined {
  return all.find((item) => item.slug === slug);
}

/** Items with this name, singular or plural; empty if there are none. */
export function itemsCalled({ byPhrase }: Items, text: string): Item[] {
  return byPhrase.get(phraseOf(sizesApart(text))) ?? [];
}

/** True for vehicles, which have a guide of their own. */
export function isVehicle({ listedAs }: { listedAs: string | null }): boolean {
  return listedAs === "whole-vehicles";
}

/** True for a name that suits any vehicle ("dead cars"), but not for a model ("Falcon ute"). */
export function isVehicleKind(name: string): boolean {
  const kind =
    /^(?:(?:old|dead|junk|scrap|wrecked) )*(?:car|vehicle|ute|van|wagon|truck|4wd|suv)s?$/i;
  return kind.test(name);
}

/** The share of a metal's price that yards pay for some items; undefined if it is all of it, or if the items differ. */
export function shareOf(items: Item[]): number | undefined {
  const [share, ...others] = new Set(items.map(({ pays }) => pays));
  return others.length === 0 ? share : undefined;
}

/**
 * The grade as which yards buy some items by weight: light gauge steel for fridges; undefined if none sells separately.
 */
export function gradeOf({ all }: Items, items: Item[]): Item | undefined {
  const kindOf = ({ metal, pays, listedAs }: Item) => `${metal} ${pays} ${listedAs}`;
  const [kind, ...others] = new Set(items.map(kindOf));
  const isGrade = (item: Item) => item.unit === "kg" && item.pays && kindOf(item) === kind;
  return others.length === 0 ? all.find(isGrade) : undefined;
}

/** Items that a text may mean. */
export interface ItemsMeant {
  items: Item[];
  /** True if all words of the text belong to them; false if it has a size or word that none of them has. */
  isSure: boolean;
}

/**
 * Items that a text may mean; empty if it means none. Matches names that the text ends with or contains, if its other
 * words fit, too: "Electric hot water system" is each electric one, "15mm copper pipe" just one.
 * @param wordKind returns "filler" for a word without meaning, "other" for a word that means something else, and
 * undefined for an unknown word
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
        const known = new Set(phrasesOf(item).flatMap((phrase) => phrase.split(" ")));
        return [...before, ...after].every((word) => known.has(word));
      });
      if (own.length > 0) return { items: own, isSure: true };
      const strange = before.filter((word) => !SIZE.test(word));
      if (strange.some((word) => wordKind(word) !== undefined)) continue;
      // The last word determines the thing: "car seats" are not cars.
      if (after.every((word) => SIZE.test(word))) return { items: found, isSure: false };
    }
  }
  return { items: [], isSure: false };
}

/** A number or its unit, as `sizesApart` writes them. */
const SIZE =
  /^(?:\d+|mm2?|cm|inch|half|quarter|three|one|two|foot|ft|l|litre|gallon|kg|v|volt|amp|ah|w|watt|kw|hp)$/;

/** A text with its sizes as separate words, as in items' names: "15mm" becomes "15 mm", and 1/2" "half inch". */
function sizesApart(text: string): string {
  return text
    .replaceAll(/(\d)\s*(?:mm\s?(?:²|2\b)|sq(?:uare)?\.?\s?mm\b)/gi, "$1 mm")
    .replaceAll(/(\d)\s*(?:inch(?:es)?\b|in\b|["”])/gi, "$1 inch")
    .replaceAll(/\b1\/2 inch/g, "half inch")
    .replaceAll(/\b3\/4 inch/g, "three quarter inch")
    .replaceAll(/(?<![\d./] ?)1 inch/g, "one inch")
    .replaceAll(/(\d)\s*(mm|cm|kg|hp|kw|ah|v|w|l)(?![a-z])/gi, "$1 $2 ")
    .replaceAll(/(\d)\s*(?:litres?|liters?|lt)\b/gi, "$1 l");
}

/** Indexes items by their names. */
export function itemsByPhrase(all: Item[]): Items {
  const byPhrase = new Map<string, Item[]>();
  for (const item of all) {
    for (const phrase of new Set(phrasesOf(item)))
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), item]);
  }
  return { all, byPhrase };
}

function phrasesOf({ slug, name, names }: Item): string[] {
  return [slug, name, ...names].map((each) => phraseOf(sizesApart(each)));
}
