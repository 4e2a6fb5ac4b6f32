import { dayAfter, NATIONAL_TIME_ZONE } from "../local-day.ts";
import { NEAR_KILOMETRES, type Point } from "../places/distance.ts";
import type { Store } from "../store.ts";
import { nearestYards } from "./near.ts";
import { dayOf, nextHalfHour, openingAt, readHalfHour } from "./open-at.ts";
import { parseOpeningHours } from "./opening-hours.ts";
import type { KnownYard } from "./yard-blocks.ts";
import { ZONES } from "./yard-clock.ts";
import { type YardTable, yardTable } from "./yard-table.ts";

/** How many yards are open at a time. */
export interface OpenThen {
  /** YYYY-MM-DD. */
  day: string;
  /** After midnight, on the yards' own clocks. */
  minute: number;
  open: number;
  /** Open or closed. */
  known: number;
  /** One or the other: it is a public holiday. */
  holiday: number;
  /** Whose hours are unknown. */
  unknown: number;
  /** Of the closed ones: who closes last before then, and who opens first after it, that day (minutes). */
  latest: { name: string; minute: number } | null;
  first: { name: string; minute: number } | null;
  /** If none is open that day any more: who opens first on the next day on which any does, on a yard's usual hours. */
  next: { name: string; day: string; minute: number } | null;
}

/** How many yards within 100 km that pass a test are open in the next such half-hour of the week. */
export function openNear(
  table: YardTable,
  point: Point,
  passes: (yard: KnownYard) => boolean,
  halfHour: string,
): OpenThen {
  const all = Number.POSITIVE_INFINITY;
  const near = nearestYards(table, point, all, passes, NEAR_KILOMETRES);
  return openThen(near, halfHour, zoneFor(table, point, ""));
}

/** How many of these yards are open then; the day is that of a time zone, and of two the first one counts. */
export function openThen(yards: KnownYard[], halfHour: string, timeZone: string): OpenThen {
  const { weekday, minute } = readHalfHour(halfHour);
  const opening = openingAt(halfHour);
  const counts = { open: 0, closed: 0, "day off": 0, holiday: 0, unknown: 0 };
  let [latest, first]: [OpenThen["latest"], OpenThen["first"]] = [null, null];
  for (const yard of yards) {
    const state = opening(yard);
    counts[state]++;
    if (state !== "closed") continue;
    // Shut as it is then, what comes before is a closing time and what comes after an opening time.
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

/** Who opens first on the first of the seven days after one. */
function nextToOpen(yards: KnownYard[], weekday: number, day: string): OpenThen["next"] {
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

/** The time zone of the yard nearest a point, else of a state, else another: the nation's, unless told. */
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
