// Which day it is depends on where one is: what names a day shows another one after the midnight of that place.

/** By whose calendar the days of all cities' prices are counted, so that they can be compared. */
export const NATIONAL_TIME_ZONE = "Australia/Sydney";

/** The most time zones that are kept. Australia has eleven, with its islands fourteen. */
const MAX_ZONES = 50;

interface Zone {
  format: Intl.DateTimeFormat;
  /** The minute, since 1970, of which `clock` is the time: offsets are whole minutes. */
  minute: number;
  /** "2026-11-24 13:05". */
  clock: string;
}

/** By name. Creating a format takes a hundred times as long as using it. */
const zones = new Map<string, Zone>();

/**
 * The day (YYYY-MM-DD) in a time zone at a moment in milliseconds since 1970: today, unless told.
 * @throws RangeError if it is no time zone
 */
export function dayIn(timeZone: string, at = Date.now()): string {
  return clockIn(timeZone, at).slice(0, 10);
}

/** The day (YYYY-MM-DD) so many days after another; before it if negative. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Day and time ("2026-11-24 13:05") in a time zone at a moment: now, unless told. @throws RangeError likewise */
export function clockIn(timeZone: string, at = Date.now()): string {
  const zone = zones.get(timeZone) ?? opened(timeZone);
  const minute = Math.floor(at / 60_000);
  if (zone.minute !== minute) Object.assign(zone, { minute, clock: zone.format.format(at) });
  return zone.clock;
}

/** Days by time zone, at a moment in milliseconds since 1970: the nation's, and of all for which one was asked. */
export function daysAt(at: number): Record<string, string> {
  const known = new Set([NATIONAL_TIME_ZONE, ...zones.keys()]);
  return Object.fromEntries([...known].map((timeZone) => [timeZone, dayIn(timeZone, at)]));
}

function opened(timeZone: string): Zone {
  // The Swedish date format is that of ISO 8601.
  const format = new Intl.DateTimeFormat("sv-SE", {
    ...{ dateStyle: "short", timeStyle: "short", timeZone },
  });
  const zone: Zone = { format, minute: Number.NaN, clock: "" };
  if (zones.size >= MAX_ZONES) zones.delete(zones.keys().next().value!);
  zones.set(timeZone, zone);
  return zone;
}
