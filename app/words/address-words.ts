import { cutText, MAX_LENGTH } from "./cut-text.ts";

/** Matches letters, digits and separators: we search for nothing else. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s/_+'’-]*$/u;

/** Paths that bots request from every site, looking for a weakness. */
const PROBE =
  /^(wp|php\w*|cgi|bin|xmlrpc|admin\w*|vendor|actuator|graphql|config|backup|etc|null)$/i;

/** Matches what is no word: a long number, letters without a vowel, or more letters than any name has. */
const NO_WORD = /^(?=.*\d{5})|^[^aeiouy\d]{5,}$|.{21}/i;

/** Folders of the site whose names don't describe the pages in them. */
const FOLDER = /^(material|category|blog|data|yard|search)$/i;

/**
 * Turns an address into search text: "copper prices newcastle" for "/copper-prices-newcastle/"; "" if it has no
 * words, like a file name.
 * @param address a path or part of one, percent-encoded or not
 */
export function addressWords(address: string): string {
  const [first = "", ...rest] = decoded(address).split("/").filter(Boolean);
  const parts = FOLDER.test(first) && rest.length > 0 ? rest : [first, ...rest];
  const text = parts.join(" ");
  const words = text.split(/[\s_+-]+/).filter(Boolean);
  const isPlain = PLAIN.test(text) && /\p{L}{2}|\d{4}/u.test(text);
  if (!isPlain || words.some((word) => PROBE.test(word) || NO_WORD.test(word))) return "";
  return cutText(words.join(" "), MAX_LENGTH).trim();
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return "";
  }
}
