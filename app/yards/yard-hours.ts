import { dayIn } from "../../worker/data/local-day.ts";
import { holidaysFrom, type PublicHoliday } from "../../worker/data/public-holidays.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { closedOnHolidays, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import type { OpenWeek } from "./open-state.ts";
import { openingLine } from "./opening-words.ts";

// On the server only: browsers get what comes out of it.

/** What pages say of when a yard is open. */
export interface YardHours {
  /** "Open Mon–Fri 7 am – 4 pm", or the words of its data if they are not days and times. */
  line: string;
  /** "Public holiday: Australia Day, Tue 26 Jan: ring first"; null if none is near, or the yard is closed on them. */
  holidays: string | null;
  /** Null if the hours are not days and times. */
  week: OpenWeek | null;
}

type TimedYard = Pick<DirectoryYard, "openingHours" | "timeZone" | "state">;

/**
 * Reads when yards are open, as of today, with the public holidays of the next 14 days; null for a yard whose hours
 * are not known. What yards have in common, as all hours in a state or a day's, is the same object, which a page then
 * carries once: so a page needs one reader for all of its yards.
 */
export function hoursReader(): (yard: TimedYard) => YardHours | null {
  const known = new Map<string, YardHours | null>();
  const lists = new Map<string, number[]>();
  const shared = (list: number[]) => {
    const key = list.join();
    if (!lists.has(key)) lists.set(key, list);
    return lists.get(key)!;
  };
  return ({ openingHours, timeZone, state }) => {
    const key = [openingHours, timeZone, state].join();
    const hours = known.get(key) ?? yardHours({ openingHours, timeZone, state }, shared);
    known.set(key, hours);
    return hours;
  };
}

function yardHours(
  { openingHours, timeZone, state }: TimedYard,
  shared: (list: number[]) => number[],
): YardHours | null {
  const line = openingLine(openingHours);
  if (!openingHours || !line) return null;
  const days = parseOpeningHours(openingHours);
  if (!days) return { line, holidays: null, week: null };
  const isClosedOnHolidays = closedOnHolidays(openingHours);
  const holidays = timeZone ? holidaysFrom(state, dayIn(timeZone)) : [];
  const week = {
    days: days.map(shared),
    timeZone,
    holidays: shared(holidays.map(({ day }) => Date.parse(day) / 86_400_000)),
    isClosedOnHolidays,
  };
  return { line, holidays: isClosedOnHolidays ? null : holidayWords(holidays), week };
}

/** "Public holiday: Australia Day, Tue 26 Jan: ring first"; null without any. */
function holidayWords(holidays: PublicHoliday[]): string | null {
  if (holidays.length === 0) return null;
  const format = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  const named = holidays.map(({ day, name }) => {
    const date = new Intl.DateTimeFormat("en-AU", format).format(new Date(day)).replace(",", "");
    return `${name}, ${date}`;
  });
  const title = holidays.length === 1 ? "Public holiday" : "Public holidays";
  return `${title}: ${named.join("; ")}: ring first`;
}
