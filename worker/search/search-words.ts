import { doubleMetaphone } from "double-metaphone";

// Words by which places and metals are found. Publishing uses the same functions for the index as the site does
// for visitors' texts.

/** Words with two spellings, of which either finds a place. */
const SPELLINGS = new Map([
  ["st", "saint"],
  ["mt", "mount"],
]);

/** Lower case, without apostrophes, and with one space for anything else but letters and digits. */
function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** Normalises a text for comparing names: "Mt. Isa" becomes "mount isa". */
export function comparable(text: string): string {
  return plainText(text)
    .split(" ")
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(" ");
}

/** Normalises a text for comparing phrases: like `comparable`, with each word in the singular. */
export function phraseOf(text: string): string {
  return comparable(text).split(" ").map(singular).join(" ");
}

/** The singular of a word: "battery" for "batteries", but "brass" stays. */
export function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

/** A name's words in every spelling, for an index. */
export function indexedWords(name: string): string {
  const words = plainText(name).split(" ");
  const others = words.flatMap((word) =>
    [...SPELLINGS].flatMap(([short, long]) =>
      word === short ? [long] : word === long ? [short] : [],
    ),
  );
  return [...words, ...others].join(" ");
}

/** The sound of a name's words, to match misspellings: "parramatta" and "paramata" are both "PRMT". */
export function sounds(name: string): string {
  return plainText(name)
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

/** FTS5 expressions for a text. */
export interface Typed {
  /** All words, the last one whole. */
  whole: string;
  /** All words, the last one as a prefix. */
  begun: string;
  /** All sounds; empty if there are none, as in a postcode. */
  sound: string;
}

/** FTS5 expressions for a text, on the columns `words`, `region` and `sounds`; undefined if it has no words. */
export function typedWords(text: string): Typed | undefined {
  const words = plainText(text).split(" ").filter(Boolean);
  if (words.length === 0) return undefined;
  const heard = sounds(text).split(" ").filter(Boolean);
  // Only later words may match the region: otherwise "vic" would find every place in Victoria.
  const conditions = words.map((word, i) =>
    i === 0 ? `words : "${word}"` : `{words region} : "${word}"`,
  );
  return {
    whole: conditions.join(" AND "),
    begun: `${conditions.join(" AND ")} *`,
    sound: heard.map((sound) => `sounds : "${sound}"`).join(" AND "),
  };
}
