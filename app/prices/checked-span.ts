import { shortDate } from "../words/format.ts";
import { type Age, daysAgo, isAgeSaid, type PricesDay } from "./price-age-words.ts";

/** The day a price was checked. */
interface CheckedDay extends Pick<Age, "days" | "checked"> {
  /** YYYY-MM-DD. */
  checkedOn: string;
}

/** Days in one round of checking; a longer span would hide the age of prices. */
const MAX_DAYS = 7;

/**
 * A sentence on the week when most of these prices were checked, or the latest such week: "Checked from 16 to 20 Nov
 * 2026, unless a row says otherwise."; `covers` is true for the prices that it applies to. Undefined without prices.
 */
export function checkedSpan(prices: CheckedDay[], day: PricesDay) {
  const latestFirst = prices.toSorted((a, b) => a.days - b.days);
  // Sixty prices share a handful of days.
  const [most] = latestFirst
    .filter(({ days }, i) => days !== latestFirst[i - 1]?.days)
    .map((last) => latestFirst.filter((price) => isWithin(price, last)))
    .toSorted((a, b) => b.length - a.length);
  const [last, first] = [most?.[0], most?.at(-1)];
  if (!last || !first) return undefined;
  const covers = (price: CheckedDay) => isWithin(price, last);
  const otherwise = prices.every(covers) ? "" : ", unless a row says otherwise";
  return { words: `Checked ${spanWords(first, last, day)}${otherwise}.`, covers };
}

/** True if a price was checked in the week up to another's day, and the age of both or neither is stated. */
function isWithin(price: CheckedDay, last: CheckedDay): boolean {
  const before = price.days - last.days;
  return before >= 0 && before < MAX_DAYS && isAgeSaid(price) === isAgeSaid(last);
}

function spanWords(first: CheckedDay, last: CheckedDay, day: PricesDay): string {
  if (first.checkedOn === last.checkedOn) return last.checked;
  const days = `${withoutShared(first.checkedOn, last.checkedOn)} to ${shortDate(last.checkedOn)}`;
  return isAgeSaid(last) ? `${daysAgo(last.checkedOn, day)} or earlier (${days})` : `from ${days}`;
}

/** A day without the month and year that it shares with a later day: "16" or "28 Oct". */
function withoutShared(isoDay: string, later: string): string {
  const [date, month, year] = shortDate(isoDay).split(" ");
  if (year !== later.slice(0, 4)) return `${date} ${month} ${year}`;
  return isoDay.slice(0, 7) === later.slice(0, 7) ? `${date}` : `${date} ${month}`;
}
