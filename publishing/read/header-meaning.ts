import type { Reading } from "./reading.ts";
import { cleaned } from "./spreadsheets/cell-text.ts";
import {
  type Column,
  columnNamed,
  LONGEST_NAME,
  plainName,
  type TableRecord,
  withoutKg,
} from "./table.ts";
import { type PriceUnit, withoutUnit } from "./unit-in-name.ts";

// People write the headers of price and quote sheets in many ways.

/** Functions that read the names of cities, metals and yards, by column, such as "material_slug". */
export type Known = Record<string, (typed: string) => Reading | undefined>;

/** The meaning of a column: a column of the file, or prices for something named in the header. */
interface Meaning {
  /** The text in the header, from one or both of its lines. */
  text: string;
  column: string;
  /** The metal, city or yard named in the header. */
  of?: string;
  /** The unit of the prices below; undefined if the header has none. */
  unit?: PriceUnit | undefined;
}

/** A header with its position and lines; the meanings of an operator's own columns are undefined. */
export interface Header {
  at: number;
  lines: 1 | 2;
  texts: string[];
  meanings: (Meaning | undefined)[];
}

/** The maximum number of rows above the header. */
export const MAX_ABOVE = 20;

/** Other names of columns. Amount columns are only renamed if the file has the other pair. */
const ALIASES: [RegExp, RegExp][] = [
  [/^(low|min)$/, /^(low|min)$/],
  [/^(high|max)$/, /^(high|max)$/],
  [/^(day|date)$/, /_on$/],
  // Found next to a selling price or last week's price.
  [/^(buy|buying|we_pay|this_week|now)(_price)?$/, /^price$/],
];
const PART = /^(.*[^\s,:–-])[\s,:–-]+(low|min|high|max|last)$/is;

/** The column that a text means, by its own name or another that people use. */
export function ownColumn(text: string, columns: Column[]): string | undefined {
  const name = plainName(text);
  const alias = ALIASES.find(([other]) => other.test(name))?.[1];
  const isPriced = columns.some(({ name }) => name === "price") && !withoutKg(text).includes("(");
  return (
    columnNamed(text, columns)?.name ??
    (isPriced ? columns.find((column) => alias?.test(column.name))?.name : undefined)
  );
}

/** The header, of one or two lines, in which the most columns have a meaning; undefined if none has two. */
export function headerOf(
  records: TableRecord[],
  columns: Column[],
  known: Known,
): Header | undefined {
  let best: Header | undefined;
  const score = (header?: Header) => header?.meanings.filter(Boolean).length ?? 0;
  for (const [at, { cells }] of records.slice(0, MAX_ABOVE).entries()) {
    const second = records[at + 1]?.cells.map(cleaned) ?? [];
    const of = (cells: string[][], lines: 1 | 2): Header => {
      const meanings = meaningsOf(cells, columns, known);
      const texts = cells.map(([text = ""], i) => meanings[i]?.text ?? text);
      return { at, lines, texts, meanings };
    };
    const alone = (line: string[]) => line.map((text) => [text]);
    const one = of(alone(cells.map(cleaned)), 1);
    const two = of(joined(cells.map(cleaned), second), 2);
    const isHeader = second.some(Boolean) && second.every((text, i) => !text || two.meanings[i]);
    const isTwo = isHeader && score(two) >= score(one) && score(two) > score(of(alone(second), 1));
    const found = isTwo ? two : one;
    if (score(found) > Math.max(1, score(best))) best = found;
  }
  return best;
}

/** The texts of columns from two lines: "Checked" above "on", "Copper" above "Low" and "High", "Min" above "$/kg". */
function joined(first: string[], second: string[]): string[][] {
  let above = "";
  return Array.from({ length: Math.max(first.length, second.length) }, (_, i) => {
    const [top = "", below = ""] = [first[i], second[i]];
    above = top || above;
    if (!below) return [top];
    return withoutUnit(below).name === "" ? [`${above} (${below})`] : [`${above} ${below}`, below];
  });
}

/** The meaning of each column: the first of its possible texts that has one counts. */
function meaningsOf(texts: string[][], columns: Column[], known: Known): Header["meanings"] {
  const ownOf = (text: string): Meaning | undefined => {
    const { name, unit } = withoutUnit(text);
    const column = ownColumn(name, columns);
    return column === undefined ? undefined : { text, column, unit };
  };
  const own = texts.map((some) => first(some, ownOf));
  const missing = columns.filter(
    ({ name }) => name in known && !own.some((meaning) => meaning?.column === name),
  );
  const keys = columns.filter(({ name }) => name in known);
  const across = missing.length === 1 && keys.length === 2 ? known[missing[0]!.name] : undefined;
  if (!across) return own;
  return texts.map((some) => first(some, (text) => ownOf(text) ?? priceOf(text, across)));
}

function first(texts: string[], read: (text: string) => Meaning | undefined): Meaning | undefined {
  const isName = (text: string) => text !== "" && text.length <= LONGEST_NAME;
  return texts.map((text) => (isName(text) ? read(text) : undefined)).find(Boolean);
}

/** The meaning of "Copper", "Copper low", "Steel ($/t)", or "Copper last", which is the previous quote. */
function priceOf(text: string, isKnown: Known[string]): Meaning | undefined {
  const { name, unit } = withoutUnit(text);
  const [, of = "", part = ""] = PART.exec(name) ?? [];
  if (of && isKnown(of)) {
    const column = part.toLowerCase().replace("min", "low").replace("max", "high");
    return { text, column, of, unit };
  }
  return isKnown(name) ? { text, column: "price", of: name, unit } : undefined;
}
