import likely from "./spam-likely.txt?raw";
import sure from "./spam-sure.txt?raw";

/** Any one of these marks a text as advertising. Casino is also a town, and Seo a surname. */
const SURE = patterns(sure);

/** Two of these, or one plus a link outside .au, mark a text as advertising. */
const LIKELY = patterns(likely);

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+/g;
/** Domains that spammers favour, and link shorteners. */
const CHEAP =
  /\.(xyz|top|click|casino|bet|loan|icu|ru|win|buzz)(?=[/:?#]|$)|\/\/(bit\.ly|t\.me|tinyurl\.com)\//;
/** A genuine message has no more links than this. */
const MAX_LINKS = 4;

/**
 * True if a visitor's text is plainly an advertisement, such as for casinos, search rankings, loans or shops, or has
 * little but links. One link to a yard or a price list is fine.
 */
export function looksLikeSpam(text: string): boolean {
  const plain = text.normalize("NFKC").toLowerCase();
  const links = plain.match(LINK) ?? [];
  if (links.length > MAX_LINKS || SURE.some((sure) => sure.test(plain))) return true;
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
