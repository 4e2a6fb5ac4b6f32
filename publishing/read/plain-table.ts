import { rangeOf, readMoney } from "../../worker/amounts/money.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { type Header, headerOf, type Known, ownColumn } from "./header-meaning.ts";
import { withUnit } from "./price-cells.ts";
import type { Problem } from "./problems.ts";
import { NOTHING } from "./reading.ts";
import { cleaned } from "./spreadsheets/cell-text.ts";
import { MERGED } from "./spreadsheets/sheet-xml.ts";
import type { Column, Table, TableRecord } from "./table.ts";
import { type PriceUnit, unitInTitle } from "./unit-in-name.ts";

// People lay out prices and quotes in many ways: metals, cities or yards across the top, a header of two lines, dollars
// per tonne, or the day above the table. Here each price becomes a row.

/** Columns of a round that describe the yard and are not loaded. */
export const ROUND_COLUMNS = ["Phone", "Hours", "Last asked"];

/** The instructions above the table of a round, which mention units. */
export const ROUND_HELP =
  "Under each metal type what the yard says: a price a kg (8.50), a range (8.20-8.90), a tonne (185/t), s for the same as last, no if it doesn't take it. Leave blank what you didn't ask.";

/** A table with one price per row. */
export interface PlainTable extends Table {
  isHeaded: boolean;
  /** True for a round, with metals across the top and the day above. Several of these are joined into one table. */
  isRound: boolean;
}

/** A file, with its sheet if it has several, and the sheet's title if it has one. */
interface Source {
  file: string;
  sheet?: string | undefined;
  title?: string;
}

/** The parts of a sheet of prices. */
type Layout = ReturnType<typeof layoutOf>;

const SAME = /^(s|same)$/i;
const SUM = /^(average|avg\.?|mean|median|total)s?$/i;
/** A price has fewer digits before its decimal point than a phone number. */
const MAX_PRICE = 10_000;
const ENDS = /^(low|high|min|max)$/;
const PRICE = /^(low|high|min|max|price)$/;
/** `data:round` writes the last quote with its day. */
const HAS_DAY = /\d{4}-\d\d-\d\d/;
const NO_LAST = "says that it is the same, and nothing stands beside it; type the price";

/** The table of a sheet or a file with one price per row; unchanged if no header is found. */
export function plainTable(
  source: Source,
  table: Table,
  columns: Column[],
  known: Known,
): PlainTable {
  const header = headerOf(table.records, columns, known);
  if (!header || Object.keys(known).length === 0)
    return { ...table, isHeaded: header !== undefined, isRound: false };
  const { file } = source;
  const problems = [...table.problems];
  const layout = layoutOf(source, header, table, columns, known, problems);
  const { isRound, left } = layout;
  const plain: PlainTable = { ...table, isHeaded: true, isRound, problems };
  refuseAbove(layout);
  const unit = unitAbove(layout);
  // Prices in another unit would only be rejected a second time.
  if (unit) return { ...plain, problems: [{ file, ...unit }], records: [] };
  refuseEnds(layout);
  const records = header.meanings.some((meaning) => meaning?.of)
    ? acrossRecords(layout)
    : downRecords(layout);
  const notes = left.length > 0 ? [`${file}: left out ${left.join(", ")}`] : [];
  return { ...plain, records, notes: [...table.notes, ...notes] };
}

