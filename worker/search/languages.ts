import table from "./languages.csv?raw";
import { comparable } from "./search-words.ts";

/** A row of the table. */
interface Entry {
  /** The tag of its language, as in the attribute `lang`. */
  tag: string;
  text: string;
  /** The same in English, as a search reads it. */
  means: string;
  /**
   * "yes" if it counts only next to another word of its language: "pin", or "of". "always" if it then counts even if it
   * means something in English: "sa" isn't the state.
   */
  beside: string;
}

const ENTRIES = table.split(/\r?\n/).map((row): Entry => {
  const [, tag = "", text = "", means = "", , beside = ""] = row.split(",");
  return { tag, text, means, beside };
});
const BY_KEY = Map.groupBy(ENTRIES, ({ text }) => keyOf(text));

/** Chinese is written without spaces: each character is a word. */
const WORD = /(\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+)/u;
/** The maximum number of words in an entry. */
const MAX_WORDS = 5;
const PLAIN = /^[a-z\d ]+$/i;
const SCRIPTS = ["Han", "Arabic", "Gurmukhi", "Greek", "Devanagari", "Hangul"].map(
  (script) => new RegExp(`\\p{Script=${script}}`, "u"),
);

/** Normalises a text for comparing: without accents, vowel points, case and spaces, which people leave out. */
function keyOf(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u064B-\u0655\u0670\u093C\u0A3C]|[^\p{L}\p{N}\p{M}]/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d");
}

/**
 * Translates a text's words from another language. Returns the text in English, the language's tag, and unknown words
 * in letters other than Latin; undefined if there is no such language. English comes first: a word in Latin letters
 * without accents counts only if it is `unknown` in English.
 */
export function inEnglish(text: string, unknown: string[]) {
  if (unknown.length === 0 && /^[ -~\s]*$/.test(text)) return undefined;
  const left = new Set(unknown.map(keyOf));
  // Words are at odd positions, and the text between them is at even ones.
  const pieces = text.normalize("NFC").split(WORD);
  const matches: NonNullable<ReturnType<typeof matchAt>>[] = [];
  for (let at = 1; at < pieces.length; at += 2) {
    const match = matchAt(pieces, at, left);
    if (!match) continue;
    matches.push(match);
    at = match.end - 1;
  }
  const byTag = Map.groupBy(
    matches.flatMap(({ sure }) => sure),
    ({ tag }) => tag,
  );
  // Choose the language with the most matches; of several, the one that comes first.
  const [tag] = [...byTag].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!tag) return undefined;
  for (const { at, end, entries, sure } of matches) {
    const entry = entries.find((each) => each.tag === tag) ?? sure[0];
    if (entry) pieces.fill("", at, end)[at] = ` ${entry.means} `;
  }
  const isLeft = (piece: string) => WORD.test(piece) && comparable(piece) === "";
  return { text: pieces.join("").trim(), language: tag, others: pieces.filter(isLeft) };
}

/** The longest entries that begin at a position; `sure` has those that do not need another word next to them. */
function matchAt(pieces: string[], at: number, left: ReadonlySet<string>) {
  for (let end = at + 2 * MAX_WORDS - 1; end > at; end -= 2) {
    const words = pieces.slice(at, end).filter((_, i) => i % 2 === 0);
    const typed = words.join(" ");
    const isForeign = words.some((word) => left.has(keyOf(word)) || !PLAIN.test(word));
    const entries = (BY_KEY.get(keyOf(typed)) ?? []).filter(
      ({ text, beside }) => isForeign || (beside === "always" && text === typed),
    );
    // With its accent, "chì" isn't an English word.
    const isAccented = ({ text }: Entry) => !PLAIN.test(text) && text === typed.toLowerCase();
    const sure = entries.filter((entry) => entry.beside === "" || isAccented(entry));
    if (entries.length > 0) return { at, end, entries, sure };
  }
  return undefined;
}

/** The first language in the table that is written in the script of a text; undefined for Latin and unknown scripts. */
export function languageWritten(text: string): string | undefined {
  const letters = SCRIPTS.find((script) => script.test(text));
  return letters && ENTRIES.find((entry) => letters.test(entry.text))?.tag;
}

/** A text in a language of the table that says that our pages are in English and, if `isFound`, that results follow. */
export function saidIn(tag: string, isFound: boolean): string {
  const means = isFound ? "we found" : "our pages";
  return ENTRIES.find((entry) => entry.tag === tag && entry.means === means)?.text ?? "";
}
