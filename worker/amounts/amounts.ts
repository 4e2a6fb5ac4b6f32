import { type Money, moneyAt } from "./money.ts";
import { andPartAt, at, behind, type NumberInText, numberAt, partAt } from "./numbers.ts";
import {
  HELD,
  HOLDER_OF,
  LENGTHS_OF,
  PIECES,
  sizeUnitEnd,
  type TypedUnit,
  UNSAID_WEIGHT,
  unitAt,
  unitWordAt,
} from "./units.ts";

/** A span of a text. */
interface InText {
  start: number;
  end: number;
}

/** An amount in a text: "30 to 40 kg", "5 x 9 kg", "3". Its value is NaN for "twenty thirty kg". */
export interface AmountInText extends InText, NumberInText {
  kind: "amount";
  /** Undefined for a bare number. */
  unit: TypedUnit | undefined;
  /** The number of times this amount is there: 5 in "5 x 9 kg". */
  times?: number;
  /** True for the amount of each: "30 kg each". */
  isEach?: boolean;
  /** True for "a" in front of a thing. */
  isArticle?: boolean;
  /** An amount to take off, in the same unit: 1 in "10 kg minus 1 kg solder". */
  less?: number;
}

/** A part of a text that isn't a name, or is only a size within one. "2 bags of" is "held": it may weigh anything. */
export type Measure = Found & { typed: string };

type Found =
  | AmountInText
  | (InText & { kind: "size" | "held" })
  | (InText & { kind: "money"; money: Money });

const ABOUT =
  /(?:(?:about|app?rox(?:imately)?\.?|roughly|around|nearly|almost|maybe|say|circa|only|over)\s+|~\s*)(?=[\d.½¼¾]|\p{L})/iuy;
const ISH = /\s*-?ish\b|\s+(?:odd|or\s+so)\b/iy;
const TO = /\s*(?:-|–|—|\bto\b|\bor\b)\s*(?=\.?\d)/iy;
const BETWEEN = /between\s+(?=[\d.½¼¾]|\p{L})/iuy;
const AND = /\s+and\s+/iy;
const BY = /\s*[x×*@]\s*(?=\.?\d)/iy;
const TIMES_AFTER = /\s*[x×]\s*(\d+)(?![\d.,]|\s*(?:mm|m|cm)\b|\p{L})/iuy;
const COUNT_FIRST =
  /[x×]\s*(\d+)(?!\d|[.,]\d|\s*(?:kgs?|kilos?|g|t|m|mm|cm|l)(?![\p{L}\d])|\p{L})/iuy;
const EACH =
  /\s+(?:each|ea|apiece|(?:an?|per)\s+(?:bag|sack|box|bucket|bin|tub|drum|crate|pallet))\b\.?/iy;
