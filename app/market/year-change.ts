import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { grouped, shortMonthOf } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";

/** Of the thirteen months from one to the same of the next year, so many at least must be recorded. */
const MIN_MONTHS = 8;

/** The first month (YYYY-MM) of which anything is needed to say how a year went that ends in a month. */
export function yearBefore(month: string): string {
  // The month itself may not be recorded yet; the year then ends in the one before.
  return isoMonth(monthNumber(month) - 13);
}

/**
 * How a price went in the year to a month (YYYY-MM) or, if that is not recorded, to the one before: "Copper in Dubbo is
 * about 9% higher than a year ago (14 records from Nov 2025 to Nov 2026)."
 * @param of what the price is of, such as "Copper in Dubbo"
 * @param months in any order
 * @returns undefined where either end is not recorded, or too few of the months between them
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
  return `${of} is about ${inWords(now.middlePrice / then.middlePrice - 1)} a year ago (${base}).`;
}

function inWords(change: number): string {
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) return "the same as";
  return `${percent}% ${change > 0 ? "higher" : "lower"} than`;
}
