import { amountInFigures, suffixOf, UNIT_PATTERN } from "../words/quantities.ts";

/** A name and an amount with its unit ("60kg"), as typed; the amount is "" if absent. */
export type TypedGood = [name: string, quantity: string];

/** "copper, 2 fridges and 5 m of pipe"; but neither a comma within a number nor "hms 1 and 2" is split. */
const SEPARATORS =
  /[;\n]|(?<!\d),|,(?!\d)|\s+plus\s+|\s+(?:and|&|\+)\s+(?=\d[\d.,]*\s*[a-z]|(?:an?|some|my)\s(?!half))/i;

/** Units of sizes, which belong to a thing's name. */
const SIZES =
  "mm2?|mm²|sq\\s?mm|cm|inch(?:es)?|in|ft|foot|feet|l|lt|litres?|liters?|gal(?:lons?)?|v|volts?|a|amps?|ah|w|kw|watts?|hp|phase|core|strokes?|cyl(?:inders?)?|gauge|seater|wd|[\"”']";

/** Numbers that name an alloy. */
const ALLOYS = /^(?:304|310|316|321|409|410|430|3003|5005|5052|5083|6060|6061|6063|6082)$/;

/** Words after which a number is part of the name: "hms 2", "cat 5". */
const NUMBERED = /(?:^|\s|#)(?:no|nr|number|hms|and|grade|cat|code|series|type|size|n|mk)\.?$/i;

const FIGURES = "\\d[\\d.,]*(?:\\s\\d{3})*";
/** "60 kg", "3 x 2 m"; and "30-40 kg", which is too vague. */
const MEASURED = new RegExp(
  `(?<![\\w.,/–-])(?:(\\d+)\\s*(?:[x×]|[x×]?\\s*(?:lengths?|sticks?|pieces?|rolls?|coils?|bags?)\\s+of)\\s*)?(-?${FIGURES}(?:\\s*[-–]\\s*${FIGURES})?)\\s*(${UNIT_PATTERN})(?![\\w²/])`,
  "i",
);
const COUNTED_LAST = /(?:^|\s)[x×]\s*(\d+)(?![\w.])/i;
const FIRST = new RegExp(`^(${FIGURES})\\s+(?:of\\s+)?(?!(?:${SIZES})(?![\\w]))(.+)$`, "i");
const LAST = new RegExp(`^(.*?[^\\s:–-])[\\s:–-]+(${FIGURES})$`);
const ALONE = new RegExp(`^(?:x\\s*)?(${FIGURES})\\s*(${UNIT_PATTERN})?$`, "i");
const ARTICLE = /^(?:(an?|one)|the|my|our|some)\s+(?=\S)/i;
/** "A ute load of steel" may weigh anything. */
const VAGUE =
  /^(?:\d+x?\s+|an?\s+)?((?:(?:ute|trailer|boot|car|truck|van|skip|barrow|wheelbarrow)[\s-]?)?(?:load|full)|bag|bucket|box|tub|bin|skip|drum|pallet|crate|sack|handful|bunch|pile|heap|bit|few|lot)s?\s+of\s+(?!(?:scrap|metal|scrap metal|stuff|junk)$)(?=\S)/i;

/**
 * Splits a text such as "60 kg bright copper, two hot-water units" into things. An amount from a field of its own
 * counts if the text names just one thing.
 */
export function typedGoods(text: string, amount = "", unit = ""): TypedGood[] {
  const goods: TypedGood[] = [];
  for (const part of text.split(SEPARATORS).map((each) => each.trim())) {
    const last = goods.at(-1);
    const [, figures, own = ""] = ALONE.exec(amountInFigures(part)) ?? [];
    // "Alloy wheels, 4" is one thing.
    if (figures && last?.[1] === "") last[1] = figures + suffixOf(own);
    else if (part !== "") goods.push(typedGood(part));
  }
  const [only, ...others] = goods;
  if (!only || others.length > 0 || amount.trim() === "") return goods;
  const [, figures, own = unit] = ALONE.exec(amountInFigures(amount)) ?? [];
  return [[only[0], figures ? figures + suffixOf(own) : amount.trim()]];
}

function typedGood(typed: string): TypedGood {
  const text = amountInFigures(typed);
  const [vague, measure] = VAGUE.exec(text) ?? [];
  if (vague && measure) return [nameIn(text.slice(vague.length)), measure];
  const found = measured(text) ?? countedLast(text);
  if (found) {
    const [rest, quantity] = found;
    const [, number, name] = FIRST.exec(rest) ?? [];
    // "2 fridges 80 kg" does not say whether that is each.
    return number && name && !ALLOYS.test(number)
      ? [nameIn(name), `${number} / ${quantity}`]
      : [nameIn(rest) || typed, quantity];
  }
  const [, first, name] = FIRST.exec(text) ?? [];
  if (first && name && !ALLOYS.test(first)) return [nameIn(name), first];
  const [, named, last] = LAST.exec(text) ?? [];
  if (named && last && !ALLOYS.test(last) && !NUMBERED.test(named)) return [nameIn(named), last];
  const [article, one] = ARTICLE.exec(text) ?? [];
  return [nameIn(text.slice(article?.length ?? 0)), one ? "1x" : ""];
}

/** Separates an amount and its unit from the rest of a text. */
function measured(text: string): TypedGood | undefined {
  const found = MEASURED.exec(text);
  if (!found) return undefined;
  const [whole, times, figures = "", unit = ""] = found;
  const amount = times ? String(Number(times) * Number(figures.replaceAll(",", ""))) : figures;
  return [text.replace(whole, " ").trim(), amount + suffixOf(unit)];
}

function countedLast(text: string): TypedGood | undefined {
  const [whole, pieces] = COUNTED_LAST.exec(text) ?? [];
  return whole && pieces ? [text.replace(whole, " ").trim(), `${pieces}x`] : undefined;
}

/** A name without the words that joined it to its amount. */
function nameIn(text: string): string {
  return text
    .replace(/^(?:of|x|×|the|my|our|some)\s+/i, "")
    .replace(/[\s:–=@×-]+$|\s+(?:of|x)$/gi, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
