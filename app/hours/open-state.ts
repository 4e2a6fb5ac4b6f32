/** When a yard is open, as a page carries it to be compared with the visitor's clock. */
export interface OpenWeek {
  /** For each day from Monday: minutes after midnight at which it opens and closes, in turn. */
  days: number[][];
  /**
   * Minutes that its clocks are ahead of UTC; where that changes soon, when it does (in minutes since 1970) and what it
   * is from then on follow. Empty if its time zone is not known.
   */
  offsets: number[];
  /** The next public holidays of its state, in days since 1970. */
  holidays: number[];
  /** Whether it is closed on them. What other yards do on them is not known. */
  isClosedOnHolidays: boolean;
}

/** Whether a yard is open at a moment, or when it opens. */
export interface OpenState {
  isOpen: boolean;
  /** Whether the day of its next hours, or of those that it is open in, is a public holiday on which it may be closed. */
  isHoliday: boolean;
  /** Whether it has no hours at all on the day of the moment. */
  isDayOff: boolean;
  /** Days from the moment's to that of these hours. */
  daysAhead: number;
  /** The day of these hours, "Monday". */
  dayName: string;
  /** When it opens and closes on that day, in minutes after midnight. */
  from: number;
  to: number;
  /** Minutes until it opens; 0 or less if its hours have begun. */
  wait: number;
}

/** The days of the week. */
export const DAY_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** Minutes. */
const DAY = 24 * 60;
/** How far ahead hours are looked for: a week, and another for a day that is a holiday. */
const MAX_DAYS = 15;

/** The state of a yard at a moment (ms since 1970); undefined if its time zone is not known. */
export function openState(week: OpenWeek, moment: number): OpenState | undefined {
  const { offsets, holidays, isClosedOnHolidays } = week;
  const minute = Math.floor(moment / 60_000);
  const [offset, changesAt = Infinity, next = 0] = offsets;
  if (offset === undefined) return undefined;
  const now = minute + (minute < changesAt ? offset : next);
  const today = Math.floor(now / DAY);
  let isDayOff = true;
  for (let day = today; day < today + MAX_DAYS; day++) {
    // The first day of 1970 was a Thursday.
    const weekday = (day + 3) % 7;
    const isHoliday = holidays.includes(day);
    const times = isHoliday && isClosedOnHolidays ? [] : (week.days[weekday] ?? []);
    if (day === today) isDayOff = times.length === 0;
    for (let i = 0; i < times.length; i += 2) {
      const [from = 0, to = 0] = times.slice(i);
      const wait = day * DAY + from - now;
      const isOver = day * DAY + to <= now;
      // On a holiday nobody knows that they are over.
      if (isOver && !isHoliday) continue;
      const dayName = DAY_NAMES[weekday] ?? "";
      const isOpen = wait <= 0 && !isHoliday;
      return { isOpen, isHoliday, isDayOff, daysAhead: day - today, dayName, from, to, wait };
    }
  }
  return undefined;
}

/** "Open now until 4 pm", "Closed now, opens tomorrow 7 am", "Public holiday: ring first". */
export function openNowWords(state: OpenState): string {
  if (state.isOpen) return `Open now until ${clock(state.to)}`;
  if (isHolidayToday(state)) return "Public holiday: ring first";
  return `Closed now, opens ${opening(state)}`;
}

/** Whether it is a public holiday on which the yard may be open or closed. */
export function isHolidayToday({ isHoliday, daysAhead }: OpenState): boolean {
  return isHoliday && daysAhead === 0;
}

/** When a yard opens: "today 7 am", "Monday 7 am", "Tuesday (public holiday: ring first)". */
export function opening({ daysAhead, dayName, from, isHoliday }: OpenState): string {
  const day = ["today", "tomorrow"][daysAhead] ?? dayName;
  return `${day} ${isHoliday ? "(public holiday: ring first)" : clock(from)}`;
}

/** "7 am", "4:30 pm" (neither breaks across lines), "midnight"; takes minutes after midnight. */
export function clock(minutes: number): string {
  if (minutes % DAY === 0) return "midnight";
  const hours = Math.floor(minutes / 60);
  const past = minutes % 60;
  const shown = past === 0 ? "" : `:${String(past).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown}\u00A0${hours < 12 ? "am" : "pm"}`;
}