const SAME = /\s*(?:\/|=|\()\s*(?=\.?\d)/y;
const MORE = /\s+(?:and\s+)?(?=\d)/iy;
const LESS = /\s+(?:minus|less|without)\s+(?:about\s+)?(?=\d)/iy;
const ARTICLE = /(?<!\b(?:off|from|of|for|in|on|per|to|with)\s)(an?|one)\s+(?=[\p{L}\d])/iuy;
const NEGATIVE = /(?<![^\s:=])[-−–](?=\.?\d)/y;
/** "2009 Commodore", but not "2000 cans". */
const YEAR_OF = /^(?:19[5-9]|20[0-3])\d\s+\p{L}*[^\P{L}s](?!\p{L})/iu;
/** "2.5 twin and earth", in square millimetres. */
const CABLE = /^(?:1|1\.5|2\.5|4|6|10|16) (?:twin|tps|flat twin)\b/i;
/** Numbers that name an alloy. */
const ALLOY =
  /^(?:304|310|316|321|409|410|430|1060|1100|2011|2024|3003|3105|4130|5005|5052|5083|6005|6060|6061|6063|6082|7075)$/;
/** Words after which a number is part of the name: "hms 2" and "hms 1 and 2", "cat 5". */
const NUMBERED =
  /(?:^|[^\p{L}])(?:no|nr|num|number|under|over|aged?|hms|grade|cat|code|series|type|size|mk|rg|#)\s*\.?\s*(?:\d\s*(?:and|&|\/)\s*)?$/iu;

/** Covers spans of a text, character by character, so that the rest keeps its position. */
export function masked(text: string, spans: InText[], mask = " "): string {
  let rest = text;
  for (const { start, end } of spans)
    rest = rest.slice(0, start) + mask.repeat(end - start) + rest.slice(end);
  return rest;
}

/** Finds the amounts, money, sizes and containers in a text, in order. */
export function measuresIn(text: string): Measure[] {
  const found: Measure[] = [];
  for (let start = 0; start < text.length; start++) {
    if (/\s/.test(text[start]!) || /[\p{L}\d]/u.test(text[start - 1] ?? "")) continue;
    const measure = measureAt(text, start);
    if (!measure) continue;
    found.push({ ...measure, typed: text.slice(start, measure.end).trim() });
    start = measure.end - 1;
  }
  return found;
}

function measureAt(text: string, start: number): Found | undefined {
  const both = betweenAt(text, start);
  if (both) return both;
  const from = behind(ABOUT, text, start);
  const money = moneyAt(text, from);
  if (money) return { kind: "money", start, ...money };
  const amount = amountAt(text, from);
  // "2 x 20 kg bags of brass" gives the weight of a bag.
  const isMeasured = amount?.kind === "amount" && amount.unit && amount.unit.unit !== "piece";
  const held = isMeasured ? null : (at(HELD, text, from) ?? at(UNSAID_WEIGHT, text, from));
  if (held) return { kind: "held", start, end: from + held[0].length };
  return amount && { ...amount, start };
}

/** Reads "between 80 and a hundred kg". */
function betweenAt(text: string, start: number): Found | undefined {
  const between = at(BETWEEN, text, start);
  const least = between && numberAt(text, start + between[0].length);
  const and = least && at(AND, text, least.end);
  const from = and ? least.end + and[0].length : 0;
  const most = and && numberAt(text, behind(/an?\s+/iy, text, from));
  const unit = most && unitAt(text, most.end);
  if (!unit || !(most.value > least.value)) return undefined;
  const figures = `${least.figures}-${most.figures}`;
  return plain(start, { ...least, most: most.value, figures, end: unit.end }, unit);
}

/** Reads the amount or size that begins at a position. */
function amountAt(text: string, start: number): Found | undefined {
  const counted = at(COUNT_FIRST, text, start);
  if (counted) {
    const [{ length }, figures = ""] = counted;
    return plain(start, { value: Number(figures), figures, end: start + length }, PIECES);
  }
  const part = partAt(text, start);
  const ofPart = part && unitAt(text, part.end);
  if (ofPart) return withRest(text, plain(start, { ...part, end: ofPart.end }, ofPart));
  const unsigned = behind(NEGATIVE, text, start);
  const number = numberAt(text, unsigned);
  if (!number) return oneAt(text, start);
  if (unsigned === start) return measured(text, start, ranged(text, number));
  const { value, figures, end } = number;
  return measured(text, start, { value: -value, figures: `-${figures}`, end });
}

function ranged(text: string, number: NumberInText): NumberInText {
  const to = at(TO, text, number.end);
  const most = to && numberAt(text, number.end + to[0].length);
  // "2020-21" isn't a range.
  if (!most || !(most.value > number.value)) return number;
  const figures = `${number.figures}-${most.figures}`;
  return { ...number, most: most.value, figures, end: most.end };
}

/** Reads an amount of one: "a tonne", "kilo of brass", "a fridge". */
function oneAt(text: string, start: number): Found | undefined {
  const end = behind(ARTICLE, text, start);
  const isArticle = end > start;
  const unit = unitWordAt(text, end);
  const one = { value: 1, figures: "1" };
  if (unit && (isArticle || /^\s*(?:of|and a half)\b/i.test(text.slice(unit.end))))
    return withRest(text, plain(start, { ...one, end: unit.end }, unit));
  return isArticle ? { ...plain(start, { ...one, end }, PIECES), isArticle } : undefined;
}

/** Reads the amount or size that begins with a number. */
function measured(text: string, start: number, number: NumberInText): Found | undefined {
  const lengths = at(LENGTHS_OF, text, number.end);
  const by = lengths ?? at(BY, text, number.end);
  const second = by && numberAt(text, number.end + by[0].length);
  const unit = second && unitAt(text, second.end);
  if (by && second && unit && unit.unit !== "piece") {
    const all = plain(start, { ...ranged(text, second), end: unit.end }, unit);
    return withRest(text, { ...all, times: number.value });
  }
  if (by && second && !lengths) {
    const sizeEnd = sizeUnitEnd(text, second.end);
    // "4 x 12 v batteries" and "3 x 316 sinks" are pieces; "15x1.2 mm" and "50x50x3" are sizes.
    const isNamed = sizeEnd !== undefined || ALLOY.test(second.figures);
    if (isNamed && /^\s/.test(by[0]))
      return plain(start, { ...number, end: number.end + by[0].length }, PIECES);
    const end = sizeEnd ?? measured(text, start, second)?.end ?? second.end;
    return { kind: "size", start, end };
  }
  const own = unitAt(text, number.end);
  if (own) return withRest(text, plain(start, { ...number, end: own.end }, own));
  const sizeEnd = sizeUnitEnd(text, number.end);
  if (sizeEnd || CABLE.test(text.slice(start)))
    return { kind: "size", start, end: sizeEnd ?? number.end };
  const end = behind(ISH, text, number.end);
  const unitAfter = end > number.end ? unitAt(text, end) : undefined;
  if (unitAfter) return withRest(text, plain(start, { ...number, end: unitAfter.end }, unitAfter));
  // "2nd" isn't an amount, and "18/8" is a steel.
  if (/^[\p{L}\d]|^\/\d/u.test(text.slice(end)) || text[start - 1] === "/") return undefined;
  if (ALLOY.test(number.figures) || NUMBERED.test(text.slice(0, start))) return undefined;
  if (YEAR_OF.test(text.slice(start))) return undefined;
  return plain(start, { ...number, end }, undefined);
}

function plain(start: number, number: NumberInText, unit: TypedUnit | undefined): AmountInText {
  return { kind: "amount", start, ...number, unit };
}

/** Adds to an amount what follows it: "and a half", "x 3", "each", "bags of". */
function withRest(text: string, amount: AmountInText): AmountInText {
  const { unit } = amount;
  if (!unit || unit.unit === "piece") return amount;
  const whole = withMore(text, amount);
  const again = at(TIMES_AFTER, text, whole.end);
  const each = at(EACH, text, whole.end);
  const holder = unit.unit === "kg" ? at(HOLDER_OF, text, whole.end) : null;
  const [tail] = again ?? each ?? holder ?? [""];
  return {
    ...whole,
    end: whole.end + tail.length,
    ...(again && { times: Number(again[1]) * (whole.times ?? 1) }),
    ...(each && { isEach: true }),
  };
}

/** Adds a second number: "a tonne and a half", "1 kg 500 g", "2 kg (4.4 lb)", "10 kg minus 1 kg". */
function withMore(text: string, amount: AmountInText): AmountInText {
  const { value, end, unit } = amount;
  const part = andPartAt(text, end);
  if (part) return inFigures(amount, value + part.value, part.end);
  const [more, same, less] = [at(MORE, text, end), at(SAME, text, end), at(LESS, text, end)];
  const found = more ?? same ?? less;
  const other = found && secondAt(text, end + found[0].length, amount);
  if (!other || !unit) return amount;
  const inUnit = (other.value * other.unit.times) / unit.times;
  if (less) {
    const rest = /^[^,;\n]*/.exec(text.slice(other.end))![0];
    return { ...amount, less: inUnit, end: other.end + rest.trimEnd().length };
  }
  if (same) {
    const isSame = Math.abs(inUnit - value) < value * 0.04;
    const bracket = text[other.end] === ")" ? 1 : 0;
    return { ...amount, value: isSame ? value : Number.NaN, end: other.end + bracket };
  }
  const isPart = other.unit.times < unit.times && inUnit < 1 && Number.isInteger(value);
  return isPart ? inFigures(amount, value + inUnit, other.end) : amount;
}

function inFigures(amount: AmountInText, value: number, end: number): AmountInText {
  const exact = Number(value.toFixed(6));
  return { ...amount, value: exact, figures: String(exact), end };
}

/** Reads a second weight that follows a first. */
function secondAt(text: string, start: number, first: AmountInText) {
  const number = numberAt(text, start);
  const unit = number && unitAt(text, number.end);
  if (!number || unit?.unit !== "kg" || first.unit?.unit !== "kg") return undefined;
  return { value: number.value, unit, end: unit.end };
}
