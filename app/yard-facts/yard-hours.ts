import { LRUCache } from "lru-cache";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { holidaysFrom, type PublicHoliday } from "../../worker/data/public-holidays.ts";
import { closureIn } from "../../worker/data/yards/closure.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { yardClock } from "../../worker/data/yards/yard-clock.ts";
import { clockOffsets, longDay, shortWeekday } from "../words/format.ts";
import type { OpenWeek } from "./open-state.ts";
import { openingLine } from "./opening-words.ts";

// For the server only: browsers get the result.

/** A yard's opening hours, ready for a page. */
export interface YardHours {
  /** "Open Mon–Fri 7 am – 4 pm", or the data's own words if they are not days and times. */
  line: string;
  /** "Public holiday: Australia Day, Tue 26 Jan: ring first"; null if none is near, or its hours say what it does on them. */
  holidays: string | null;
  /** Null if the hours are not days and times. */
  week: OpenWeek | null;
  /** "Closed for Christmas, reopens 7 January", while it is; that is the line, too. */
  shut?: string;
  /** "Closed for Christmas from 20 December, reopens 7 January", in the 14 days before; it ends the line, too. */
  soon?: string;
}

type TimedYard = Pick<DirectoryYard, "openingHours" | "address" | "timeZone" | "state"> &
  Partial<Pick<DirectoryYard, "closed">>;

/**
 * Creates a reader of yards' hours as of today by their own clocks, with the public holidays of the next 14 days; it returns null for
 * unknown hours. Equal parts, such as a day's hours or a state's holidays, are shared objects, which a page's
 * data then carries once, so use one reader for all yards of a page.
 */
export function hoursReader(): (yard: TimedYard) => YardHours | null {
  const known = new Map<string, YardHours | null>();
  const lists = new Map<string, number[]>();
  const shared = (list: number[]) => held(lists, list.join(), () => list);
  const quarter = Math.floor(Date.now() / QUARTER);
  return ({ openingHours, closed = null, address, ...city }) => {
    if (!openingHours && !closed) return null;
    const { timeZone, state } = yardClock(address, city);
    const calendar = [quarter, timeZone, state].join();
    return held(known, [calendar, openingHours, closed].join(), () => {
      const hours = parseOpeningHours(openingHours ?? "");
      const line = openingLine(openingHours) ?? "";
      const { words, today, ...dates } = calendars.memo(calendar);
      const { shut, soon } = closedWords(closed, today);
      if (!openingHours && !shut && !soon) return null;
      const said = { line: [shut ?? line, soon].filter(Boolean).join(". "), ...(soon && { soon }) };
      if (!hours || shut) return { ...said, holidays: null, week: null, ...(shut && { shut }) };
      const week = {
        days: hours.days.map(shared),
        offsets: shared(dates.offsets),
        holidays: shared(dates.holidays),
        onHolidays: hours.holidays ?? null,
      };
      return { ...said, holidays: hours.holidays ? null : words, week };
    });
  };
}

function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Milliseconds in a quarter of an hour: days begin and clocks change only between two. */
const QUARTER = 15 * 60_000;

/** Clocks and public holidays, by quarter of an hour, time zone and state. */
const calendars = new LRUCache({
  max: 100,
  memoMethod: (key: string) => {
    const [, timeZone, state = ""] = key.split(",");
    const today = dayIn(timeZone || NATIONAL_TIME_ZONE);
    const holidays = timeZone ? holidaysFrom(state, today) : [];
    return {
      today,
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

/** How many days ahead a page says that a yard will be shut. */
const SOON = 14;

/** What to say on a day of the days on which a yard is shut: "Closed for Christmas, reopens 7 January". */
function closedWords(text: string | null, today: string): { shut?: string; soon?: string } {
  const closure = closureIn(text);
  if (!closure || closure.to < today || closure.from > dayAfter(today, SOON)) return {};
  const { from, to, why } = closure;
  const closed = `Closed${why && ` for ${why}`}`;
  const reopens = `reopens ${longDay(dayAfter(to, 1))}`;
  if (from <= today) return { shut: `${closed}, ${reopens}` };
  return { soon: `${closed} from ${longDay(from)}, ${reopens}` };
}
