import { doubleMetaphone } from "double-metaphone";

// The words by which places and metals are found. Publishing makes the words for the indexes, and the site
// those for what a visitor types, with the same functions.

/** Words with two spellings: a place is found by either. */
const SPELLINGS = new Map([
  ["st", "saint"],
  ["mt", "mount"],
]);

/** Lower case, without apostrophes, with one space for anything else that is neither letter nor digit. */
function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

/** A text as plain words in the spelling by which names are compared: "Mt. Isa" is "mount isa". */
export function comparable(text: string): string {
  return plainText(text)
    .split(" ")
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(" ");
}

/** A text as phrases are compared: plain words, each in the singular. */
export function phraseOf(text: string): string {
  return comparable(text).split(" ").map(singular).join(" ");
}

/** A word without a plural's ending: "batteries" is "battery", and "brass" stays. */
export function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, "");
}

/** The words of a name in every spelling, for an index. */
export function indexedWords(name: string): string {
  const words = plainText(name).split(" ");
  const others = words.flatMap((word) =>
    [...SPELLINGS].flatMap(([short, long]) =>
      word === short ? [long] : word === long ? [short] : [],
    ),
  );
  return [...words, ...others].join(" ");
}

/** How the words of a name sound, for names that are misspelt: "parramatta" and "paramata" are both "PRMT". */
export function sounds(name: string): string {
  return plainText(name)
    .split(" ")
    .map((word) => doubleMetaphone(word)[0])
    .filter(Boolean)
    .join(" ");
}

/** The letters and digits that a word has at least once, as the bits of a number; a digit may share a letter's. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** FTS5 expressions for what was typed; none if it has no words. */
export interface Typed {
  /** All of its words, the last one whole. */
  whole: string;
  /** All of its words, of which the last is the beginning of one. */
  begun: string;
  /** All of its sounds; empty if there are none, as in a postcode. */
  sound: string;
}

/** What was typed, or undefined if it has no words. The columns are `words`, `region` and `sounds`. */
export function typedWords(text: string): Typed | undefined {
  const words = plainText(text).split(" ").filter(Boolean);
  if (words.length === 0) return undefined;
  const heard = sounds(text).split(" ").filter(Boolean);
  // A name comes first: otherwise "vic" would find every place in Victoria.
  const conditions = words.map((word, i) =>
    i === 0 ? `words : "${word}"` : `{words region} : "${word}"`,
  );
  return {
    whole: conditions.join(" AND "),
    begun: `${conditions.join(" AND ")} *`,
    sound: heard.map((sound) => `sounds : "${sound}"`).join(" AND "),
  };
}
