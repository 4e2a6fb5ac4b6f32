import { doubleMetaphone } from "double-metaphone";
import sameWords from "./same-words.json" with { type: "json" };

// Normalises the words by which metals and places are found. Publishing uses the same functions for the index as the
// site does for visitors' texts.

/** Other spellings of words, in the singular, each with the spelling that is used to compare phrases. */
const SAME_WORD = new Map(Object.entries(sameWords));

/**
 * Normalises a text for comparing words: lower case, without accents, apostrophes and the points of "N.S.W.", and with
 * one space for anything other than letters and digits.
 */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .replaceAll(/\b([a-z])\.(?=[a-z]\b)/gi, "$1")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Normalises a text for comparing phrases: like `comparable`, with each word in the singular and one spelling. */
export function phraseOf(text: string): string {
  return comparable(text).split(" ").map(phraseWord).join(" ");
}

/** A word as normalised in phrases: "tyre" for "tires". */
export function phraseWord(word: string): string {
  const one = singular(word);
  return SAME_WORD.get(one) ?? one;
}

/** The singular of a word: "battery" for "batteries", but "brass" stays. */
export function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

/** The sound of a name's words, to match misspellings: "parramatta" and "paramata" are both "PRMT". */
export function sounds(name: string): string {
  return comparable(name)
    .split(" ")
    .map((word) => doubleMetaphone(word)[0])
    .filter(Boolean)
    .join(" ");
}

/** The set of a word's letters and digits as bits; a digit may share a letter's bit. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}
