import { clockIn } from "../local-day.ts";
import { holidaysFrom } from "../public-holidays.ts";
import { isShutOn } from "./closure.ts";
import { parseOpeningHours } from "./opening-hours.ts";
import type { KnownYard } from "./yard-blocks.ts";

/**
 * The state of a yard at a time. "day off" means that it is shut for a closure or a public holiday; "holiday" is a
 * public holiday for which its hours are unknown.
 */
export type Opening = "open" | "closed" | "day off" | "holiday" | "unknown";

/** In minutes. */
const HALF_HOUR = 30;
const DAY = 24 * 60;
const NAMES = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The half-hour of the week that begins next in a time zone: "sat-13.00" at 12:31 pm. */
export function nextHalfHour(timeZone: string, at = Date.now()): string {
  const { weekday, minute } = weekClock(timeZone, at);
  const next = Math.ceil(minute / HALF_HOUR) * HALF_HOUR;
  return `${NAMES[(weekday + Math.floor(next / DAY)) % 7]}-${halfHourOf(next % DAY)}`;
}

/** The half-hour that contains a minute after midnight: "13.00". */
export function halfHourOf(minute: number): string {
  const hour = String(Math.floor(minute / 60)).padStart(2, "0");
  return `${hour}.${minute % 60 < HALF_HOUR ? "00" : "30"}`;
}

/** The weekday (0 for Monday) and the minute after midnight of a half-hour of the week. */
export function readHalfHour(text: string): { weekday: number; minute: number } {
  const [name = "", time = ""] = text.split("-");
  const [hours, minutes] = time.split(".").map(Number);
  return { weekday: NAMES.indexOf(name), minute: hours! * 60 + minutes! };
}

/** The next day (YYYY-MM-DD) of a half-hour of the week in a time zone; not today if it is over. */
export function dayOf(halfHour: string, timeZone: string, at = Date.now()): string {
  const { weekday, minute } = readHalfHour(halfHour);
  const now = weekClock(timeZone, at);
  const ahead = (weekday - now.weekday + 7) % 7;
  const isOver = ahead === 0 && minute + HALF_HOUR <= now.minute;
  const day = now.days + (isOver ? 7 : ahead);
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function weekClock(timeZone: string, at: number) {
  const [day = "", time = ""] = clockIn(timeZone, at).split(" ");
  const days = Date.parse(day) / 86_400_000;
  const [hours, minutes] = time.split(":").map(Number);
  // 1 January 1970 was a Thursday.
  return { days, weekday: (days + 3) % 7, minute: hours! * 60 + minutes! };
}

/**
 * Makes a function that returns a yard's state when a half-hour of the week ("sat-13.00") next occurs by its own clock,
 * or in the half-hour that begins next ("now").
 */
export function openingAt(when: string): (yard: KnownYard) => Opening {
  // Thousands of yards share a few hundred sets of hours.
  const known = new Map<string, Opening>();
  return ({ openingHours, closed, clock: { timeZone, state } }) => {
    if (!timeZone) return "unknown";
    // Few yards have a closure, so this is rarely computed.
    if (closed !== null && isShutOn(closed, dayOf(halfHourIn(timeZone, when), timeZone)))
      return "day off";
    if (openingHours === null) return "unknown";
    const key = [timeZone, state, openingHours].join();
    const opening = known.get(key) ?? openingOf(openingHours, timeZone, state, when);
    known.set(key, opening);
    return opening;
  };
}

function halfHourIn(timeZone: string, when: string): string {
  return when === "now" ? nextHalfHour(timeZone) : when;
}

function openingOf(text: string, timeZone: string, state: string, when: string): Opening {
  const halfHour = halfHourIn(timeZone, when);
  const { weekday, minute } = readHalfHour(halfHour);
  const hours = parseOpeningHours(text);
  if (!hours) return "unknown";
  const day = dayOf(halfHour, timeZone);
  const isHoliday = holidaysFrom(state, day)[0]?.day === day;
  const times = (isHoliday && hours.holidays) || hours.days[weekday]!;
  if (isHoliday && !hours.holidays && times.length > 0) return "holiday";
  const isOpen = times.some((from, i) => i % 2 === 0 && from <= minute && minute < times[i + 1]!);
  if (isOpen) return "open";
  return isHoliday ? "day off" : "closed";
}
