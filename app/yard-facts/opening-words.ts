import {
  dayRuns,
  type OpeningHours,
  parseOpeningHours,
} from "../../worker/data/yards/opening-hours.ts";
import { clock, DAY_NAMES } from "../words/clock.ts";

const DAY = 24 * 60;

/**
 * Opening hours in one line, such as "Open Mon–Fri 7 am – 4 pm, closed on public holidays"; the data's own words if they
 * are not days and times, null if there are none.
 */
export function openingLine(hours: string | null): string | null {
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

/** Consecutive days with the same hours: "Mon–Fri" with "7 am – 4 pm", "Sun" with "Closed". */
export interface DayRange {
  name: string;
  times: string;
  isOpen: boolean;
}

/** The week from Monday, merging consecutive days with the same hours, and public holidays if it is open on them. */
export function dayRanges({ days, holidays = [] }: OpeningHours): DayRange[] {
  const ranges = dayRuns(days).map(({ first, last, times }) => {
    const [from, to] = [first, last].map((day) => DAY_NAMES[day]!.slice(0, 3));
    return { name: from === to ? from! : `${from}–${to}`, times: timesOf(times) };
  });
  if (holidays.length > 0) ranges.push({ name: "Public holidays", times: timesOf(holidays) });
  return ranges.map(({ name, times }) => {
    return { name, times: times || "Closed", isOpen: times !== "" };
  });
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
