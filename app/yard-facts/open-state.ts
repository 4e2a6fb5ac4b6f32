import { clock, DAY_NAMES } from "../words/clock.ts";

/** A yard's opening hours, as sent to browsers for comparison with the visitor's clock. */
export interface OpenWeek {
  /** Minutes after midnight when the yard opens and closes, alternately, for each day from Monday. */
  days: number[][];
  /**
   * Minutes that its clocks are ahead of UTC. If that changes soon, the minute of the change (since 1970) and the
   * minutes ahead from then on follow. Empty if its time zone is unknown.
   */
  offsets: number[];
  /** The next public holidays of its state, in days since 1970. */
  holidays: number[];
  /** Its hours on public holidays, in the form of `days`; null if unknown. */
  onHolidays: number[] | null;
}

/** In minutes. */
const DAY = 24 * 60;
/** Days to search ahead: a week, and another in case the only open day is a holiday. */
const MAX_DAYS = 15;

/** A yard's current opening hours, or the next ones if it is closed. */
export type OpenState = NonNullable<ReturnType<typeof openState>>;

/** A yard's state at a moment (ms since 1970); undefined if its time zone is unknown or it does not open soon. */
export function openState(week: OpenWeek, moment: number) {
  const { offsets, holidays, onHolidays } = week;
  const minute = Math.floor(moment / 60_000);
  const [offset, changesAt = Infinity, next = 0] = offsets;
  if (offset === undefined) return undefined;
  const now = minute + (minute < changesAt ? offset : next);
  const today = Math.floor(now / DAY);
  const timesOn = (day: number) =>
    (holidays.includes(day) && onHolidays) || (week.days[weekdayOf(day)] ?? []);
  const isDayOff = timesOn(today).length === 0;
  for (let day = today; day < today + MAX_DAYS; day++) {
    const isHoliday = !onHolidays && holidays.includes(day);
    const times = timesOn(day);
    for (let i = 0; i < times.length; i += 2) {
      const [from = 0, to = 0] = times.slice(i);
      const wait = day * DAY + from - now;
      const isOver = day * DAY + to <= now;
      // On a holiday the usual hours may not apply, so we don't say that they are over.
      if (isOver && !isHoliday) continue;
      return {
        isOpen: wait <= 0 && !isHoliday,
        /** True if `dayName` is a public holiday, when the yard may be closed. */
        isHoliday,
        /** True if the yard has no hours today. */
        isDayOff,
        /** Days from today to the day of these hours. */
        daysAhead: day - today,
        /** The day of these hours, "Monday". */
        dayName: DAY_NAMES[weekdayOf(day)]!,
        /** Opening time on that day, in minutes after midnight. */
        from,
        /** Closing time, in minutes after the same midnight; Infinity for never. */
        to: closing(to, (ahead) => timesOn(day + ahead)),
        /** Minutes until the yard opens; 0 or less once its hours have begun. */
        wait,
      };
    }
  }
  return undefined;
}

/** The weekday from Monday of a day since 1970; 1 January 1970 was a Thursday. */
const weekdayOf = (day: number) => (day + 3) % 7;

/** The closing time `to`, or a later day's if hours go on after midnight; Infinity if they go on all week. */
function closing(to: number, timesIn: (daysAhead: number) => number[]): number {
  let end = to;
  for (let ahead = 1; end === ahead * DAY; ahead++) {
    const [from, until = 0] = timesIn(ahead);
    if (from !== 0) break;
    if (ahead > 7) return Number.POSITIVE_INFINITY;
    end += until;
  }
  return end;
}

/** "until 4 pm", "until the end of Friday" if that is over a day ahead, or "24 hours" for a yard that never closes. */
export function untilWords({ to, from, wait, dayName }: OpenState): string {
  if (to === Number.POSITIVE_INFINITY) return "24 hours";
  if (to - (from - wait) <= DAY) return `until ${clock(to % DAY)}`;
  const isMidnight = to % DAY === 0;
  const ahead = Math.floor(to / DAY) - (isMidnight ? 1 : 0);
  const day = DAY_NAMES[(DAY_NAMES.indexOf(dayName) + ahead) % 7];
  return isMidnight ? `until the end of ${day}` : `until ${day} ${clock(to % DAY)}`;
}

/** "Open 24 hours", "Open now until 4 pm", "Closed now, opens tomorrow 7 am", "Public holiday: ring first". */
export function openNowWords(state: OpenState): string {
  const until = untilWords(state);
  if (state.isOpen) return `Open ${until.startsWith("until") ? "now " : ""}${until}`;
  if (isHolidayToday(state)) return "Public holiday: ring first";
  return `Closed now, opens ${opening(state)}`;
}

/** True if today is a public holiday and we don't know if the yard is open. */
export function isHolidayToday({ isHoliday, daysAhead }: OpenState): boolean {
  return isHoliday && daysAhead === 0;
}

/** A yard's next opening: "today 7 am", "Monday 7 am", "Tuesday (public holiday: ring first)". */
export function opening({ daysAhead, dayName, from, isHoliday }: OpenState): string {
  const day = ["today", "tomorrow"][daysAhead] ?? dayName;
  return `${day} ${isHoliday ? "(public holiday: ring first)" : from === 0 ? "12\u00A0am" : clock(from)}`;
}
