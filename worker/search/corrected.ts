import { type Measure, measuresIn } from "../amounts/amounts.ts";
import { foundIn, isUnknown, NOWHERE } from "./found.ts";
import { correctedWords } from "./misspelt.ts";
import { type Part, partsOf, type ReadWords, textOf, wordsOf } from "./phrases.ts";
import type { Term, Vocabulary } from "./vocabulary.ts";

/** A text with its unknown words corrected, except in `known` spans; undefined if there is nothing to correct. */
export function withCorrections(
  vocabulary: Vocabulary,
  { words, parts }: ReadWords,
  measures: Measure[],
  known: { start: number; end: number }[] = [],
): ReadWords | undefined {
  const typed = words.map(({ word }) => word);
  const isKnown = (part: Part) =>
    known.some(({ start, end }) => part.start >= start && part.end <= end);
  const unknown = parts
    .filter((part) => isUnknown(part) && !isKnown(part))
    .map(({ start, end }) => textOf(words.slice(start, end)));
  const corrected = correctedWords(vocabulary, typed, unknown);
  const others = corrected?.map((word, i) => ({ ...words[i]!, word }));
  return others && { words: others, parts: partsOf(vocabulary, others, measures) };
}

/** The spans of a text that name goods, the goods they name, and the unknown words. Places are not looked up. */
export function goodsIn(
  vocabulary: Vocabulary,
  text: string,
): { goods: { start: number; end: number }[]; subjects: Term[][]; unknown: string[] } {
  const [words, measures] = [wordsOf(text), measuresIn(text)];
  const exact = { words, parts: partsOf(vocabulary, words, measures) };
  const read = withCorrections(vocabulary, exact, measures) ?? exact;
  const goods = read.parts.flatMap(({ start, end, meaning }) =>
    meaning?.kind === "terms" ? [{ start: words[start]!.start, end: words[end - 1]!.end }] : [],
  );
  const { subjects, unknown } = foundIn(read.words, read.parts, NOWHERE);
  return { goods, subjects, unknown };
}
