import type { PriceMonth } from "../../worker/data/record/price-months.ts";
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
 * is up about 9% in a year."
 * @param of subject of the sentence, such as "Copper"
 * @param months in any order
 * @returns undefined if either end is not recorded, or too few months in between
 */
export function yearChange(
  of: string,
  months: Pick<PriceMonth, "month" | "middlePrice">[],
  month: string,
): string | undefined {
  const recorded = new Map(months.map((one) => [one.month, one]));
  const now = recorded.get(month) ?? recorded.get(isoMonth(monthNumber(month) - 1));
  const then = now && recorded.get(isoMonth(monthNumber(now.month) - 12));
  if (!then) return undefined;
  const year = months.filter((one) => one.month >= then.month && one.month <= now.month);
  if (year.length < MIN_MONTHS) return undefined;
  // "Aluminium cans in Sydney", but "Brass", and "Copper in Cairns".
  const are = /[^s]s$/.test(of.replace(/ in .*/, "")) ? "are" : "is";
  return `${of} ${are} ${inWords(now.middlePrice / then.middlePrice - 1)}.`;
}

function inWords(change: number): string {
  const percent = Math.round(Math.abs(change) * 100);
  if (percent === 0) return "about the same as a year ago";
  return `${change > 0 ? "up" : "down"} about ${percent}% in a year`;
}
