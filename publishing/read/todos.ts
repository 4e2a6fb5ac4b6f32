import { dayAfter } from "../../worker/data/local-day.ts";
import { date as isDay } from "./cell-rules.ts";
import { readDate } from "./dates.ts";

/** Cells of a row of a round that has a note but no price. */
type Noted = Record<"yard_id" | "quoted_on" | "by" | "note", string>;

/** Turns such notes into cells of to-dos, one for each yard and day. */
export function todosOf(rows: Noted[]): Record<string, string>[] {
  const noted = rows.filter(({ note }) => note !== "");
  const byYard = Map.groupBy(noted, ({ yard_id, quoted_on }) => `${yard_id} ${quoted_on}`);
  return [...byYard.values()].map((own) => {
    const { yard_id, quoted_on, by } = own[0]!;
    const note = [...new Set(own.map((row) => row.note))].join("; ");
    return { yard_id, noted_on: quoted_on, note, by, due_on: dueDay(note, quoted_on) ?? "" };
  });
}

/** Words for the days on which a yard is closed, when nobody should ring: "closed Monday and Tuesday". */
const SHUT =
  /\b(closed|shut|not open)( on)?( ?(,|-|&|and|to)? ?\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*)+/gi;
const DATE =
  /\b(\d{1,2})(?:st|nd|rd|th)?(?:\/| of |[ -])(\d{1,2}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:[/ -](\d{4}|\d{2}))?(?![\d/])/i;
const IN_DAYS = /\b(?:in (an?|\d{1,2}) |next )(day|week|fortnight|month)s?\b/i;
const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)(?:day|s|rs?|sday|nesday|rsday|urday)?\b/i;
const NAMES = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
/** A date may be at most this many days ahead. */
const MAX_DAYS_AHEAD = 180;
const DAYS: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30 };

/**
 * The day that a note gives, such as "2026-11-30" for "call back Monday": the next such weekday or date after the day
 * of the note. Undefined for a note without a day, such as "closed down".
 */
export function dueDay(note: string, day: string): string | undefined {
  const text = note.replace(SHUT, "");
  const [, date, month, year] = DATE.exec(text) ?? [];
  if (date) {
    const years = year ? [year] : [0, 1].map((more) => String(Number(day.slice(0, 4)) + more));
    const days = years
      .map((one) => readDate([date, month, one].join(" "))?.value)
      .filter((one) => isDay.safeParse(one).success);
    // Once 8 November is over, "8/11" is more likely a price than a day.
    return days.find((one) => one && one >= day && one < dayAfter(day, MAX_DAYS_AHEAD));
  }
  const [, count = "1", unit] = IN_DAYS.exec(text) ?? [];
  if (unit) return dayAfter(day, (Number(count) || 1) * DAYS[unit.toLowerCase()]!);
  if (/\btomorrow\b/i.test(text)) return dayAfter(day, 1);
  const [, name] = WEEKDAY.exec(text) ?? [];
  const ahead = [1, 2, 3, 4, 5, 6, 7].map((days) => dayAfter(day, days));
  return name && ahead.find((one) => NAMES[new Date(one).getUTCDay()] === name.toLowerCase());
}
