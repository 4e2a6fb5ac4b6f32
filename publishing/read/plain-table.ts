import { comparable } from "../../worker/search/search-words.ts";
import { cleaned } from "./cell-text.ts";
import { type Header, headerOf, type Known, ownColumn } from "./header-meaning.ts";
import { perTonne } from "./prices.ts";
import { NOTHING } from "./reading.ts";
import { MERGED } from "./sheet-xml.ts";
import { type Column, columnNamed, type Table, type TableRecord } from "./table.ts";

// Prices and quotes as people lay them out: metals, cities or yards across the top, a header in two lines, dollars a
// tonne, the day above the table. All of it becomes a row for each price.

/** What a round says of a yard besides what is loaded. */
export const ROUND_COLUMNS = ["Phone", "Hours", "Last asked"];

/** A table with a price in each row. */
export interface PlainTable extends Table {
  isHeaded: boolean;
  /** Whether it is one of a round: metals across, and the day above them. Several of these are one table. */
  isRound: boolean;
}

const SAME = /^(s|same)$/i;
const SUM = /^(average|avg\.?|mean|median|total)s?$/i;
const LIKE_PRICE = /^(au?d?\s?)?\$?\s?(\d{1,4}([.,]\d{1,3})?|\.\d+)\s?(-|–|to|\/|c|¢|kg|t|$)/i;
const TONNE_TITLE = /(\/|\bper |\ba )\s?(t|tonnes?)\b/i;
const ENDS = /^(low|high|min|max)$/;
const PRICE = /^(low|high|min|max|price)$/;
/** What data:round writes of the last time has its day. */
const HAS_DAY = /\d{4}-\d\d-\d\d/;
const NO_LAST = "says that it is the same, and nothing stands beside it; type the price";

