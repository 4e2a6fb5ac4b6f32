import { dayAfter } from "../../worker/data/local-day.ts";
import type { Reading } from "./reading.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i;
const AS_DAY_FIRST = { noun: "date", how: "as day/month/year" };
const AS_MONTH_NAME = { noun: "date", how: "with the month in letters" };
const AS_DAY_NUMBER = { noun: "number", how: "as Excel's number of a day" };
const AS_THIS_YEAR = { noun: "date", how: "without a year as the last such day" };
const AS_TODAY = { noun: "date", how: "as the day of loading" };

/** A date without a year may be at most this many days ago. */
const MAX_DAYS_AGO = 180;

/** The days from 2000 to 2099 as spreadsheet day numbers, which count from the end of 1899. */
const FIRST_DAY = 36_526;
const LAST_DAY = 73_050;

/**
 * Reads a date as Australians write it: "18/11/2026" or "18-Nov-26"; also "20 Nov" and "20/11" if `today` is given, and
 * "today" in a file that was saved today. Undefined if it is not a date.
 */
export function readDate(typed: string, today?: string, savedOn?: string): Reading | undefined {
  // In a file that is loaded on a later day, "today" would give the wrong date.
  if (/^today$/i.test(typed) && today !== undefined)
    return today === savedOn ? { value: today, as: AS_TODAY } : undefined;
  const text = typed
    .replace(WEEKDAY, "")
    .replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?( ?[ap]m|Z)?$/i, "")
    .replace(/^(\d{1,2})[-/.](\d{1,2})$/, (_, day, month) => `${day} ${MONTHS[month - 1]}`);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dated(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (dayFirst) return dated(dayFirst[4], dayFirst[3], dayFirst[1], AS_DAY_FIRST);
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[-/. ]*(?<month>[a-z]{3,9})\.?[-/., ]*(?<year>\d{4}|\d{2})?$/i.exec(
      text,
    ) ?? /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i.exec(text);
  if (named?.groups) {
    const { day, month = "", year } = named.groups;
    const number = String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1);
    if (year) return dated(year, number, day, AS_MONTH_NAME);
    if (today === undefined) return undefined;
    const last = Number(today.slice(0, 4));
    return [last, last - 1]
      .map((one) => dated(String(one), number, day, AS_THIS_YEAR))
      .find((one) => one && one.value <= today && one.value >= dayAfter(today, -MAX_DAYS_AGO));
  }
  if (/^\d{5}$/.test(text) && Number(text) >= FIRST_DAY && Number(text) <= LAST_DAY) {
    const day = new Date((Number(text) - 25_569) * 86_400_000);
    return { value: day.toISOString().slice(0, 10), as: AS_DAY_NUMBER };
  }
  return undefined;
}

/**
 * A remark giving the day that "2026-03-11" would be if read month first, if that is between two days; otherwise "".
 */
export function monthFirst(day: string, from: string, to: string): string {
  const [year, month, date] = day.split("-");
  const other = `${year}-${date}-${month}`;
  const isLikelier = Number(date) <= 12 && other !== day && other >= from && other <= to;
  return isLikelier ? ` (with the month first it would be ${other})` : "";
}

/** A date that may not exist, which the cell rules check. */
function dated(year = "", month = "", day = "", as?: Reading["as"]): Reading | undefined {
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  const full = year.length === 2 ? `20${year}` : year;
  return { value: `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`, as };
}
