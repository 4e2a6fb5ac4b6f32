import HOLIDAYS from "virtual:public-holidays";
import { dayAfter } from "./local-day.ts";

/** A day that is a public holiday in the whole of a state. */
export interface PublicHoliday {
  /** YYYY-MM-DD. */
  day: string;
  /** "Australia Day". */
  name: string;
}

/** The days that a page looks ahead, its own day included. */
const DAYS = 14;

/** The public holidays of a state (its code) on a day (YYYY-MM-DD) and the 13 after it; none if there is no such state. */
export function holidaysFrom(state: string, day: string): PublicHoliday[] {
  const last = dayAfter(day, DAYS - 1);
  return (HOLIDAYS[state] ?? []).filter((holiday) => holiday.day >= day && holiday.day <= last);
}
