import { LRUCache } from "lru-cache";
import { dayIn } from "../../worker/data/local-day.ts";
import { holidaysFrom, type PublicHoliday } from "../../worker/data/public-holidays.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { closedOnHolidays, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { clockOffsets, shortWeekday } from "../words/format.ts";
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
  const known = new Map<string, YardHours>();
  const lists = new Map<string, number[]>();
  const shared = (list: number[]) => held(lists, list.join(), () => list);
  const quarter = Math.floor(Date.now() / QUARTER);
  return ({ openingHours, timeZone, state }) => {
    if (!openingHours) return null;
    const calendar = [quarter, timeZone, state].join();
    return held(known, [calendar, openingHours].join(), () => {
      const { line, days, isClosedOnHolidays } = texts.memo(openingHours);
      if (!days) return { line, holidays: null, week: null };
      const { words, ...dates } = calendars.memo(calendar);
      const week = {
        days: days.map(shared),
        offsets: shared(dates.offsets),
        holidays: shared(dates.holidays),
        isClosedOnHolidays,
      };
      return { line, holidays: isClosedOnHolidays ? null : words, week };
    });
  };
}

function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Opening hours that were read last: thousands of yards have a few hundred different ones. */
const texts = new LRUCache({
  max: 1000,
  memoMethod: (openingHours: string) => ({
    line: openingLine(openingHours) ?? "",
    days: parseOpeningHours(openingHours),
    isClosedOnHolidays: closedOnHolidays(openingHours),
  }),
});

/** Milliseconds of a quarter of an hour: no day begins and no clock is changed within one. */
const QUARTER = 15 * 60_000;

/** The clocks and the public holidays of a quarter of an hour, a time zone and a state. */
const calendars = new LRUCache({
  max: 100,
  memoMethod: (key: string) => {
    const [, timeZone, state = ""] = key.split(",");
    const holidays = timeZone ? holidaysFrom(state, dayIn(timeZone)) : [];
    return {
      offsets: timeZone ? clockOffsets(timeZone) : [],
      holidays: holidays.map(({ day }) => Date.parse(day) / 86_400_000),
      words: holidayWords(holidays),
    };
  },
});

/** "Public holiday: Australia Day, Tue 26 Jan: ring first"; null without any. */
function holidayWords(holidays: PublicHoliday[]): string | null {
  if (holidays.length === 0) return null;
  const named = holidays.map(({ day, name }) => `${name}, ${shortWeekday(day)}`);
  const title = holidays.length === 1 ? "Public holiday" : "Public holidays";
  return `${title}: ${named.join("; ")}: ring first`;
}
