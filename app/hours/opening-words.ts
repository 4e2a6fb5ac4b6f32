import { closedOnHolidays, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { clock, DAY_NAMES } from "../words/clock.ts";

const DAY = 24 * 60;

/** Opening hours in one line; the data's own words if they are not days and times, null if there are none. */
export function openingLine(hours: string | null): string | null {
  if (!hours) return null;
  const days = parseOpeningHours(hours);
  if (!days) return `Hours: ${hours}`;
  return `Open ${openingWords(days)}${closedOnHolidays(hours) ? ", closed on public holidays" : ""}`;
}

/** "Mon–Fri 7 am – 4 pm, Sat 8 am – 12 pm", or "24 hours, every day". */
export function openingWords(days: number[][]): string {
  if (days.length === 7 && days.every(([from, to]) => from === 0 && to === DAY))
    return "24 hours, every day";
  return dayRanges(days)
    .filter(({ isOpen }) => isOpen)
    .map(({ name, times }) => `${name} ${times}`)
    .join(", ");
}

/** Consecutive days with the same hours: "Mon–Fri" with "7 am – 4 pm", "Sun" with "Closed". */
export interface DayRange {
  name: string;
  times: string;
  isOpen: boolean;
}

/** The week from Monday, merging consecutive days with the same hours. */
export function dayRanges(days: number[][]): DayRange[] {
  const ranges: { first: string; last: string; times: string }[] = [];
  for (const [day, name] of DAY_NAMES.entries()) {
    const times = timesOf(days[day] ?? []);
    const short = name.slice(0, 3);
    const range = ranges.at(-1);
    if (range?.times === times) range.last = short;
    else ranges.push({ first: short, last: short, times });
  }
  return ranges.map(({ first, last, times }) => ({
    name: first === last ? first : `${first}–${last}`,
    times: times || "Closed",
    isOpen: times !== "",
  }));
}

/**
 * One day's hours, such as "7 am – 12 pm and 1 pm – 4 pm"; "" if closed.
 * @param times minutes after midnight at which it opens and closes, in turn
 */
function timesOf(times: number[]): string {
  return times
    .flatMap((from, i) => (i % 2 === 0 ? [spanWords(from, times[i + 1] ?? from)] : []))
    .join(" and ");
}

function spanWords(from: number, to: number): string {
  return to - from === DAY ? "24 hours" : `${clock(from)}\u00A0– ${clock(to)}`;
}
