import { dayAfter } from "../../worker/data/local-day.ts";
import type { PublicHoliday } from "../../worker/data/public-holidays.ts";
import { closureIn } from "../../worker/data/yards/closure.ts";
import {
  dayRuns,
  type OpeningHours,
  parseOpeningHours,
} from "../../worker/data/yards/opening-hours.ts";
import { clock, DAY_NAMES } from "../words/clock.ts";
import { longDay, shortWeekday } from "../words/format.ts";

const DAY = 24 * 60;

/**
 * Opening hours in one line: "Open Mon–Fri 7 am – 4 pm, closed on public holidays". The data's own words if these are
 * not days and times; null if there are none.
 */
export function hoursInWords(hours: string | null): string | null {
  if (!hours) return null;
  const parsed = parseOpeningHours(hours);
  if (!parsed) return `Hours: ${hours}`;
  const { days, holidays } = parsed;
  const open = dayRanges({ days }).filter(({ isOpen }) => isOpen);
  const week = days.every(([from, to]) => from === 0 && to === DAY)
    ? "24 hours, every day"
    : open.map(({ name, times }) => `${name} ${times}`).join(", ");
  return `Open ${week}${holidays ? `, ${timesOf(holidays) || "closed"} on public holidays` : ""}`;
}

/** The week from Monday, with days of the same hours merged, and public holidays if the yard is open on them. */
export function dayRanges({ days, holidays = [] }: OpeningHours) {
  const ranges = dayRuns(days).map(({ first, last, times }) => {
    const names = [first, last].map((day) => DAY_NAMES[day]!.slice(0, 3));
    return dayRange([...new Set(names)].join("–"), times);
  });
  return holidays.length > 0 ? [...ranges, dayRange("Public holidays", holidays)] : ranges;
}

/** Consecutive days with the same hours: "Mon–Fri" with "7 am – 4 pm", "Sun" with "Closed". */
function dayRange(name: string, times: number[]) {
  return { name, times: timesOf(times) || "Closed", isOpen: times.length > 0 };
}

/**
 * One day's hours, such as "7 am – 12 pm and 1 pm – 4 pm"; "" if closed.
 * @param times minutes after midnight when the yard opens and closes, alternately
 */
function timesOf(times: number[]): string {
  const spans = times.flatMap((from, i) => {
    if (i % 2 === 1) return [];
    const to = times[i + 1]!;
    return to - from === DAY ? "24 hours" : `${clock(from)}\u00A0– ${clock(to)}`;
  });
  return spans.join(" and ");
}

/** "Public holiday: Australia Day, Tue 26 Jan: ring first"; null if there are no holidays. */
export function holidayWords(holidays: PublicHoliday[]): string | null {
  if (holidays.length === 0) return null;
  const named = holidays.map(({ day, name }) => `${name}, ${shortWeekday(day)}`);
  const title = holidays.length === 1 ? "Public holiday" : "Public holidays";
  return `${title}: ${named.join("; ")}: ring first`;
}

/** A page announces a closure this many days ahead. */
const SOON = 14;

/** The words of `YardHours` for a yard's closure; empty if it is over or far ahead. */
export function closedWords(text: string | null, today: string): { shut?: string; soon?: string } {
  const closure = closureIn(text);
  if (!closure || closure.to < today || closure.from > dayAfter(today, SOON)) return {};
  const { from, to, why } = closure;
  const closed = `Closed${why && ` for ${why}`}`;
  const reopens = `reopens ${longDay(dayAfter(to, 1))}`;
  if (from <= today) return { shut: `${closed}, ${reopens}` };
  return { soon: `${closed} from ${longDay(from)}, ${reopens}` };
}