/** The table of a sheet or a file with a row for each price; as it is where no header is found. */
export function plainTable(
  { file, sheet }: { file: string; sheet?: string | undefined },
  table: Table,
  columns: Column[],
  known: Known,
): PlainTable {
  const header = headerOf(table.records, columns, known);
  const isPriced = Object.keys(known).length > 0;
  if (!header || !isPriced) return { ...table, isHeaded: header !== undefined, isRound: false };
  const { at, lines, texts, meanings } = header;
  const above = table.records.slice(0, at);
  const defaults = above.flatMap((record) => {
    const [label = "", value, more] = record.cells.map(cleaned).filter(Boolean);
    const column = more === undefined && value ? ownColumn(label, columns) : undefined;
    if (!column || meanings.some((meaning) => meaning?.column === column)) return [];
    return [{ record, column, value: value! }];
  });
  const keys = meanings.flatMap((meaning, i) => (meaning && meaning.column in known ? [i] : []));
  const sumIn = ({ cells }: TableRecord) =>
    keys.map((i) => cleaned(cells[i] ?? "")).find((cell) => SUM.test(cell));
  const all = table.records.slice(at + lines);
  const body = all.filter((record) => !sumIn(record));
  const isAcross = meanings.some((meaning) => meaning?.of);
  const isRound = isAcross && defaults.some(({ column }) => column.endsWith("_on"));
  const left = all
    .filter(sumIn)
    .map((record) => `the row "${sumIn(record)}" on line ${record.line}`);
  const plain: PlainTable = { ...table, isHeaded: true, isRound, problems: [...table.problems] };
  const titles = above.filter((record) => !defaults.some((found) => found.record === record));
  const [names, added] = [defaults.map(({ column }) => column), defaults.map(({ value }) => value)];
  const line = table.records[at]!.line;
  const refuse = (reason: string, column?: string, place = line, found?: string) =>
    plain.problems.push({ file, line: place, column, reason, found });
  const other = headerOf(above, columns, known);
  if (other) {
    const place = above[other.at]!.line;
    refuse(`is a header, and so is line ${line}; put them into one table`, undefined, place);
  }
  for (const { cells, line: place, unread } of above) {
    const label = cells.map(cleaned).find(Boolean) ?? "";
    for (const reason of unread?.values() ?? [])
      if (reason !== MERGED && ownColumn(label, columns)) refuse(reason, label, place);
  }
  const priced = meanings.flatMap((one, i) =>
    one?.of || PRICE.test(one?.column ?? "") ? [i] : [],
  );
  for (const { cells, line: place } of titles)
    if (
      keys.every((i) => known[meanings[i]!.column]!(cleaned(cells[i] ?? ""))) &&
      priced.some((i) => cleaned(cells[i] ?? ""))
    )
      refuse(`stands above the header, line ${line}; put the header on top`, undefined, place);
  const noUnit = "is not read; say $/t in each price, or above the prices";
  for (const [i, text] of texts.entries())
    if (!meanings[i] && /^(units?|uom)$/i.test(text)) refuse(noUnit, text);
  for (const record of isRound ? [] : titles)
    for (const cell of record.cells)
      if (TONNE_TITLE.test(cleaned(cell))) refuse(noUnit, cleaned(cell), record.line);
  const ends = meanings.filter((meaning) => meaning && ENDS.test(meaning.column));
  for (const end of ends)
    if (!end!.isTonne && ends.some((one) => one!.of === end!.of && one!.isTonne))
      refuse("must say $/t too, as the other end does", end!.text);
  if (isAcross) {
    const found = acrossRows(header, body, columns, known, sheet);
    const idIn = (cell = "") => /\((\d+)\)$/.exec(cleaned(cell))?.[1];
    for (const { cells, line: place } of body) {
      if (cells.some((cell, i) => !texts[i] && !meanings[i] && cleaned(cell)))
        refuse(
          "has a cell in a column without a name; name it in the header, or empty the cell",
          undefined,
          place,
        );
      const id = idIn(cells[keys[0]!]);
      for (const [i, meaning] of meanings.entries()) {
        const last = meaning?.column === "last" ? cleaned(cells[i] ?? "") : "";
        const said = idIn(last);
        if (id && said && id !== said)
          refuse("stands beside another yard than said it; sort whole rows", texts[i], place);
        if (id && isRound && last && !HAS_DAY.test(last))
          refuse(`is never loaded; type it under ${meaning!.of}`, texts[i], place, last);
      }
    }
    for (const [i, text] of texts.entries()) {
      if (!text || meanings[i] || (isRound && ROUND_COLUMNS.includes(text))) continue;
      if (!SUM.test(text) && body.some(({ cells }) => LIKE_PRICE.test(cleaned(cells[i] ?? "")))) {
        refuse("is not known by this name; write it as the site does, or delete the column", text);
      } else left.push(`"${text}"`);
    }
    if (found.empty) left.push(`cells that say nothing, such as ${found.empty}`);
    plain.records = [
      ...(isRound ? [] : titles),
      { line, cells: [...found.names, ...names] },
      ...found.rows.map((row) => ({ ...row, cells: [...row.cells, ...added] })),
    ];
  } else {
    // What the columns are called stays as it was typed where it is understood.
    const named = texts.map((text, i) => {
      const column = meanings[i]?.column;
      return column && columnNamed(text, columns)?.name !== column ? column : text;
    });
    const rows = body.map((record) => {
      const cells = named.map((_, i) => amountIn(record, header, i));
      return { ...record, cells: [...cells, ...added, ...record.cells.slice(named.length)] };
    });
    plain.records = [...titles, { line, cells: [...named, ...names] }, ...rows];
  }
  if (left.length > 0) plain.notes = [...table.notes, `${file}: left out ${left.join(", ")}`];
  return plain;
}

