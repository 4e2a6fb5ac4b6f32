import { dayAfter, NATIONAL_TIME_ZONE } from "../local-day.ts";
import { NEAR_KILOMETRES, type Point } from "../places/distance.ts";
import type { Store } from "../store.ts";
import { nearestYards } from "./nearest-yards.ts";
import { dayOf, nextHalfHour, openingAt, readHalfHour } from "./open-at.ts";
import { parseOpeningHours } from "./opening-hours.ts";
import type { KnownYard } from "./yard-blocks.ts";
import { ZONES } from "./yard-clock.ts";
import { type YardTable, yardTable } from "./yard-table.ts";

/** A yard and the minute after midnight at which it opens or closes. */
interface YardTime {
  name: string;
  minute: number;
}

/** The number of yards that are open at a time, and those that open or close around it. */
export type OpenThen = ReturnType<typeof openThen>;

/** Counts the yards within 100 km that pass a test and are open when a half-hour of the week next occurs. */
export function openNear(
  table: YardTable,
  point: Point,
  passes: (yard: KnownYard) => boolean,
  halfHour: string,
): OpenThen {
  const near = nearestYards(table, point, Number.POSITIVE_INFINITY, passes, NEAR_KILOMETRES);
  return openThen(near, halfHour, zoneFor(table, point, ""));
}

/**
 * Counts the yards that are open when a half-hour of the week next occurs. The day is in the given time zone; of yards
 * that close or open at the same time, the first in the list is returned.
 * @returns the day (YYYY-MM-DD) and the minute after midnight, on the yards' own clocks; the number of yards that are
 * `open`, `known` to be open or closed, unknown because it is a public `holiday`, and `unknown` for any other reason; of
 * the closed yards, the `latest` to close before that time and the `first` to open after it, on the same day; and if no
 * yard is open then or later that day, the `next`: the first to open on the next day on which any does, by its usual hours
 */
export function openThen(yards: KnownYard[], halfHour: string, timeZone: string) {
  const { weekday, minute } = readHalfHour(halfHour);
  const opening = openingAt(halfHour);
  const counts = { open: 0, closed: 0, "day off": 0, holiday: 0, unknown: 0 };
  let latest: YardTime | null = null;
  let first: YardTime | null = null;
  for (const yard of yards) {
    const state = opening(yard);
    counts[state]++;
    if (state !== "closed") continue;
    // The yard is shut at that time, so the time before it is a closing time and the time after it an opening time.
    const times = parseOpeningHours(yard.openingHours!)!.days[weekday]!;
    const until = times.findLast((time) => time <= minute);
    const from = times.find((time) => time > minute);
    if (until && until > (latest?.minute ?? 0)) latest = { name: yard.name, minute: until };
    if (from && from < (first?.minute ?? Infinity)) first = { name: yard.name, minute: from };
  }
  const { open, holiday, unknown } = counts;
  const known = open + counts.closed + counts["day off"];
  const day = dayOf(halfHour, timeZone);
  const next = open > 0 || first ? null : nextToOpen(yards, weekday, day);
  return { day, minute, open, known, holiday, unknown, latest, first, next };
}

/** The first yard to open in the seven days after a day. */
function nextToOpen(yards: KnownYard[], weekday: number, day: string) {
  const hours = yards.flatMap(({ name, openingHours, closed }) => {
    const read = closed === null && openingHours !== null && parseOpeningHours(openingHours);
    return read ? { name, days: read.days } : [];
  });
  for (let ahead = 1; ahead <= 7; ahead++) {
    const [first] = hours
      .flatMap(({ name, days }) => {
        const [minute] = days[(weekday + ahead) % 7]!;
        return minute === undefined ? [] : { name, minute };
      })
      .sort((a, b) => a.minute - b.minute);
    if (first) return { ...first, day: dayAfter(day, ahead) };
  }
  return null;
}

/** The time zone of the yard nearest to a point, or of a state if there is no point; `otherwise` if that is unknown. */
export function zoneFor(
  table: YardTable,
  point: Point | null | undefined,
  state: string,
  otherwise = NATIONAL_TIME_ZONE,
): string {
  const zone = point ? nearestYards(table, point, 1)[0]?.clock.timeZone : ZONES[state];
  return zone ?? otherwise;
}

/** The half-hour of the week that begins next at a point, or in a time zone. @throws DatabaseError */
export async function nextNear(
  store: Store,
  point: Point | null | undefined,
  otherwise: string | undefined,
): Promise<string> {
  return nextHalfHour(zoneFor(await yardTable(store), point, "", otherwise));
}
