import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { holidaysFrom } from "../../worker/data/public-holidays.ts";
import type { DirectoryYard } from "../../worker/data/yards/directory.ts";
import { parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { yardClock } from "../../worker/data/yards/yard-clock.ts";
import { clockOffsets } from "../words/format.ts";
import { closedWords, holidayWords, hoursInWords } from "./hours-in-words.ts";
import type { OpenWeek } from "./open-state.ts";

// For the server only: browsers get the result.

/** A yard's opening hours, ready for a page. */
export interface YardHours {
  /** "Open Mon–Fri 7 am – 4 pm", or the data's own words if they are not days and times. */
  line: string;
  /** "Public holiday: Australia Day, Tue 26 Jan: ring first"; null if none is near or its hours are known. */
  holidays: string | null;
  /** The hours for the browser's clock; null if they are free text. */
  week: OpenWeek | null;
  /** "Closed for Christmas, reopens 7 January" during a closure; also the text of `line`. */
  shut?: string;
  /** "Closed for Christmas from 20 December, reopens 7 January" in the 14 days before; also the end of `line`. */
  soon?: string;
}

type TimedYard = Pick<DirectoryYard, "openingHours" | "address" | "timeZone" | "state"> &
  Partial<Pick<DirectoryYard, "closed">>;

/**
 * Creates a function that returns a yard's hours today by its own clock, with the public holidays of the next 14
 * days; null if they are unknown. Use one for all yards of a page: equal parts become shared objects, which the page's
 * data carries once.
 */
export function hoursReader(): (yard: TimedYard) => YardHours | null {
  const known = new Map<string, YardHours | null>();
  const lists = new Map<string, number[]>();
  const shared = (list: number[]) => held(lists, list.join(), () => list);
  return ({ openingHours, closed = null, address, ...city }) => {
    if (!openingHours && !closed) return null;
    const { timeZone, state } = yardClock(address, city);
    return held(known, [timeZone, state, openingHours, closed].join(), () => {
      const hours = parseOpeningHours(openingHours ?? "");
      const today = dayIn(timeZone || NATIONAL_TIME_ZONE);
      const holidays = timeZone ? holidaysFrom(state, today) : [];
      const { shut, soon } = closedWords(closed, today);
      const line = [shut ?? hoursInWords(openingHours), soon].filter(Boolean).join(". ");
      if (!line) return null;
      const said = { line, ...(soon && { soon }) };
      if (!hours || shut) return { ...said, holidays: null, week: null, ...(shut && { shut }) };
      const week = {
        days: hours.days.map(shared),
        offsets: shared(timeZone ? clockOffsets(timeZone) : []),
        holidays: shared(holidays.map(({ day }) => Date.parse(day) / 86_400_000)),
        onHolidays: hours.holidays ?? null,
      };
      return { ...said, holidays: hours.holidays ? null : holidayWords(holidays), week };
    });
  };
}

function held<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
