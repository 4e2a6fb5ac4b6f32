// The date depends on the place: a page that shows a day changes at midnight in that place's time zone.

/** The time zone in which the days of all cities' prices are counted, so that they can be compared. */
export const NATIONAL_TIME_ZONE = "Australia/Sydney";

/** The maximum number of time zones kept. Australia has eleven, or fourteen with its islands. */
const MAX_ZONES = 50;

/** Formats by the name of the time zone. Creating a format takes a hundred times as long as using it. */
const zones = new Map<string, Intl.DateTimeFormat>();

/**
 * The day (YYYY-MM-DD) in a time zone at a moment in ms since 1970, by default now.
 * @throws RangeError if there is no such time zone
 */
export function dayIn(timeZone: string, at = Date.now()): string {
  return clockIn(timeZone, at).slice(0, 10);
}

/** The day (YYYY-MM-DD) a number of days after another, or before it if the number is negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Day and time ("2026-11-24 13:05") in a time zone at a moment in ms since 1970, by default now.
 * @throws RangeError if there is no such time zone
 */
export function clockIn(timeZone: string, at = Date.now()): string {
  return (zones.get(timeZone) ?? newFormat(timeZone)).format(at);
}

/** The day in each time zone at a moment in ms since 1970, for the nation's and all those that were used so far. */
export function daysAt(at: number): Record<string, string> {
  const known = new Set([NATIONAL_TIME_ZONE, ...zones.keys()]);
  return Object.fromEntries([...known].map((timeZone) => [timeZone, dayIn(timeZone, at)]));
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates are in the form of ISO 8601.
  const options = { dateStyle: "short", timeStyle: "short", timeZone } as const;
  const format = new Intl.DateTimeFormat("sv-SE", options);
  if (zones.size >= MAX_ZONES) zones.delete(zones.keys().next().value!);
  zones.set(timeZone, format);
  return format;
}
