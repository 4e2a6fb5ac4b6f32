import { readFigures } from "./figures.ts";
import { at, behind } from "./numbers.ts";
import { PIECES, type TypedUnit, unitAt, unitCalled } from "./units.ts";

/** An amount of money that somebody was offered, in dollars. */
export interface Money {
  /** NaN for a range, and for figures that aren't a number. */
  dollars: number;
  /** True for "85c". */
  isCents: boolean;
  /** The unit that it pays for; "other" if it can't be converted ("1.10 per 1000"); undefined if none was typed. */
  per: TypedUnit | "other" | undefined;
}

const CURRENCY = String.raw`(?:c|¢|cents?|dollars?|bucks?|aud|\$)`;
const FIGURES = String.raw`\d+(?:[.,]\d+)*|[.,]\d+`;
const AMOUNT = new RegExp(
  `(?:(aud|au?\\$|\\$)\\s*)?(${FIGURES})(?:\\s*(${CURRENCY})(?![\\p{L}\\d]))?(?!\\d)`,
  "iuy",
);
/** A phone's number pad has dots but no dash. */
const TO = /\s*(?:-|–|—|\.\.|to\b)\s*/iy;
const PER = /\s*(?:\/|(?:per|an?|p)\b)\s*/iy;
const EACH = /\s*(?:each|ea|apiece)\b/iy;
/** "Per 1000", "a can". */
const OTHER =
  /(?:\d[\d,]{2,}|thousand|hundred|can|car|piece|item|unit|metre|meter|m|bag|load|lot)(?![\p{L}\d])/iuy;
/** "@ 11.20", and "offered 420", but not "2 @ 25 kg". */
const OFFERED = /(?:@|\b(?:offer(?:ed|ing|s)?|quoted?|paid|pays?|paying)(?:\s+(?:me|us|of))?)\s*$/i;
/** "420 for 60 kilos". */
const FOR = /\s+for\s+(?:(?:about\s+)?\d|the\s+lot|all|everything|half)/iy;

/** Reads an amount of money that begins at a position, without its unit. */
function amountAt(text: string, start: number) {
  const [all, sign = "", figures = "", currency = ""] = at(AMOUNT, text, start) ?? [];
  if (all === undefined) return undefined;
  const isCents = /^[c¢]/i.test(currency);
  const dollars = readFigures(figures) / (isCents ? 100 : 1);
  const isNamed = sign + currency !== "";
  return { figures, currency, dollars, isCents, isNamed, start, end: start + all.length };
}

/** Reads the upper end of a range, after the lower one. */
function upperAt(text: string, end: number) {
  const to = at(TO, text, end);
  return to ? amountAt(text, end + to[0].length) : undefined;
}

/** Reads the money that begins at a position, and where it ends; undefined if none does. */
export function moneyAt(text: string, start: number): { money: Money; end: number } | undefined {
  if (/[\p{L}\d.,]/u.test(text[start - 1] ?? "")) return undefined;
  const figures = behind(/@\s*/y, text, start);
  const one = amountAt(text, figures);
  if (!one) return undefined;
  const { isCents, isNamed } = one;
  const most = upperAt(text, one.end);
  // In "$7 - 8 kg", an amount follows the dash.
  const isAmount = most && !perAt(text, most.end) && unitAt(text, most.end);
  const isRange = most && !isAmount && (isCents || most.dollars > one.dollars);
  const from = isRange ? most.end : one.end;
  const unit = perAt(text, from, isNamed);
  const isOffer = isNamed || unit || at(FOR, text, from) || OFFERED.test(text.slice(0, figures));
  // "Offered 60 kg" has an amount, and "offered 316L stainless" a name.
  const isOther = !isNamed && ((!unit && unitAt(text, from)) || /\p{L}/u.test(text[from] ?? ""));
  if (!isOffer || isOther) return undefined;
  const dollars = isRange ? Number.NaN : one.dollars;
  return { money: { dollars, isCents, per: unit?.per }, end: unit?.end ?? from };
}

/**
 * Reads a text that is nothing but money: "7,20", "720c" or "$7,200/t". Returns undefined for anything else, such as a
 * range. `isUnitAlone` is true for a unit without "per" or a slash: "7 kg" may be an amount.
 */
export function readMoney(text: string) {
  // Here a space may separate thousands; in a longer text, such as "$8 200 kg", another amount may follow it.
  const typed = text
    .trim()
    .replace(/\.$/, "")
    .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, ",");
  const one = amountAt(typed, 0);
  if (!one) return undefined;
  const said = perAt(typed, one.end);
  const isWhole = (said?.end ?? one.end) === typed.length;
  if (isWhole) return { ...one, per: said?.per, isUnitAlone: false };
  const end = behind(PER, typed, one.end);
  const unit = unitCalled(typed.slice(end));
  return unit && { ...one, per: perUnit(unit), isUnitAlone: end === one.end };
}

/**
 * Reads a range such as "8.50-9.20", "$8.50 to $9.20", "8.50..9.20", "185-200/t" or "80c-1.10". Returns both ends as
 * typed, each with the currency and unit even if only one has them, and their figures; undefined for anything else.
 */
export function rangeOf(text: string): { ends: string[]; figures: string[] } | undefined {
  const typed = text.trim();
  const low = amountAt(typed, 0);
  const high = low && upperAt(typed, low.end);
  const unit = typed.slice(high?.end);
  if (!high || /\d/.test(unit)) return undefined;
  const currency = low.currency === "" ? high.currency : "";
  const ends = [typed.slice(0, low.end) + currency + unit, typed.slice(high.start)];
  return { ends, figures: [low.figures, high.figures] };
}

/**
 * Reads the unit that the money before a position pays for: "a kilo", "/t" or "each"; "kg" alone only after a currency.
 */
function perAt(text: string, start: number, isNamed = false) {
  const each = behind(EACH, text, start);
  if (each > start) return { per: PIECES, end: each };
  const per = behind(PER, text, start);
  const isKilogram = isNamed && /^kgs?\b/i.test(text.slice(start));
  if (per === start && !isKilogram) return undefined;
  const unit = unitAt(text, per);
  if (unit) return { per: perUnit(unit), end: unit.end };
  const end = behind(OTHER, text, per);
  return end > per ? { per: "other" as const, end } : undefined;
}

function perUnit(unit: TypedUnit): Money["per"] {
  return unit.unit === "kg" || unit.unit === "piece" ? unit : "other";
}

/** Converts money to dollars per kilogram, the unit if none was typed; undefined for a unit that isn't a weight. */
export function perKilogram({ dollars, per }: Money): number | undefined {
  if (per === undefined) return dollars;
  return per === "other" || per.unit !== "kg" ? undefined : dollars / per.times;
}
