import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { grouped, shortMonthOf } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";

/** Months with a record that a sentence needs, of the thirteen from a month to the same month a year later. */
const MIN_MONTHS = 8;

/** The first month (YYYY-MM) of data needed to describe the year to `month`. */
export function yearBefore(month: string): string {
  // If the month itself is not recorded yet, the year ends a month earlier.
  return isoMonth(monthNumber(month) - 13);
}

/**
 * Describes a price over the year to a month (YYYY-MM), or to the month before if that is not recorded: "Copper
 * in Dubbo is about 9% higher than a year ago (14 records from Nov 2025 to Nov 2026)."
 * @param of subject of the sentence, such as "Copper in Dubbo"
 * @param months in any order
 * @returns undefined if either end is not recorded, or too few months in between
 */
export function yearChange(of: string, months: PriceMonth[], month: string): string | undefined {
  const recorded = new Map(months.map((one) => [one.month, one]));
  const now = recorded.get(month) ?? recorded.get(isoMonth(monthNumber(month) - 1));
  const then = now && recorded.get(isoMonth(monthNumber(now.month) - 12));
  if (!then) return undefined;
  const year = months.filter((one) => one.month >= then.month && one.month <= now.month);
  if (year.length < MIN_MONTHS) return undefined;
  const records = year.reduce((sum, { observations }) => sum + observations, 0);
  const base = `${grouped(records)} records from ${shortMonthOf(then.month)} to ${shortMonthOf(now.month)}`;
  // "Aluminium cans in Sydney", but "Brass", and "Copper in Cairns".
  const are = /[^s]s$/.test(of.replace(/ in .*/, "")) ? "are" : "is";
  return `${of} ${are} about ${inWords(now.middlePrice / then.middlePrice - 1)} a year ago (${base}).`;
}

function inWords(change: number): string {
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) return "the same as";
  return `${percent}% ${change > 0 ? "higher" : "lower"} than`;
}
