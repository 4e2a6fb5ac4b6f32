import HOLIDAYS from "virtual:public-holidays";
import { dayAfter } from "./local-day.ts";

/** A day that is a public holiday in the whole of a state. */
export interface PublicHoliday {
  /** YYYY-MM-DD. */
  day: string;
  /** "Australia Day". */
  name: string;
}

/** The number of days that a page looks ahead, including its own. */
const DAYS = 14;

/**
 * A state's public holidays (by its code) on a day (YYYY-MM-DD) and the 13 after it; empty if there is no such state.
 */
export function holidaysFrom(state: string, day: string): PublicHoliday[] {
  const last = dayAfter(day, DAYS - 1);
  return (HOLIDAYS[state] ?? []).filter((holiday) => holiday.day >= day && holiday.day <= last);
}
