import { readFigures } from "./figures.ts";

/** A number in a text: 12 of "a dozen", 30 to 40 of "30-40". */
export interface NumberInText {
  /** Not a number for figures or words that are none together: "1.234.5", "twenty thirty". */
  value: number;
  /** The upper end of a range. */
  most?: number;
  /** As typed, or a word's value in figures. */
  figures: string;
  end: number;
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
/** Source of an expression for one of the words of which numbers are put together. */
export const NUMBER_WORDS = [...ONES, ...TENS].join("|");
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000 };
const SIGNS: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25, "three quarters": 0.75 };

const WORD = /[\p{L}\d]*\p{L}[\p{L}\d]*/uy;
/** Thousands may stand apart, but "2 304 stainless sinks" are two. */
const FIGURES =
  /(?<![\p{L}\d$]|(?<!\p{L})[.,])(?:\d{1,3}(?:\s(?!3(?:04|10|16|21)\s|430\s)\d{3})+(?:\.\d+)?(?![\d.,]*\d|\p{L}(?!g|ilo))|\d+(?:[.,]\d+)*|[.,]\d+)/uy;
/** "1/2"; but "18/8" is a steel. */
const FRACTION = /(?<![\d/])([13])\/([24])(?![\d/])/y;
/** "1 1/2", "1 and 1/2". */
const MORE_FRACTION = /\s+(?:and\s+)?([13])\/([24])(?![\d/])/y;
const SIGN = /\s*([½¼¾])/y;
/** "Two and a half", "a tonne and three quarters". */
export const AND_PART =
  /\s+and\s+(?:an?\s+)?(half|quarter|three[\s-]+quarters)\b(?!\s+(?:of\s+)?an?\b)/iy;
const PART = /(?:an?\s+)?(half|quarter|three[\s-]+quarters)\b(?:\s+of)?(?:\s+an?)?/iy;
const DOZEN = /\s+doz(?:en)?\b(?:\s+of\b)?/iy;
const FEW =
  /(?:an?\s+)?(?:(couple|pair\s+of)(?:\s+of)?(\s+hundred)?\b|(half\s+a\s+dozen|half\s+dozen)|(doz(?:en)?\b))(?:\s+of\b)?/iy;

/** The match of a sticky expression at a position. */
export function at(expression: RegExp, text: string, position: number): RegExpExecArray | null {
  expression.lastIndex = position;
  return expression.exec(text);
}

/** The number that begins at a position of a text; undefined if none does. */
export function numberAt(text: string, start: number): NumberInText | undefined {
  const few = at(FEW, text, start);
  if (few) {
    const value = few[2] ? 200 : few[1] ? 2 : few[3] ? 6 : 12;
    return { value, figures: String(value), end: start + few[0].length };
  }
  const whole = figuresAt(text, start) ?? wordsAt(text, start);
  if (!whole) return undefined;
  const found = withPart(text, whole);
  const dozen = at(DOZEN, text, found.end);
  if (!dozen) return found;
  const value = found.value * 12;
  return { value, figures: String(value), end: found.end + dozen[0].length };
}

/** The part that begins at a position, before a unit or what is measured by it: 0.5 of "half a tonne". */
export function partAt(text: string, start: number): NumberInText | undefined {
  const found = at(PART, text, start);
  if (!found) return undefined;
  const value = partCalled(found[1]!);
  return { value, figures: String(value), end: start + found[0].length };
}

/** The value of "half", "quarter" or "three quarters". */
export function partCalled(word: string): number {
  return PARTS[word.toLowerCase().replace(/[\s-]+/, " ")] ?? 0;
}

function figuresAt(text: string, start: number): NumberInText | undefined {
  const alone = at(FRACTION, text, start);
  const whole = alone ? null : at(FIGURES, text, start);
  const from = start + (whole?.[0].length ?? 0);
  const part = alone ?? at(SIGN, text, from) ?? (whole && at(MORE_FRACTION, text, from));
  if (!part)
    return whole ? { value: readFigures(whole[0]), figures: whole[0], end: from } : undefined;
  const more = SIGNS[part[1]!] ?? Number(part[1]) / Number(part[2]);
  const value = (whole ? readFigures(whole[0]) : 0) + more;
  return { value, figures: String(value), end: from + part[0].length };
}

/** Number words are one number, "one hundred and twenty-five", or none: "twenty thirty". */
function wordsAt(text: string, start: number): NumberInText | undefined {
  let [total, group, end, next] = [0, 0, -1, start];
  for (;;) {
    const [typed = ""] = at(WORD, text, next) ?? [];
    const word = spelt(typed);
    const one = ONES.indexOf(word);
    const ten = (TENS.indexOf(word) + 2) * 10;
    const isArticle =
      end < 0 &&
      /^an?$/.test(word) &&
      /^\s+(?:hundred|thousand)\b/i.test(text.slice(next + typed.length));
    if (one >= 0) group = fits(group, one) ? group + one : Number.NaN;
    else if (ten > 10) group = group % 100 === 0 ? group + ten : Number.NaN;
    else if (SCALES[word] === 100) group = (group || 1) * 100;
    else if (SCALES[word] === 1000) [total, group] = [total + (group || 1) * 1000, 0];
    else if (!isArticle) break;
    next += typed.length;
    if (!isArticle) end = next;
    const joined = at(/\s*-\s*|\s+(?:and\s+)?/iy, text, next);
    if (!joined || at(AND_PART, text, next)) break;
    next += joined[0].length;
  }
  if (end < 0) return undefined;
  const value = total + group;
  return { value, figures: String(value), end };
}

/** Adds the part behind a number: "two and a half". */
function withPart(text: string, number: NumberInText): NumberInText {
  const part = at(AND_PART, text, number.end);
  if (!part) return number;
  const value = number.value + partCalled(part[1]!);
  return { value, figures: String(value), end: number.end + part[0].length };
}

function fits(group: number, one: number): boolean {
  return group % 100 === 0 || (one > 0 && one < 10 && group % 10 === 0 && group % 100 >= 20);
}

/** A word in lower case, with "o" for a zero among letters: "tw0". */
function spelt(word: string): string {
  return word.toLowerCase().replaceAll("0", "o");
}