function layoutOf(
  source: Source,
  header: Header,
  { records }: Table,
  columns: Column[],
  known: Known,
  problems: Problem[],
) {
  const { at, lines, meanings } = header;
  const above = records.slice(0, at);
  const defaults = above.flatMap((record) => {
    const [label = "", value, more] = record.cells.map(cleaned).filter(Boolean);
    const column = more === undefined && value ? ownColumn(label, columns) : undefined;
    // "This week" may have its day next to it.
    if (!column || PRICE.test(column) || meanings.some((one) => one?.column === column)) return [];
    return [{ record, column, value: value! }];
  });
  const keys = meanings.flatMap((meaning, i) => (meaning && meaning.column in known ? [i] : []));
  const sumIn = ({ cells }: TableRecord) =>
    keys.map((i) => cleaned(cells[i] ?? "")).find((cell) => SUM.test(cell));
  const all = records.slice(at + lines);
  const isAcross = meanings.some((meaning) => meaning?.of);
  const { line } = records[at]!;
  return {
    source,
    header,
    columns,
    known,
    /** The line on which the header is. */
    line,
    above,
    /** Columns that a row above the header sets for all rows, such as the day. */
    defaults,
    /** The other rows above the header. */
    titles: above.filter((record) => !defaults.some((found) => found.record === record)),
    /** The rows below the header, without totals. */
    body: all.filter((record) => !sumIn(record)),
    /** The positions of the columns that name cities, metals or yards. */
    keys,
    isRound: isAcross && defaults.some(({ column }) => column.endsWith("_on")),
    /** Names of the parts that are left out. */
    left: all.filter(sumIn).map((row) => `the row "${sumIn(row)}" on line ${row.line}`),
    refuse: (reason: string, column?: string, place = line, found?: string) =>
      problems.push({ file: source.file, line: place, column, reason, found }),
  };
}

/** Rejects rows above the header that belong below it, and columns of units. */
function refuseAbove({ header, columns, known, line, above, titles, keys, refuse }: Layout): void {
  const { texts, meanings } = header;
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
  const priced = meanings.flatMap((one, i) => (one?.of || PRICE.test(one?.column ?? "") ? i : []));
  for (const { cells, line: place } of titles) {
    const isNamed = keys.every((i) => known[meanings[i]!.column]!(cleaned(cells[i] ?? "")));
    if (isNamed && priced.some((i) => cleaned(cells[i] ?? "")))
      refuse(`stands above the header, line ${line}; put the header on top`, undefined, place);
  }
  for (const [i, text] of texts.entries())
    if (!meanings[i] && /^(units?|uom)$/i.test(text)) refuse(noUnit("$/t"), text);
}

function noUnit(unit: PriceUnit): string {
  return `is not read; say ${unit} in each price, or above the prices, as in "Price (${unit})"`;
}

/** The problem of a unit that a title gives and the prices lack. */
function unitAbove({ source, header, titles, body }: Layout) {
  const lacksUnit = header.meanings.some((meaning, i) => {
    if (!PRICE.test(meaning?.column ?? "") || meaning!.unit) return false;
    const prices = body.map(({ cells }) => cleaned(cells[i] ?? ""));
    return prices.some((price) => withUnit(price, "/t") !== price);
  });
  if (!lacksUnit) return undefined;
  const sheet = { line: undefined, cells: [`sheet "${source.title ?? ""}"`] };
  return [...titles, sheet]
    .flatMap(({ line, cells }) => cells.map((cell) => ({ line, column: cleaned(cell) })))
    .flatMap(({ line, column }) => {
      const unit = column === ROUND_HELP ? undefined : unitInTitle(column);
      return unit ? [{ line, column, reason: noUnit(unit) }] : [];
    })[0];
}

/** Rejects a pair of low and high columns if only one of them has a unit. */
function refuseEnds({ header, refuse }: Layout): void {
  const ends = header.meanings.filter((meaning) => meaning && ENDS.test(meaning.column));
  for (const end of ends) {
    const others = ends.filter((one) => one!.of === end!.of && one!.unit !== end!.unit);
    const unit = others.map((one) => one!.unit).find((one) => one && one !== "$/kg");
    if (unit) refuse(`must say ${unit} too, as the other end does`, end!.text);
  }
}

/** The records of a table with a price, or a low and a high, in each row. */
function downRecords({ header, line, titles, body, defaults }: Layout): TableRecord[] {
  const named = header.texts.map((text, i) => header.meanings[i]?.column ?? text);
  const rows = body.map((record) => {
    const cells = named.map((_, i) => amountIn(record, header, i));
    const added = defaults.map(({ value }) => value);
    return { ...record, cells: [...cells, ...added, ...record.cells.slice(named.length)] };
  });
  return [...titles, { line, cells: [...named, ...defaults.map(({ column }) => column)] }, ...rows];
}

