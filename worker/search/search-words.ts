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

/** The sounds of a place's words, each in the order of the alphabet: two letters may have changed places. */
export function placeSounds(name: string): string[] {
  return sounds(name)
    .split(" ")
    .filter(Boolean)
    .map((sound) => [...sound].sort().join(""));
}

/** The set of a word's letters and digits as bits; a digit may share a letter's bit. */
export function lettersIn(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

/** What to look up for a text: one word, and the words that a place has to have besides. */
interface Wanted {
  word: string;
  others: string[];
}

/** What to look up for a text. */
export interface Typed {
  /** All words, the last one whole. */
  whole: Wanted;
  /** All words, the last one as a beginning. */
  begun: Wanted;
}

/** What to look up for a text; undefined if it has no words. */
export function typedWords(text: string): Typed | undefined {
  const [word, ...others] = plainText(text).split(" ").filter(Boolean);
  if (word === undefined) return undefined;
  const [last, ...before] = others.map((other) => ` ${other} `).reverse();
  return {
    whole: { word, others: others.map((other) => ` ${other} `) },
    begun: { word, others: last ? [...before, last.trimEnd()] : [] },
  };
}
