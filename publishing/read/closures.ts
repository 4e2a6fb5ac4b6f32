import { dayAfter } from "../../worker/data/local-day.ts";
import { TO } from "../../worker/data/yards/opening-hours.ts";
import { date, pattern } from "./cell-rules.ts";
import { readDate } from "./dates.ts";
import type { Reading } from "./reading.ts";

const DAY = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )?(?:\d{1,2}(?:st|nd|rd|th)?[ -]?[a-z]{3,9}\.?,?[ -]?\d{2,4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,5}(?:[/.-]\d{1,4}){0,2})`;

/** A day, and optionally a last day after a dash or a word such as "to" or "until". */
const CLOSURE = new RegExp(
  String.raw`^(?:from )?(${DAY})(?:\s*(\.\.+|-|and\b|&|${TO})\s*(${DAY}))?(?![\w/])`,
  "i",
);

const MONTH = "(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\b";

/** Days and lengths of time in a reason, which no page would take into account. */
const DAYS_IN_REASON = new RegExp(
  String.raw`^ (?:${TO})|\d[/.-]\d|\b(?:\d+|an?|the|one|two|three|four|five|six) ?(?:days?|weeks?|fortnight|months?)\b|\ball (?:day|week|month)\b|\bonwards?\b|\d(?:st|nd|rd|th)?[ -]?(?:of )?${MONTH}|${MONTH} \d{1,2}\b`,
  "i",
);

/** Reads a day, or a first and a last day, with a reason: "20/12/2026 until 6 Jan 2027 (Christmas)". */
export function readClosure(typed: string): Reading | undefined {
  const [days = "", from = "", to, until = from] = CLOSURE.exec(typed) ?? [];
  const [first, last] = [from, until].map((day) => readDate(day));
  if (!first || !last) return undefined;
  // "24/12/2026 and 31/12/2026" are two closures.
  if (/^(and|&)$/i.test(to ?? "") && dayAfter(first.value, 1) !== last.value) return undefined;
  const why = typed.slice(days.length).replace(/^[\s,:;–-]*(?:for\s)?/i, "");
  const reason = why && ` ${why.replace(/^\((.*)\)$/, "$1")}`;
  if (DAYS_IN_REASON.test(reason)) return undefined;
  return { value: `${first.value}..${last.value}${reason}`, as: first.as ?? last.as };
}

/** The days on which a yard is closed, with the reason. */
export const closure = pattern(
  /^\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d( \S.*)?$/,
  "the first and the last day, and why, such as 2026-12-20..2027-01-06 Christmas",
)
  .refine(
    (cell) => [cell.slice(0, 10), cell.slice(12, 22)].every((day) => date.safeParse(day).success),
    "must have real dates such as 2026-12-20",
  )
  .refine((cell) => cell.slice(0, 10) <= cell.slice(12, 22), "must not end before it begins")
  .refine(
    (cell) => !DAYS_IN_REASON.test(cell.slice(22)),
    "must not have days in its reason: type the first and the last day, such as 20/12/2026 to 6/1/2027 Christmas",
  );
