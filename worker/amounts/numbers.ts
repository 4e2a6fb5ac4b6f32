import { readFigures } from "./figures.ts";
import words from "./number-words.json" with { type: "json" };

/** A number in a text: 12 for "a dozen", 30 to 40 for "30-40". */
export interface NumberInText {
  /** NaN for figures or words that together aren't a number: "1.234.5", "twenty thirty". */
  value: number;
  /** The upper end of a range. */
  most?: number;
  /** As typed; number words are written as figures. */
  figures: string;
  end: number;
}

const { ones: ONES, tens: TENS } = words;
/** Source of an expression for one number word. */
export const NUMBER_WORDS = [...ONES, ...TENS].join("|");
const PARTS: Record<string, number> = words.parts;

const WORD = /[\p{L}\d]*\p{L}[\p{L}\d]*/uy;
/** A space may separate thousands, but "2 304 stainless sinks" is two sinks. */
const FIGURES =
  /(?<![\p{L}\d$]|(?<!\p{L})[.,])(?:\d{1,3}(?:\s(?!3(?:04|10|16|21)\s|430\s)\d{3})+(?:\.\d+)?(?![\d.,]*\d|\p{L}(?!g|ilo))|\d+(?:[.,]\d+)*|[.,]\d+)/uy;
/** "1/2"; but "18/8" is a steel. */
const FRACTION = /(?<![\d/])([13])\/([24])(?![\d/])/y;
/** "1 1/2", "1 and 1/2". */
const MORE_FRACTION = /\s+(?:and\s+)?([13])\/([24])(?![\d/])/y;
const SIGN = /\s*([½¼¾])/y;
/** "Two and a half", "a tonne and three quarters". */
const AND_PART = /\s+and\s+(?:an?\s+)?(half|quarter|three[\s-]+quarters)\b(?!\s+(?:of\s+)?an?\b)/iy;
const PART = /(?:an?\s+)?(half|quarter|three[\s-]+quarters)\b(?:\s+of)?(?:\s+an?)?/iy;
const DOZEN = /\s+doz(?:en)?\b(?:\s+of\b)?/iy;
const FEW =
  /(?:an?\s+)?(?:(couple|pair\s+of)(?:\s+of)?(\s+hundred)?\b|(half\s+a\s+dozen|half\s+dozen)|(doz(?:en)?\b))(?:\s+of\b)?/iy;

/** Matches a sticky expression at a position. */
export function at(expression: RegExp, text: string, position: number): RegExpExecArray | null {
  expression.lastIndex = position;
  return expression.exec(text);
}

/** Returns the position after a sticky expression's match, or the same position if it does not match. */
export function behind(expression: RegExp, text: string, position: number): number {
  return position + (at(expression, text, position)?.[0].length ?? 0);
}

/** Reads the number that begins at a position; undefined if none does. */
export function numberAt(text: string, start: number): NumberInText | undefined {
  const few = at(FEW, text, start);
  if (few) {
    const count = few[2] ? 200 : few[1] ? 2 : few[3] ? 6 : 12;
    return inFigures(count, start + few[0].length);
  }
  const whole = figuresAt(text, start) ?? wordsAt(text, start);
  if (!whole) return undefined;
  const part = andPartAt(text, whole.end);
  const found = part ? inFigures(whole.value + part.value, part.end) : whole;
  const end = behind(DOZEN, text, found.end);
  return end > found.end ? inFigures(found.value * 12, end) : found;
}

/** Reads a fraction that begins at a position, before a unit or a thing: 0.5 for "half a tonne". */
export function partAt(text: string, start: number, part = PART): NumberInText | undefined {
  const found = at(part, text, start);
  if (!found) return undefined;
  const word = found[1]!.toLowerCase().replace(/[\s-]+/, " ");
  return inFigures(PARTS[word]!, start + found[0].length);
}

/** Reads a fraction that is added at a position: 0.5 for "two and a half". */
export function andPartAt(text: string, start: number): NumberInText | undefined {
  return partAt(text, start, AND_PART);
}

function inFigures(value: number, end: number): NumberInText {
  return { value, figures: String(value), end };
}

function figuresAt(text: string, start: number): NumberInText | undefined {
  const alone = at(FRACTION, text, start);
  const figures = alone ? undefined : at(FIGURES, text, start)?.[0];
  const end = start + (figures?.length ?? 0);
  const part = alone ?? at(SIGN, text, end) ?? (figures ? at(MORE_FRACTION, text, end) : null);
  const value = figures ? readFigures(figures) : 0;
  if (!part) return figures ? { value, figures, end } : undefined;
  const more = PARTS[part[1]!] ?? Number(part[1]) / Number(part[2]);
  return inFigures(value + more, end + part[0].length);
}

/** Reads number words as one number ("one hundred and twenty-five"); NaN for "twenty thirty". */
function wordsAt(text: string, start: number): NumberInText | undefined {
  let [total, group, end, next] = [0, 0, -1, start];
  for (;;) {
    const [typed = ""] = at(WORD, text, next) ?? [];
    // "tw0"
    const word = typed.toLowerCase().replaceAll("0", "o");
    const one = ONES.indexOf(word);
    const ten = (TENS.indexOf(word) + 2) * 10;
    next += typed.length;
    const isArticle =
      end < 0 && /^an?$/.test(word) && /^\s+(?:hundred|thousand)\b/i.test(text.slice(next));
    if (one >= 0) group = fits(group, one) ? group + one : Number.NaN;
    else if (ten > 10) group = group % 100 === 0 ? group + ten : Number.NaN;
    else if (word === "hundred") group = (group || 1) * 100;
    else if (word === "thousand") [total, group] = [total + (group || 1) * 1000, 0];
    else if (!isArticle) break;
    if (!isArticle) end = next;
    const joined = at(/\s*-\s*|\s+(?:and\s+)?/iy, text, next);
    if (!joined || at(AND_PART, text, next)) break;
    next += joined[0].length;
  }
  return end < 0 ? undefined : inFigures(total + group, end);
}

function fits(group: number, one: number): boolean {
  return group % 100 === 0 || (one > 0 && one < 10 && group % 10 === 0 && group % 100 >= 20);
}
