import { readFigures } from "./figures.ts";
import { at } from "./numbers.ts";
import { PIECES, type TypedUnit, unitAt, unitCalled } from "./units.ts";

/** An amount of money that somebody was offered, in dollars. */
export interface Money {
  /** Not a number for figures that are none, or are a range. */
  dollars: number;
  /** True for "85c", of which nobody can doubt the unit. */
  isCents: boolean;
  /** The unit that it is for; "other" for one that cannot be converted, "1.10 per 1000"; undefined if none was said. */
  per: TypedUnit | "other" | undefined;
}

const CURRENCY = String.raw`(?:c|¢|cents?|dollars?|bucks?|aud|\$)`;
const FIGURES = String.raw`\d+(?:[.,]\d+)*|[.,]\d+`;
const AMOUNT = new RegExp(
  `(?:(aud|au?\\$|\\$)\\s*)?(${FIGURES})(?:\\s*(${CURRENCY})(?![\\p{L}\\d]))?(?!\\d)`,
  "iuy",
);
/** A phone's number pad has no dash, but dots. */
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

/** An amount that begins at a position of a text, whatever it is for. */
function amountAt(text: string, start: number) {
  const [all, sign = "", figures = "", currency = ""] = at(AMOUNT, text, start) ?? [];
  if (all === undefined) return undefined;
  const isCents = /^[c¢]/i.test(currency);
  const dollars = readFigures(figures) / (isCents ? 100 : 1);
  const isNamed = sign + currency !== "";
  return { figures, currency, dollars, isCents, isNamed, start, end: start + all.length };
}

/** The upper end of a range behind the lower one. */
function upperAt(text: string, end: number) {
  const to = at(TO, text, end);
  return to ? amountAt(text, end + to[0].length) : undefined;
}

/** The money that begins at a position of a text, and where it ends; undefined if none does. */
export function moneyAt(text: string, start: number): { money: Money; end: number } | undefined {
  if (/[\p{L}\d.,]/u.test(text[start - 1] ?? "")) return undefined;
  const sign = at(/@\s*/y, text, start)?.[0].length ?? 0;
  const one = amountAt(text, start + sign);
  if (!one) return undefined;
  const { isCents, isNamed } = one;
  const most = upperAt(text, one.end);
  // "$7 - 8 kg": an amount stands behind the dash.
  const isAmount = most && !perAt(text, most.end) && unitAt(text, most.end);
  const isRange = most && !isAmount && (isCents || most.dollars > one.dollars);
  const from = isRange ? most.end : one.end;
  const unit = perAt(text, from) ?? (isNamed ? kilogramAt(text, from) : undefined);
  const isOffer =
    isNamed || unit || at(FOR, text, from) || OFFERED.test(text.slice(0, start + sign));
  // "Offered 60 kg": an amount; "offered 316L stainless": a name.
  const isOther = !isNamed && ((!unit && unitAt(text, from)) || /\p{L}/u.test(text[from] ?? ""));
  if (!isOffer || isOther) return undefined;
  const dollars = isRange ? Number.NaN : one.dollars;
  return { money: { dollars, isCents, per: unit?.per }, end: unit?.end ?? from };
}

/**
 * The money that a text is as a whole, "7,20", "720c" or "$7,200/t"; undefined for anything else, a range among it.
 * `isUnitAlone` is true for a unit without "per" or a slash: "7 kg" may be an amount.
 */
export function readMoney(text: string) {
  // Thousands may stand apart; in a longer text, "$8 200 kg", another amount may.
  const typed = text
    .trim()
    .replace(/\.$/, "")
    .replaceAll(/(?<=\d)\s(?=\d{3}(?!\d))/g, ",");
  const one = amountAt(typed, 0);
  if (!one) return undefined;
  const said = perAt(typed, one.end);
  const isWhole = (said?.end ?? one.end) === typed.length;
  if (isWhole) return { ...one, per: said?.per, isUnitAlone: false };
  const per = at(PER, typed, one.end)?.[0] ?? "";
  const unit = unitCalled(typed.slice(one.end + per.length));
  return unit && { ...one, per: perUnit(unit), isUnitAlone: per === "" };
}

/**
 * The ends of "8.50-9.20", "$8.50 to $9.20", "8.50..9.20", "185-200/t" or "80c-1.10" as typed, each with the currency and
 * the unit at its end, and their figures; undefined for what is no range.
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

/** The unit that money at a position is for: "a kilo", "/t", "each". */
function perAt(text: string, start: number): { per: Money["per"]; end: number } | undefined {
  const each = at(EACH, text, start);
  if (each) return { per: PIECES, end: start + each[0].length };
  const per = at(PER, text, start);
  if (!per) return undefined;
  const from = start + per[0].length;
  const unit = unitAt(text, from);
  if (unit) return { per: perUnit(unit), end: unit.end };
  const other = at(OTHER, text, from);
  return other ? { per: "other", end: from + other[0].length } : undefined;
}

/** "$3.50kg" has no slash. */
function kilogramAt(text: string, start: number) {
  const unit = /^kgs?\b/i.test(text.slice(start)) ? unitAt(text, start) : undefined;
  return unit && { per: perUnit(unit), end: unit.end };
}

function perUnit(unit: TypedUnit): Money["per"] {
  return unit.unit === "kg" || unit.unit === "piece" ? unit : "other";
}

/** Dollars per kilogram; undefined if the unit is none of weight. Money without a unit is taken as per kilogram. */
export function perKilogram({ dollars, per }: Money): number | undefined {
  if (per === undefined) return dollars;
  return per === "other" || per.unit !== "kg" ? undefined : dollars / per.times;
}
