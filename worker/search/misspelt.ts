import leven from "leven";
import englishWords from "./english-words.txt?raw";
import { lettersIn, phraseOf, sounds } from "./search-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The minimum length of a word to correct; shorter ones are too often other words. */
export const MIN_LETTERS = 5;

let english: Set<string> | undefined;

/** True for a common English word of five letters or more, which isn't a misspelling. */
export function isEnglish(word: string): boolean {
  english ??= new Set(englishWords.split(/\s+/));
  return english.has(word);
}

/**
 * Corrects a text: replaces unknown words of five letters or more, unless they are English, with similar known ones;
 * undefined if there are none to replace. Each word keeps its position in the list.
 */
export function correctedWords(
  vocabulary: Vocabulary,
  words: string[],
  unknown: string[],
): string[] | undefined {
  const corrected = words.map((word) =>
    unknown.includes(word) ? (likeliest(vocabulary, word) ?? word) : word,
  );
  return corrected.some((word, i) => word !== words[i]) ? corrected : undefined;
}

/** The known word most like a word or its singular, in the plural if that was typed; undefined if none is similar. */
function likeliest({ words }: Vocabulary, typed: string): string | undefined {
  if (typed.length < MIN_LETTERS || /\d/.test(typed) || isEnglish(typed)) return undefined;
  // Allow one wrong letter, or two in words of eight letters or more; one more if both words sound alike.
  const wrong = typed.length >= 8 ? 2 : 1;
  // "Stainles" isn't a plural.
  const forms = [...new Set([typed, phraseOf(typed)])].map(
    (form) => [form, lettersIn(form)] as const,
  );
  let best: { known: string; distance: number; asTyped: number } | undefined;
  for (const [known, letters] of words) {
    if (known.length < MIN_LETTERS - 1 || Math.abs(known.length - typed.length) > 3) continue;
    const most = Math.min(wrong + 1, best?.distance ?? Number.POSITIVE_INFINITY);
    // This rules out nearly all words cheaply, because a mistake adds a letter, drops one or does both.
    const similar = forms.filter(([, typed]) => differing(typed, letters) <= 2 * most);
    const distance = Math.min(...similar.map(([form]) => distanceOf(form, known)));
    if (distance > most) continue;
    const sound = sounds(known);
    if (known[0] !== typed[0] && !forms.some(([form]) => sounds(form) === sound)) continue;
    // "Cataly" is the beginning of "catalytic", and not a misspelt "cattle".
    if (distance > wrong && (sounds(typed) !== sound || isBeginning(typed, words))) continue;
    // "Fram" is as near to "frag" as to "frame", but "frams" is nearer to "frame".
    const asTyped = distanceOf(typed, known);
    if (distance === best?.distance && asTyped >= best.asTyped) continue;
    best = { known, distance, asTyped };
  }
  if (!best || forms.length === 1 || best.known.endsWith("s")) return best?.known;
  // Whoever types a plural should read one: "frams" are "frames".
  return best.known.replace(/(?<=[^aeiou])y$/, "ie").concat("s");
}

function isBeginning(typed: string, words: Vocabulary["words"]): boolean {
  return [...words.keys()].some((known) => known.startsWith(typed) && known !== typed);
}

/** A lower bound on the number of letters that only one of two words has. */
function differing(letters: number, others: number): number {
  let count = 0;
  for (let bits = letters ^ others; bits !== 0; bits &= bits - 1) count++;
  return count;
}

/** Levenshtein distance, except that two swapped neighbours count as one mistake. */
export function distanceOf(word: string, known: string): number {
  return isSwapped(word, known) ? 1 : leven(word, known);
}

function isSwapped(word: string, known: string): boolean {
  const i = [...word].findIndex((letter, at) => letter !== known[at]);
  return (
    i >= 0 &&
    word[i] === known[i + 1] &&
    word[i + 1] === known[i] &&
    word.slice(i + 2) === known.slice(i + 2)
  );
}
