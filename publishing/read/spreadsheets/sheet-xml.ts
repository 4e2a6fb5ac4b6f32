import { strFromU8, unzipSync } from "fflate";
import { ERROR } from "../table.ts";
import { type CellStyle, cellStyles } from "./cell-styles.ts";
import { attributes, elements } from "./xml-attributes.ts";

// The workbook reader returns nothing for merged cells, errors and formulas without a result, and ignores how rows and
// cells look, so we find these in the XML.

/** The facts about a sheet besides its values. */
interface SheetFacts {
  /**
   * The reasons to doubt rows, by row number: hidden, on their own or with their sheet, struck through, or coloured.
   */
  doubts: Map<number, string>;
  /** The texts shown around numbers, by row and column, both from 1. */
  shown: Map<number, Map<number, NonNullable<CellStyle["shown"]>>>;
  /** The reasons why cells that look empty are not, by row and column, both from 1. */
  unread: Map<number, Map<number, string>>;
}

/**
 * The maximum number of cells that a sheet expands to, including empty ones: ten years of price_history.csv have three
 * million.
 */
const MAX_CELLS = 5_000_000;

const NO_RESULT =
  "has a formula without a saved result; open the file in a spreadsheet, save it again, or type the value";
/** The reason to reject a cell that is covered by a merged one. */
export const MERGED = "is merged with another cell; unmerge them and fill in each";

const HIDDEN = "is a hidden row; show it (or its sheet, or clear the filter), or delete it";
const STRUCK = "is struck through; delete the row, or take the line out of it";
const COLOURED = "has a colour that few rows have; delete the row, or take its colour out";

/** The start of a row, a cell or a range of merged cells; programs other than Excel use prefixes. */
const ELEMENT = /<(?:\w+:)?(?<name>row|c|mergeCell)\b(?<text>[^<>]*)/g;
/** The end of a cell's content, or the start of the next cell. */
const CELL_END = /<(?:\/(?:\w+:)?c>|(?:\w+:)?c[\s/>])/g;
const FORMULA = /<(?:\w+:)?f[\s/>]/;
const RESULT = /<(?:\w+:)?v[\s/>]/;
const VALUE = /<(?:\w+:)?v\b[^<>]*>[^<]/;
const TEXT = /<(?:\w+:)?t\b[^<>]*>[^<]/;

/**
 * Looks through the sheets of an .xlsx file, in order.
 * @throws Error with the reason if the workbook would be misread
 */
export function sheetFacts(bytes: Uint8Array): SheetFacts[] {
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const workbook = text("xl/workbook.xml");
  if (/\bdate1904\s*=\s*["'](true|1)/.test(workbook))
    throw new Error("it counts days from 1904; save it as CSV");
  const targets = new Map(
    elements(text("xl/_rels/workbook.xml.rels"), "Relationship").map(({ Id, Target = "" }) => [
      Id,
      Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  const styles = cellStyles(text("xl/styles.xml"));
  return elements(workbook, "sheet").map(({ id, state }) =>
    factsOf(text(targets.get(id) ?? ""), state !== undefined && state !== "visible", styles),
  );
}

function factsOf(xml: string, isHiddenSheet: boolean, styles: CellStyle[]): SheetFacts {
  const facts: SheetFacts = { doubts: new Map(), unread: new Map(), shown: new Map() };
  const fills = new Map<number, string>();
  const add = (row: number, column: number, reason: string) =>
    facts.unread.set(row, (facts.unread.get(row) ?? new Map()).set(column, reason));
  let [rows, columns] = [0, 0];
  let isHidden = isHiddenSheet;
  for (const { 0: all, groups, index } of xml.matchAll(ELEMENT)) {
    const { name, text = "" } = groups ?? {};
    if (name === "row") {
      isHidden = isHiddenSheet || /^(1|true)$/.test(attributes(text).hidden ?? "");
    } else if (name === "mergeCell") {
      for (const [line, column] of covered(attributes(text).ref)) add(line, column, MERGED);
    } else {
      const { r, s = "", t } = attributes(text);
      if (!r) throw new Error("its cells do not say where they stand, which a spreadsheet adds");
      const [line, column] = placeOf(r);
      CELL_END.lastIndex = index + all.length;
      const inner = text.endsWith("/")
        ? ""
        : xml.slice(CELL_END.lastIndex, CELL_END.exec(xml)?.index);
      if (isHidden) facts.doubts.set(line, HIDDEN);
      // The result of a formula may be an empty text, which the file contains as such.
      const hasResult = VALUE.test(inner) || (t === "str" && RESULT.test(inner));
      const isUnsaved = FORMULA.test(inner) && !hasResult;
      // For a text with an XML comment in it, the reader would return only a part.
      const isError = t === "e" || (/^[sb]$/.test(t ?? "") && !hasResult) || inner.includes("<!");
      if (isError || isUnsaved) add(line, column, isUnsaved ? NO_RESULT : ERROR);
      if (!VALUE.test(inner) && !TEXT.test(inner)) continue;
      [rows, columns] = [Math.max(rows, line), Math.max(columns, column)];
      if (rows * columns > MAX_CELLS)
        throw new Error(`cell ${r} is far from the others; delete its row or its column`);
      const { isStruck, fill = "", shown } = styles[Number(s)] ?? {};
      if (isStruck) facts.doubts.set(line, STRUCK);
      if (!fills.has(line)) fills.set(line, fill);
      if (shown && (t ?? "n") === "n")
        facts.shown.set(line, (facts.shown.get(line) ?? new Map()).set(column, shown));
    }
  }
  for (const line of rarelyFilled(fills))
    if (!facts.doubts.has(line)) facts.doubts.set(line, COLOURED);
  return facts;
}

/** The rows with a colour that few other rows have, given the colour of each row's first cell. */
function rarelyFilled(rows: Map<number, string>): number[] {
  const fills = Map.groupBy(rows.keys(), (line) => rows.get(line)!);
  const isMostlyPlain = 2 * (fills.get("")?.length ?? 0) > rows.size;
  // If every second row or every group of rows is coloured, it is the table's style.
  const isRare = (fill: string, { length }: number[]) => fill !== "" && length * 4 <= rows.size;
  return [...fills].flatMap((one) => (isMostlyPlain && isRare(...one) ? one[1] : []));
}

/** The cells of a range such as "A2:A9", except the first, which holds the value. */
function covered(range = ""): [number, number][] {
  const [first = [0, 0], last = first] = range.split(":").map(placeOf);
  const columns = Math.min(last[1] - first[1] + 1, 100);
  const rows = Math.min(last[0] - first[0] + 1, 100_000);
  return Array.from({ length: rows * columns }, (_, i): [number, number] => [
    first[0] + Math.floor(i / columns),
    first[1] + (i % columns),
  ]).slice(1);
}

/** The row and column of a cell, both from 1: "C2" is [2, 3]. */
function placeOf(cell: string): [number, number] {
  const [, letters = "", row] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  return [Number(row), [...letters].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0)];
}
