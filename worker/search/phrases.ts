import type { Measure } from "../amounts/amounts.ts";
import { comparable, phraseOf } from "./search-words.ts";
import type { Meaning, Vocabulary } from "./vocabulary.ts";

/** A word of a text, normalised for comparing, and its position. */
export interface Word {
  word: string;
  /** As typed. */
  typed: string;
  start: number;
  end: number;
}

/** A run of words in a text, by their indexes, and its meaning; without any if it is unknown. */
export interface Part {
  start: number;
  end: number;
  meaning?: Meaning;
  measure?: Measure;
  /** Set if they are part of a place's name, or of a street before it. */
  place?: "place" | "street";
}

/** The costs of parts: the best reading has few, long parts that name as few things as possible. */
const COSTS = { filler: 1, state: 1, want: 1.5, terms: 2, unlisted: 2, unknown: 10 };
/** An amount is preferred to small words, unless its words are a name: "44 gallon drum". */
const MEASURE = 0.9;
/** "A trailer full of" and "a box of" are preferably requests and small words. */
const HELD = 2.6;
/** "Steel a tonne" asks for a price. */
const UNIT_ALONE = 1.6;

/** A small number that isn't an amount is never a place: "#2 copper". */
const NUMBER = /^\d{1,3}$/;
const FILLER: Meaning = { kind: "filler" };
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/** The words of a text, and the parts of one reading of them. */
export interface ReadWords {
  words: Word[];
  parts: Part[];
}

/** The words of a text. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
    const word = comparable(typed).replaceAll(" ", "");
    return word === "" ? [] : [{ word, typed, start: index, end: index + typed.length }];
  });
}

/** Joins words into one text, normalised for comparing. */
export function textOf(words: Word[]): string {
  return words.map(({ word }) => word).join(" ");
}

/** The year of a car: "2004 Commodore" or "03 corolla"; after the name, also "hiace 98". */
const [YEAR, YEAR_BEHIND] = [
  /^(?:19[5-9]\d|20[0-3]\d|0\d)$/,
  /^(?:19[5-9]\d|20[0-3]\d|[7-9]\d|0\d)$/,
];

/**
 * Splits words into phrases and measures. Chooses the reading that leaves the fewest words unknown and names the fewest
 * things.
 */
export function partsOf(
  { phrases, longest }: Vocabulary,
  words: Word[],
  measures: Measure[],
): Part[] {
  // The cheapest reading of the words up to each position.
  const best: { cost: number; parts: Part[] }[] = [{ cost: 0, parts: [] }];
  const measured = measures.flatMap((measure) => measuredWords(words, measure));
  const offer = (part: Part, more: number) => {
    const before = best[part.start]!;
    const cost = before.cost + more;
    if (cost < (best[part.end]?.cost ?? Number.POSITIVE_INFINITY))
      best[part.end] = { cost, parts: [...before.parts, part] };
  };
  for (let end = 1; end <= words.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const typed = textOf(words.slice(start, end));
      const meaning = phrases.get(phraseOf(typed)) ?? (NUMBER.test(typed) ? FILLER : undefined);
      if (meaning) offer({ start, end, meaning }, COSTS[meaning.kind]);
      else if (end - start === 1) offer({ start, end }, COSTS.unknown);
    }
    for (const part of measured.filter((each) => each.end === end))
      offer(part, costOf(part, phrases, words));
  }
  const { parts } = best[words.length]!;
  const isCar = (part: Part | undefined) =>
    part?.meaning?.kind === "terms" && part.meaning.terms.some(({ isVehicle }) => isVehicle);
  const isFiller = ({ meaning }: Part) => meaning?.kind === "filler";
  return parts.map((part, i) => {
    const year = part.end - part.start === 1 ? words[part.start]!.word : "";
    if (!YEAR_BEHIND.test(year)) return part;
    const before = parts.slice(0, i).findLast((other) => !isFiller(other));
    const after = parts.slice(i + 1).find((other) => !isFiller(other));
    const isYear = isCar(before) || (YEAR.test(year) && isCar(after));
    return isYear ? { start: part.start, end: part.end, meaning: FILLER } : part;
  });
}

/** The words of a measure; none if it is part of one word. */
function measuredWords(words: Word[], measure: Measure): Part[] {
  const start = words.findIndex((word) => word.start >= measure.start);
  const end = words.findLastIndex((word) => word.end <= measure.end) + 1;
  return start >= 0 && end > start ? [{ start, end, measure }] : [];
}

function costOf({ end, measure }: Part, phrases: Vocabulary["phrases"], words: Word[]): number {
  if (measure?.kind === "held") return HELD;
  if (measure?.kind === "size") {
    // "4WD" is a car as well as a size.
    const own = phrases.get(words[end - 1]!.word);
    return own?.kind === "terms" ? COSTS.terms + 1 : MEASURE;
  }
  if (measure?.kind !== "amount") return MEASURE;
  const next = words[end]?.word ?? "";
  // "Copper 2830" has a postcode, but "3000 cans" does not.
  if (!measure.unit && /^\d{4}$/.test(measure.figures)) {
    const following = [3, 2, 1]
      .map((length) => textOf(words.slice(end, end + length)))
      .find((text) => phrases.get(phraseOf(text))?.kind === "terms");
    return following?.endsWith("s") ? MEASURE : COSTS.unknown + 1;
  }
  if (measure.isArticle) return COSTS.filler;
  const isUnit = measure.unit !== undefined && measure.figures === "1" && next === "";
  return isUnit ? UNIT_ALONE : MEASURE;
}
