import { rangeOf, readMoney } from "../../worker/amounts/money.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { type Header, headerOf, type Known, ownColumn } from "./header-meaning.ts";
import { withUnit } from "./prices.ts";
import { NOTHING } from "./reading.ts";
import { cleaned } from "./spreadsheets/cell-text.ts";
import { MERGED } from "./spreadsheets/sheet-xml.ts";
import type { Column, Table, TableRecord } from "./table.ts";
import { type PriceUnit, unitInTitle } from "./unit-in-name.ts";

// Prices and quotes as people lay them out: metals, cities or yards across the top, a header in two lines, dollars a
// tonne, the day above the table. All of it becomes a row for each price.

/** What a round says of a yard besides what is loaded. */
export const ROUND_COLUMNS = ["Phone", "Hours", "Last asked"];

/** What a round says above its table, units among it. */
export const ROUND_HELP =
  "Under each metal type what the yard says: a price a kg (8.50), a range (8.20-8.90), a tonne (185/t), s for the same as last, no if it doesn't take it. Leave blank what you didn't ask.";

/** A table with a price in each row. */
export interface PlainTable extends Table {
  isHeaded: boolean;
  /** Whether it is one of a round: metals across, and the day above them. Several of these are one table. */
  isRound: boolean;
}

const SAME = /^(s|same)$/i;
const SUM = /^(average|avg\.?|mean|median|total)s?$/i;
/** What may be a price has fewer digits before its point than a phone. */
const MOST_PRICE = 10_000;
const ENDS = /^(low|high|min|max)$/;
const PRICE = /^(low|high|min|max|price)$/;
/** What data:round writes of the last time has its day. */
const HAS_DAY = /\d{4}-\d\d-\d\d/;
const NO_LAST = "says that it is the same, and nothing stands beside it; type the price";

/**
 * The table of a sheet or a file with a row for each price; as it is where no header is found. `sheet` is there where a
 * file has several, `title` where it has any.
 */
export function plainTable(
  { file, sheet, title = "" }: { file: string; sheet?: string | undefined; title?: string },
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
    // "This week" may have its day beside it.
    if (!column || PRICE.test(column) || meanings.some((one) => one?.column === column)) return [];
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
  const priced = meanings.flatMap((one, i) => (one?.of || PRICE.test(one?.column ?? "") ? i : []));
  for (const { cells, line: place } of titles)
    if (
      keys.every((i) => known[meanings[i]!.column]!(cleaned(cells[i] ?? ""))) &&
      priced.some((i) => cleaned(cells[i] ?? ""))
    )
      refuse(`stands above the header, line ${line}; put the header on top`, undefined, place);
  const noUnit = (unit: PriceUnit) =>
    `is not read; say ${unit} in each price, or above the prices, as in "Price (${unit})"`;
  for (const [i, text] of texts.entries())
    if (!meanings[i] && /^(units?|uom)$/i.test(text)) refuse(noUnit("$/t"), text);
  const lacksUnit = meanings.some((meaning, i) => {
    if (!PRICE.test(meaning?.column ?? "") || meaning!.unit) return false;
    const prices = body.map(({ cells }) => cleaned(cells[i] ?? ""));
    return prices.some((price) => withUnit(price, "/t") !== price);
  });
  for (const { line, cells } of [...titles, { line: undefined, cells: [`sheet "${title}"`] }])
    for (const text of lacksUnit ? cells.map(cleaned) : []) {
      const unit = text === ROUND_HELP ? undefined : unitInTitle(text);
      if (!unit) continue;
      // Prices in another unit would only be refused once more.
      plain.problems = [{ file, line, column: text, reason: noUnit(unit) }];
      return { ...plain, records: [] };
    }
  const ends = meanings.filter((meaning) => meaning && ENDS.test(meaning.column));
  for (const end of ends) {
    const others = ends.filter((one) => one!.of === end!.of && one!.unit !== end!.unit);
    const unit = others.map((one) => one!.unit).find((one) => one && one !== "$/kg");
    if (unit) refuse(`must say ${unit} too, as the other end does`, end!.text);
  }
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
      if (!SUM.test(text) && body.some(({ cells }) => isLikePrice(cleaned(cells[i] ?? "")))) {
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
    const named = texts.map((text, i) => meanings[i]?.column ?? text);
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
  const note = own.find((i) => meanings[i]!.column === "note") ?? -1;
  const rows = body.flatMap((record): TableRecord[] => {
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
      const place = cellName(first, record.line, sheet);
      const values = own.map((i) => record.cells[i] ?? "");
      return [
        {
          ...record,
          line: place,
          cells: [...values, known[key]!(of)!.value || of, ...cells],
          unread,
        },
      ];
    });
    if (said.length > 0 || !cleaned(record.cells[note] ?? "")) return said;
    // Where nothing was said, the note is what is left to do.
    const line = cellName(note, record.line, sheet);
    const unpriced = ["", ...parts.map(() => "")];
    return [{ ...record, line, cells: [...own.map((i) => record.cells[i] ?? ""), ...unpriced] }];
  });
  const isOwn = (part: string) => columns.some(({ name }) => name === part);
  const ends = parts.map((part) => (isOwn(part) ? part : part === "low" ? "min" : "max"));
  return { names: [...named, key, ...ends], rows, empty };
}

/** A cell, with the unit that its column's header says. */
function amountIn({ cells }: TableRecord, { meanings }: Header, i: number): string {
  const [cell, unit = "$/kg"] = [cleaned(cells[i] ?? ""), meanings[i]?.unit];
  return unit === "$/kg" ? cell : withUnit(cell, unit.replace("$", ""));
}

/** Whether a cell of a column that is not known may be a price. */
function isLikePrice(cell: string): boolean {
  const prices = (rangeOf(cell)?.ends ?? [cell]).map(readMoney);
  return prices.some((price) => price !== undefined && price.dollars < MOST_PRICE);
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