/** The rows of prices with their names across, one for each price, and what their cells are. */
function acrossRows(
  header: Header,
  body: TableRecord[],
  columns: Column[],
  known: Known,
  sheet: string | undefined,
) {
  const { meanings } = header;
  const own = meanings.flatMap((meaning, i) => (meaning && !meaning.of ? [i] : []));
  const named = own.map((i) => meanings[i]!.column);
  const key = columns.find(({ name }) => name in known && !named.includes(name))!.name;
  const parts = ["price", "low", "high"].filter((part) =>
    meanings.some((meaning) => meaning?.of && meaning.column === part),
  );
  const groups: { of: string; at: Record<string, number> }[] = [];
  for (const [i, meaning] of meanings.entries()) {
    if (!meaning?.of) continue;
    const { of, column } = meaning;
    const group = groups.find(
      (one) => comparable(one.of) === comparable(of) && !(column in one.at),
    );
    if (group) group.at[column] = i;
    else groups.push({ of, at: { [column]: i } });
  }
  let empty = "";
  const rows = body.flatMap((record): TableRecord[] =>
    groups.flatMap(({ of, at }) => {
      const unread = new Map<number, string>();
      const cells = parts.map((part, p) => {
        const i = at[part];
        if (i === undefined) return "";
        const reason = record.unread?.get(i + 1);
        if (reason) unread.set(own.length + 2 + p, reason);
        const cell = amountIn(record, header, i);
        if (NOTHING.test(cell)) empty ||= `"${cell}" in ${cellName(i, record.line, sheet)}`;
        if (NOTHING.test(cell)) return "";
        if (!SAME.test(cell)) return cell;
        const [last = ""] = cleaned(record.cells[at.last ?? -1] ?? "").split(", ");
        if (!last) unread.set(own.length + 2 + p, NO_LAST);
        return last || cell;
      });
      if (cells.every((cell) => cell === "") && unread.size === 0) return [];
      const first = Math.min(...parts.flatMap((part) => at[part] ?? []));
      for (const [j, i] of own.entries())
        if (record.unread?.has(i + 1)) unread.set(j + 1, record.unread.get(i + 1)!);
      const place = cellName(first, record.line, sheet);
      const values = own.map((i) => record.cells[i] ?? "");
      return [
        { ...record, line: place, cells: [...values, known[key]!(of)!.value, ...cells], unread },
      ];
    }),
  );
  const isOwn = (part: string) => columns.some(({ name }) => name === part);
  const ends = parts.map((part) => (isOwn(part) ? part : part === "low" ? "min" : "max"));
  return { names: [...named, key, ...ends], rows, empty };
}

/** A cell, with the unit that its column's header says. */
function amountIn({ cells }: TableRecord, { meanings }: Header, i: number): string {
  const cell = cleaned(cells[i] ?? "");
  return meanings[i]?.isTonne ? perTonne(cell) : cell;
}

/** "F7", or "Dubbo NSW!F7". */
function cellName(column: number, line: number | string, sheet: string | undefined): string {
  const letter = (n: number): string =>
    n < 0 ? "" : letter(Math.floor(n / 26) - 1) + String.fromCharCode(65 + (n % 26));
  return `${sheet ? `${sheet}!` : ""}${letter(column)}${line}`;
}

/** Several tables of a round as one. */
export function joinedTables(tables: PlainTable[]): PlainTable {
  const names = [...new Set(tables.flatMap(({ records }) => records[0]?.cells ?? []))];
  const rows = tables.flatMap(({ records: [header, ...rows] }) => {
    const at = names.map((name) => header!.cells.indexOf(name));
    return rows.map((row) => ({
      ...row,
      cells: at.map((i) => row.cells[i] ?? ""),
      unread: new Map([...(row.unread ?? [])].map(([i, why]) => [at.indexOf(i - 1) + 1, why])),
    }));
  });
  return {
    ...tables[0]!,
    records: [{ line: 1, cells: names }, ...rows],
    problems: tables.flatMap(({ problems }) => problems),
    notes: [...new Set(tables.flatMap(({ notes }) => notes))],
  };
}
