import { cutText, MAX_LENGTH } from "./cut-text.ts";

/** Letters, digits and what stands between words; nothing else is worth searching for. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s/_+'’-]*$/u;

/** What programs ask every site for, in search of a weakness. */
const PROBE =
  /^(wp|php\w*|cgi|bin|xmlrpc|admin\w*|vendor|actuator|graphql|config|backup|etc|null)$/i;

/** No word: long numbers, letters without a vowel, or more letters than a name has. */
const NO_WORD = /^(?=.*\d{5})|^[^aeiouy\d]{5,}$|.{21}/i;

/** Folders of the site that say nothing of what is in them. */
const FOLDER = /^(material|category|blog|data|yard|search)$/i;

/**
 * What an address seems to name, as text for a search: "copper prices newcastle" for "/copper-prices-newcastle/". ""
 * for what is no words, such as names of files.
 * @param address the path or a part of it, percent-encoded or not
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
