import { dollarRange } from "../../app/words/format.ts";
import { toDollars } from "../../worker/amounts/cents.ts";
import { figuresOf, strictFiguresOf } from "../../worker/amounts/figures.ts";
import { rangeOf, readMoney } from "../../worker/amounts/money.ts";
import { SHORT } from "./check-rows.ts";
import type { CsvFile } from "./header.ts";
import { AS_WRITTEN } from "./numbers.ts";
import type { Manner, Reading } from "./reading.ts";
import { type Column, plainName, type Table } from "./table.ts";

const manner = (how: string): Manner => ({ noun: "price", how });
const AS_AMOUNT = manner("without signs and units");
const AS_CENTS = manner("in cents");
const AS_TONNE = manner("from dollars a tonne");
const AS_ROUNDED = manner("from dollars a tonne, rounded to the cent a kg");

/** The maximum dollars per kg when converting from another unit; nobody means more. */
const MAX_CONVERTED = 1000;

const ENDS = ["low", "high", "min", "max"];

/** The columns of prices.csv and quotes.csv, plus `price`, a number or a range that replaces the low and the high. */
export function priceColumns(columns: Column[]): Column[] {
  const price = { name: "price", isOptional: true, mayBeEmpty: true, longest: SHORT };
  return [...columns, price].map((column) =>
    ENDS.includes(column.name) ? { ...price, name: column.name } : column,
  );
}

/** The columns that a table needs: without `price`, prices need both low and high, and quotes need one of them. */
export function withPrice(columns: Column[], { records }: Table): Column[] {
  const isQuotes = columns.some(({ name }) => name === "low");
  const any = isQuotes ? ["price", ...ENDS] : ["price"];
  const isThere = records.some(({ cells }) => cells.some((cell) => any.includes(plainName(cell))));
  if (isThere) return columns;
  const required = isQuotes ? ["price"] : ENDS;
  return columns
    .filter(({ name }) => isQuotes || name !== "price")
    .map((one) => ({ ...one, isOptional: one.isOptional && !required.includes(one.name) }));
}

/** Adds "/t" to a price that has no unit. */
export function perTonne(typed: string): string {
  return withUnit(typed, "/t");
}

/** Adds a unit, "/t" or "c", to a price that has none. */
export function withUnit(typed: string, unit: string): string {
  const [bare] = /^.*(\d|\$|aud)(?=\.?$)/i.exec(typed) ?? [];
  return bare === undefined ? typed : `${bare}${unit}`;
}

/**
 * Reads dollars per kg, such as "$7.75", "7.75 /kg", "8,5" or "85c", or dollars per tonne, such as "185/t" or "1,250
 * mt", to the cent per kg; undefined if it is not such an amount.
 */
export function readPrice(typed: string): Reading | undefined {
  const money = readMoney(typed);
  if (!money || money.per === "other" || (money.per && money.per.unit !== "kg")) return undefined;
  const { figures, isCents, per: { times } = { times: 1 } } = money;
  const isTonne = times === 1000;
  const read = isTonne ? figuresOf(figures) : strictFiguresOf(figures);
  if (!read || (times !== 1 && !isTonne)) return undefined;
  if (!isCents && !isTonne) {
    const as = AS_WRITTEN[read.written] ?? (read.value === typed ? undefined : AS_AMOUNT);
    // Zeros after a point mean nothing; after a comma they may be thousands.
    const zeros = read.written === "point" ? /(?<=\.\d\d)0+$/ : "";
    return { value: read.value.replace(zeros, ""), as };
  }
  const cents = (Number(read.value) * (isCents ? 1 : 100)) / times;
  if (cents >= MAX_CONVERTED * 100 || (isCents && /\D/.test(read.value))) return undefined;
  const dollars = toDollars(Math.round(cents)).toFixed(2);
  if (cents > 0 && dollars === "0.00") return { value: `${read.value}/t` };
  if (!isTonne || Number.isInteger(cents))
    return { value: dollars, as: isTonne ? AS_TONNE : AS_CENTS };
  const tonne = Number(read.value) / (isCents ? 100 : 1);
  const says = `$${tonne.toLocaleString("en-AU")} a tonne is $${tonne / 1000} a kilogram: shown as $${dollars}`;
  return { value: dollars, as: { ...AS_ROUNDED, says } };
}

