import likely from "./spam-likely.txt?raw";
import sure from "./spam-sure.txt?raw";

/** Each of these alone makes an advertisement. Casino is also a town, and SEO a name. */
const SURE = patterns(sure);

/** Two of these, or one with a link, make an advertisement. */
const LIKELY = patterns(likely);

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/g;
/** Addresses that cost next to nothing or hide their target. */
const CHEAP =
  /\.(xyz|top|click|casino|bet|loan|icu|ru|win|buzz)(?=[/:?#]|$)|\/\/(bit\.ly|t\.me|tinyurl\.com)\//;
/** The most links in a real message. */
const MOST_LINKS = 4;

/**
 * True if a visitor's text is plainly an advertisement, such as for casinos, search rankings, loans or shops, or has
 * little but links. One link to a yard or a price list is fine.
 */
export function looksLikeSpam(text: string): boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  const links = plain.match(LINK) ?? [];
  if (links.length > MOST_LINKS || SURE.some((sure) => sure.test(plain))) return true;
  const signs = LIKELY.filter((likely) => likely.test(plain)).length;
  const isLinked = links.some((link) => !/\.au(?=[/:?#]|$)/.test(link));
  const isCheap = links.some((link) => CHEAP.test(link));
  return signs + Number(isLinked) + Number(isCheap) > 1;
}

/** Reads regular expressions, one per line. */
function patterns(lines: string): RegExp[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => new RegExp(line));
}
