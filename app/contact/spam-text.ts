/** Each of these alone makes an advertisement. Casino is also a town, and SEO a name. */
const SURE = [
  /\b(online|crypto|live|mobile|real money) (casinos?|slots?|poker|gambling|betting)\b/,
  /\bcasino (bonus(es)?|games?|sites?|online)\b|\bfree spins\b|\bno deposit bonus\b|\bslot gacor\b/,
  /\bsports ?(betting|book)\b|\bbetting (tips|site|odds)\b/,
  /\bsearch engine (optimi[sz]ation|rankings?|traffic)\b|\bseo (services?|packages?|audit|agency|expert|company|report)\b/,
  /\b(rank\w*|page (one|1)|first page of|top (of|spot|positions?|results?))\b[^.!?\n]{0,40}\bgoogle\b|\bgoogle (rankings?|maps ranking)\b/,
  /\bback-?links?\b|\bguest posts?\b|\blink building\b|\bdomain (authority|rating)\b|\bsponsored (post|article)s?\b/,
  /\b(web ?site|web) (redesign|design services|development services)\b|\bredesign (of )?your (web ?)?site\b/,
  /\b(digital|social media|email|content) marketing\b|\bexplainer videos?\b|\blead generation\b/,
  /\b(instagram|tiktok|youtube|facebook) (followers|likes|subscribers|views)\b/,
  /\b(more|increase|boost|drive|organic|targeted) (\w+ )?(web ?site )?(traffic|visitors)\b/,
  /\b(viagra|cialis|levitra|xanax|tramadol|ozempic)\b|\bonline pharmacy\b|\bweight loss (pills?|supplements?)\b/,
  /\b(porn\w*|xxx|escort (girls?|services?|agency)|hot (girls|singles)|adult dating|onlyfans)\b/,
  /\b(payday|unsecured|instant|business) (loans?|funding)\b|\bworking capital\b/,
  /\b(bitcoin|crypto\w*|forex|binary options?) (trading|invest\w*|profits?|signals|recovery)\b/,
  /\b(replica|fake|knock-?off) (watch\w*|rolex|handbags?|sneakers|passports?)\b|\bessay writing\b/,
  /<a\s+href|\[url[=\]]/,
];

/** Two of these, or one with a link, make an advertisement. */
const LIKELY = [
  /\b(click here|(shop|buy|order|sign up|register) (now|today)|limited[- ]time|special offer|free shipping)\b/,
  /\b\d{2} ?% off\b|\b(lowest|unbeatable) prices? (online|guaranteed)\b|\bbest sellers?\b/,
  /\bvisit our (web ?site|shop|store)\b|\bour (online )?(shop|store)\b|\bunsubscribe\b|\bopt[- ]out\b/,
  /\b(earn|make|win) (up to )?(us|au)?\$ ?\d|\bguaranteed (returns?|results?|profits?)\b|\bfree (quote|audit|trial|proposal)\b/,
  /\bseo\b|\bjackpot\b|\bwe (help|work with) (businesses|companies|website owners)\b/,
];

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