/** The factors of typical slips: dollars per tonne, or a misplaced decimal point. */
const SLIPS = [1000, 10, 100, 0.1, 0.01];

/**
 * A question about a price outside its metal's plausible range, both in cents per kg: "$105.00, where $2.08 to $35.00
 * is plausible: 10.50 for 105?". Undefined for a plausible price. A null limit is unknown.
 */
export function priceQuestion(
  { lowCents, highCents }: Record<"lowCents" | "highCents", number>,
  metal: Record<"lowCents" | "highCents", number | null>,
): string | undefined {
  const [least, most] = [metal.lowCents ?? 0, metal.highCents ?? Number.POSITIVE_INFINITY];
  const isPlausible = (times: number) => lowCents >= least * times && highCents <= most * times;
  // 0 means that there is no price.
  if (highCents === 0 || isPlausible(1)) return undefined;
  const isKnown = least > 0 && most < Number.POSITIVE_INFINITY;
  const plausible = isKnown
    ? dollarRange(toDollars(least), toDollars(most), " to ")
    : "another amount";
  const text = `${dollarRange(toDollars(lowCents), toDollars(highCents), " to ")}, where ${plausible} is plausible`;
  const slip = isKnown ? SLIPS.find(isPlausible) : undefined;
  if (slip === undefined) return text;
  const typed = dollarRange(toDollars(lowCents), toDollars(highCents), "-", String);
  if (slip === 1000) return `${text}: $${typed} a tonne? Type ${typed}/t`;
  const meant = dollarRange(lowCents / slip, highCents / slip, "-", (cents) =>
    toDollars(cents).toFixed(2),
  );
  return `${text}: ${meant} for ${typed}?`;
}

/**
 * Splits the column `price` into `first` and `last`, the columns of the low and the high.
 * @param isEither true if one of these alone may stand for both, as in quotes
 */
export function splitPrices(
  file: CsvFile | undefined,
  first: string,
  last: string,
  isEither: boolean,
): void {
  if (!file) return;
  if (file.absent?.includes("price") !== false && !isEither) return;
  file.absent = file.absent?.filter((name) => name !== first && name !== last);
  for (const row of file.rows) {
    const { price = "", [first]: low = "", [last]: high = "", ...typed } = row.typed;
    const reason = ambiguity(price, file.isSemicolons);
    const place = { file: file.name, line: row.line, column: first };
    if (reason) file.problems.push({ ...place, reason, found: price });
    const isTwice = price !== "" && low + high !== "";
    const own = isEither ? [low || high, high || low] : [low, high];
    const [from = "", to = ""] = price === "" ? own : (rangeOf(price)?.ends ?? [price, price]);
    row.typed = isTwice
      ? { ...typed, [first]: `${price} and ${low || high}`, [last]: high }
      : { ...typed, [first]: from, [last]: to };
    row.cells = { ...row.typed };
  }
}

/**
 * The reason why a price is ambiguous: "8,9" may be a number or a range, "8.50-70" a range to $70 or to $8.70.
 * Undefined if it is not. In a file with semicolons between cells, the comma is the decimal point.
 */
function ambiguity(price: string, isDecimalComma = false): string | undefined {
  const [, from = "", to = ""] = /^(\d+),(\d{1,3})$/.exec(readMoney(price)?.figures ?? "") ?? [];
  if (!isDecimalComma && Number(to) > Number(from) && Number(to) <= 2 * Number(from))
    return `may be one price or two; type ${from}.${to} or ${from} to ${to}`;
  const [first = "", last = ""] = rangeOf(price)?.figures ?? [];
  const [, dollars = "", digits = ""] = /^(\d+)[.,](\d\d?)$/.exec(first) ?? [];
  const cents = digits.padEnd(2, "0");
  if (dollars === "" || !/^\d\d$/.test(last) || Number(last) <= Number(cents)) return undefined;
  const start = `${dollars}.${cents}`;
  return `may end in cents or in dollars; type ${start}-${dollars}.${last} or ${start}-${last}.00`;
}