/** The records of a table with names across the top, one for each price. */
function acrossRecords(layout: Layout): TableRecord[] {
  const { header, line, titles, body, defaults, keys, isRound, left, refuse } = layout;
  const { texts, meanings } = header;
  const found = acrossRows(layout);
  const idIn = (cell = "") => /\((\d+)\)$/.exec(cleaned(cell))?.[1];
  for (const { cells, line: place } of body) {
    const isNameless = cells.some((cell, i) => !texts[i] && !meanings[i] && cleaned(cell));
    const advice = "name it in the header, or empty the cell";
    if (isNameless) refuse(`has a cell in a column without a name; ${advice}`, undefined, place);
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
    if (!SUM.test(text) && body.some(({ cells }) => isLikePrice(cleaned(cells[i] ?? "")))) {
      refuse("is not known by this name; write it as the site does, or delete the column", text);
    } else left.push(`"${text}"`);
  }
  if (found.empty) left.push(`cells that say nothing, such as ${found.empty}`);
  const added = defaults.map(({ value }) => value);
  return [
    ...(isRound ? [] : titles),
    { line, cells: [...found.names, ...defaults.map(({ column }) => column)] },
    ...found.rows.map((row) => ({ ...row, cells: [...row.cells, ...added] })),
  ];
}

/** The columns for each name across the top: its price, its low and high, and its last quote. */
function groupsOf({ meanings }: Header) {
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
  return groups;
}

/** A row for each price with the name above it, the names of its cells, and the first cell that has no meaning. */
function acrossRows({ source: { sheet }, header, body, columns, known }: Layout) {
  const { meanings } = header;
  const own = meanings.flatMap((meaning, i) => (meaning && !meaning.of ? [i] : []));
  const named = own.map((i) => meanings[i]!.column);
  const key = columns.find(({ name }) => name in known && !named.includes(name))!.name;
  const parts = ["price", "low", "high"].filter((part) =>
    meanings.some((meaning) => meaning?.of && meaning.column === part),
  );
  const groups = groupsOf(header);
  let empty = "";
  const note = own.find((i) => meanings[i]!.column === "note") ?? -1;
  const rows = body.flatMap((record): TableRecord[] => {
    const values = own.map((i) => record.cells[i] ?? "");
    const said = groups.flatMap(({ of, at }) => {
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
      const line = cellName(first, record.line, sheet);
      const name = known[key]!(of)!.value || of;
      return [{ ...record, line, cells: [...values, name, ...cells], unread }];
    });
    if (said.length > 0 || !cleaned(record.cells[note] ?? "")) return said;
    // A note without any price is a to-do.
    const line = cellName(note, record.line, sheet);
    return [{ ...record, line, cells: [...values, "", ...parts.map(() => "")] }];
  });
  const isOwn = (part: string) => columns.some(({ name }) => name === part);
  const ends = parts.map((part) => (isOwn(part) ? part : part === "low" ? "min" : "max"));
  return { names: [...named, key, ...ends], rows, empty };
}

/** A cell with the unit from its column's header. */
function amountIn({ cells }: TableRecord, { meanings }: Header, i: number): string {
  const [cell, unit = "$/kg"] = [cleaned(cells[i] ?? ""), meanings[i]?.unit];
  return unit === "$/kg" ? cell : withUnit(cell, unit.replace("$", ""));
}

/** True if a cell of an unknown column could be a price. */
function isLikePrice(cell: string): boolean {
  const prices = (rangeOf(cell)?.ends ?? [cell]).map(readMoney);
  return prices.some((price) => price !== undefined && price.dollars < MAX_PRICE);
}

/** The name of a cell, "F7" or "Dubbo NSW!F7". */
function cellName(column: number, line: number | string, sheet: string | undefined): string {
  const letter = (n: number): string =>
    n < 0 ? "" : letter(Math.floor(n / 26) - 1) + String.fromCharCode(65 + (n % 26));
  return `${sheet ? `${sheet}!` : ""}${letter(column)}${line}`;
}

/** Joins several tables of a round into one. */
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
