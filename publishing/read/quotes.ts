import { comparable } from "../../worker/search/search-words.ts";
import { isDay } from "./cells.ts";
import { SHORT } from "./check-rows.ts";
import type { CsvFile } from "./header.ts";
import { readDollars } from "./numbers.ts";
import type { Manner, Reading } from "./reading.ts";
import { type Column, plainName, type Table } from "./table.ts";

const AS_NAME: Manner = { one: "yard", many: "yards", how: "by name" };
const AS_TONNE: Manner = { one: "price", many: "prices", how: "from dollars a tonne" };

/** What stands in place of a price where a quote is taken back. */
const WITHDRAWN = "withdrawn";

/** What stands there where the yard does not take the metal. */
const DECLINED = /^(no|n)$/i;

const ENDS = ["low", "high", "min", "max"];

/**
 * The columns of prices.csv and quotes.csv as people write them: one `price`, a number or a range, in place of the
 * lowest and the highest.
 */
export function priceColumns(columns: Column[]): Column[] {
  const price = { name: "price", isOptional: true, mayBeEmpty: true, longest: SHORT };
  return [...columns, price].map((column) =>
    ENDS.includes(column.name) ? { ...price, name: column.name } : column,
  );
}

/** The same for a table: prices without that column must have both others. */
export function withPrice(columns: Column[], { records }: Table): Column[] {
  const isThere = records.some(({ cells }) => cells.some((cell) => plainName(cell) === "price"));
  if (isThere || columns.some(({ name }) => name === "low")) return columns;
  return columns
    .filter(({ name }) => name !== "price")
    .map((column) => ({ ...column, isOptional: column.isOptional && !ENDS.includes(column.name) }));
}

/** Dollars per kg, or a tonne where that is said: "185/t", "$200 per tonne", "1,250/t". To the cent per kg. */
export function readQuoted(typed: string): Reading | undefined {
  const tonne = /^(.*?)\s?(\/|per|a|p)?\s?(t|mt|tonnes?|tons?)\.?$/i.exec(typed)?.[1];
  if (tonne === undefined) return readDollars(typed);
  const amount = readDollars(tonne.replace(/(\d),(\d{3})(?!\d)/, "$1$2"));
  if (!amount || !/^\d+(\.\d+)?$/.test(amount.value)) return undefined;
  return { value: (Math.round(Number(amount.value) / 10) / 100).toFixed(2), as: AS_TONNE };
}

/**
 * Puts what is in the column `price` into those of the lowest and the highest; where that is a quote, one of these
 * alone stands for both.
 */
export function splitPrices(file: CsvFile, first: string, last: string, isEither: boolean): void {
  if (file.absent?.includes("price") !== false && !isEither) return;
  file.absent = file.absent?.filter((name) => name !== first && name !== last);
  for (const row of file.rows) {
    const { price = "", [first]: low = "", [last]: high = "", ...typed } = row.typed;
    const reason = ambiguity(price, file.isSemicolons);
    const place = { file: file.name, line: row.line, column: first };
    if (reason) file.problems.push({ ...place, reason, found: price });
    const isTwice = price !== "" && low + high !== "";
    const own = isEither ? [low || high, high || low] : [low, high];
    const [from = "", to = ""] = price === "" ? own : endsOf(price);
    row.typed = {
      ...typed,
      ...(isTwice
        ? { [first]: `${price} and ${low || high}`, [last]: high }
        : { [first]: from, [last]: to }),
    };
    row.cells = { ...row.typed };
  }
}

/**
 * Why a price may mean two things: "8,9" a number or a range, "8.50-70" a range to $70 or to $8.70; undefined where it
 * can only mean one. Files with semicolons between cells are from where the comma is the decimal point.
 */
function ambiguity(price: string, isDecimalComma = false): string | undefined {
  const [, from = "", to = ""] = /^\D*(\d+),(\d{1,3})(?!\d)[^\d,.-]*$/.exec(price) ?? [];
  if (!isDecimalComma && Number(to) > Number(from) && Number(to) <= 2 * Number(from))
    return `may be one price or two; type ${from}.${to} or ${from} to ${to}`;
  const [, dollars = "", cents = "", end = ""] =
    /^\D*(\d+)[.,](\d\d?)\s?(?:-|–|—|to|\.\.)\s?\$?\s?(\d\d)(?![\d.,])/i.exec(price) ?? [];
  if (end === "" || Number(end) <= Number(cents.padEnd(2, "0"))) return undefined;
  const start = `${dollars}.${cents.padEnd(2, "0")}`;
  return `may end in cents or in dollars; type ${start}-${dollars}.${end} or ${start}-${end}.00`;
}

/**
 * The ends of "8.50-9.20", "$8.50 to $9.20", "8.50..9.20" (a phone's number pad has no dash) or "185-200/t", of which
 * the unit stands at the end; none of a day.
 */
function endsOf(price: string): [string, string] {
  if (isDay(price)) return [price, price];
  const [, low, high, unit = ""] =
    /^(.*\d\s?(?:c|¢)?)\s?(?:-|–|—|to|\.\.)\s?(\$?\s?[\d.,]+)\s?(\D*)$/i.exec(price) ?? [];
  if (low === undefined) return [price, price];
  return [low.endsWith(unit) ? low : `${low}${unit}`, `${high}${unit}`];
}

/**
 * The rows that say that a quote is withdrawn, and those that say that the yard does not take the metal. Until
 * everything is checked they have some price, because the rest of them must be right too.
 */
export function unpricedRows({ rows }: CsvFile): Record<"withdrawn" | "declined", CsvFile["rows"]> {
  const withdrawn = rows.filter(({ cells }) => cells.low?.toLowerCase() === WITHDRAWN);
  const declined = rows.filter(
    ({ cells }) => DECLINED.test(cells.low ?? "") && cells.low === cells.high,
  );
  for (const { cells } of [...withdrawn, ...declined])
    Object.assign(cells, { low: "0.01", high: "0.01" });
  return { withdrawn, declined };
}

/**
 * A function that reads the name of a yard as its id: "Wattle Road Metals", or with its city or its suburb where others
 * are called the same, "Wattle Road Metals, Dubbo", or with its id, "Wattle Road Metals (28)", where both must fit. Of
 * yards that were merged into others no name is read.
 */
export function readYard(
  yards: Record<string, string>[],
  cities: Record<string, string>[],
): (typed: string) => Reading | undefined {
  const cityNames = new Map(cities.map(({ slug, name }) => [slug, name]));
  const ids = new Map<string, Set<string>>();
  for (const { id = "", name = "", city_slug = "", address = "", merged_into } of yards) {
    if (merged_into) continue;
    const end = address.slice(address.lastIndexOf(",") + 1);
    const suburb = /^(.*) [A-Z]{2,3} \d{4}$/.exec(end)?.[1] ?? "";
    const places = [cityNames.get(city_slug) ?? "", suburb, `(${id})`];
    for (const words of [name, ...places.map((place) => `${name} ${place}`)]) {
      const key = comparable(words);
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  }
  return (typed) => {
    const [id, second] = ids.get(comparable(typed)) ?? [];
    return id === undefined || second !== undefined
      ? undefined
      : { value: id, as: typed.endsWith(`(${id})`) ? undefined : AS_NAME };
  };
}
