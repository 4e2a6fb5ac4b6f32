import { strFromU8, unzipSync } from "fflate";
import { ERROR } from "./table.ts";

// What a workbook's own XML says and its values do not: a reader gives nothing for a formula without a result, for an
// error and for a cell that is merged into another, and says nothing of hidden rows.

/** What a sheet holds besides values. */
export interface SheetFacts {
  /** The numbers of the rows that a filter or a person hides, all of them where that is the sheet. */
  hidden: Set<number>;
  /** Why cells that look empty to a reader are not, by row and column, both from 1. */
  unread: Map<number, Map<number, string>>;
}

/** The most cells, empty ones included, that a sheet is expanded to: price_history.csv of ten years has three million. */
const MAX_CELLS = 5_000_000;

const NO_RESULT =
  "has a formula without a saved result; open the file in a spreadsheet, save it again, or type the value";
/** The reason of a cell that is covered by another one. */
export const MERGED = "is merged with another cell; unmerge them and fill in each";

/** A row, a cell with what is in it, or a range of merged cells; prefixes are those of other writers than Excel. */
const ELEMENT =
  /<(?:\w+:)?(?:row\b(?<row>[^>]*)|c\b(?<cell>[^>]*?)(?:\/>|>(?<inner>.*?)<\/(?:\w+:)?c>)|mergeCell\b(?<merge>[^>]*))/gs;
const FORMULA = /<(?:\w+:)?f[\s/>]/;
const RESULT = /<(?:\w+:)?v[\s/>]/;
const VALUE = /<(?:\w+:)?v\b[^>]*>[^<]/;
const TEXT = /<(?:\w+:)?t\b[^>]*>[^<]/;

/**
 * Looks through the sheets of an .xlsx file, in their order.
 * @throws an Error where the workbook cannot be read as it is meant, which says why
 */
export function sheetFacts(bytes: Uint8Array): SheetFacts[] {
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/.test(name) });
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const workbook = text("xl/workbook.xml");
  if (/\bdate1904\s*=\s*["']true/.test(workbook))
    throw new Error("it counts days from 1904; save it as CSV");
  const targets = new Map(
    elements(text("xl/_rels/workbook.xml.rels"), "Relationship").map(({ Id, Target = "" }) => [
      Id,
      Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  return elements(workbook, "sheet").map(({ id, state }) =>
    factsOf(text(targets.get(id) ?? ""), state !== undefined && state !== "visible"),
  );
}

function factsOf(xml: string, isHiddenSheet: boolean): SheetFacts {
  const facts: SheetFacts = { hidden: new Set(), unread: new Map() };
  const add = (row: number, column: number, reason: string) =>
    facts.unread.set(row, (facts.unread.get(row) ?? new Map()).set(column, reason));
  let [rows, columns] = [0, 0];
  let isHidden = isHiddenSheet;
  for (const { groups = {} } of xml.matchAll(ELEMENT)) {
    const { row, cell, inner = "", merge } = groups;
    if (row !== undefined) {
      isHidden = isHiddenSheet || /^(1|true)$/.test(attributes(row).hidden ?? "");
    } else if (merge !== undefined) {
      for (const [line, column] of covered(attributes(merge).ref)) add(line, column, MERGED);
    } else {
      const { r = "", t } = attributes(cell ?? "");
      const [line, column] = placeOf(r);
      if (isHidden) facts.hidden.add(line);
      // The result of a formula may be an empty text, which is saved as such.
      const hasResult = VALUE.test(inner) || (t === "str" && RESULT.test(inner));
      const isUnsaved = FORMULA.test(inner) && !hasResult;
      // Of a text with a comment in it, the reader takes a part for all.
      const isError = t === "e" || (/^[sb]$/.test(t ?? "") && !hasResult) || inner.includes("<!");
      if (isError || isUnsaved) add(line, column, isUnsaved ? NO_RESULT : ERROR);
      if (!VALUE.test(inner) && !TEXT.test(inner)) continue;
      [rows, columns] = [Math.max(rows, line), Math.max(columns, column)];
      if (rows * columns > MAX_CELLS)
        throw new Error(`cell ${r} is far from the others; delete its row or its column`);
    }
  }
  return facts;
}

/** The cells of a range such as "A2:A9", apart from the first, which holds the value. */
function covered(range = ""): [number, number][] {
  const [first = [0, 0], last = first] = range.split(":").map(placeOf);
  const columns = Math.min(last[1] - first[1] + 1, 100);
  const rows = Math.min(last[0] - first[0] + 1, 100_000);
  return Array.from({ length: rows * columns }, (_, i): [number, number] => [
    first[0] + Math.floor(i / columns),
    first[1] + (i % columns),
  ]).slice(1);
}

/** The row and the column of a cell, both from 1: "C2" is [2, 3]. */
function placeOf(cell: string): [number, number] {
  const [, letters = "", row] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  return [Number(row), [...letters].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0)];
}

function elements(xml: string, name: string): Record<string, string>[] {
  const found = xml.matchAll(new RegExp(String.raw`<(?:\w+:)?${name}\s([^>]*)>`, "g"));
  return [...found].map(([, text = ""]) => attributes(text));
}

/** The attributes of an element by name, without prefixes. */
function attributes(text: string): Record<string, string> {
  const found = text.matchAll(/(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...found].map(([, name, one, two]) => [name, one ?? two ?? ""]));
}
