import { LRUCache } from "lru-cache";

/** The days of the week as they are written in opening hours. */
const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const MIDNIGHT = 24 * 60;

/** Minutes after midnight at which a yard opens and closes, alternately; empty for a day on which it is closed. */
type Times = number[];

/** When a yard is open. */
export interface OpeningHours {
  /** From Monday. A day that is not mentioned has no times. */
  days: Times[];
  /** On public holidays; undefined if the text does not mention them. */
  holidays?: Times | undefined;
}

/**
 * Opening hours as people and OpenStreetMap write them, such as "Mon–Fri 7am–4pm, Sat 8am–noon" and "Mo-Fr 07:00-16:00;
 * PH off".
 * @returns undefined if the text contains anything else or is ambiguous, a day occurs twice, or a span ends before it
 * begins or overlaps another
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  return texts.memo(text).hours;
}

/**
 * The texts read most recently, because thousands of yards share a few hundred. Marked pure, so that bundles can drop
 * it.
 */
const texts = /* @__PURE__ */ new LRUCache({
  max: 1000,
  memoMethod: (text: string) => ({ hours: hoursOf(text) }),
});

/** Runs of consecutive days with the same times; `first` and `last` are weekdays from 0 for Monday. */
export function dayRuns(days: Times[]): { first: number; last: number; times: Times }[] {
  const runs: ReturnType<typeof dayRuns> = [];
  for (const [day, times] of days.entries()) {
    const run = runs.at(-1);
    if (run?.times.join() === times.join()) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs;
}

/** Writes "Mo-Fr 07:00-16:00", "Sa 08:00-12:00" and "PH off": a rule for each run of days on which it is open. */
export function openingRules({ days, holidays }: OpeningHours): string[] {
  const open = dayRuns(days).filter(({ times }) => times.length > 0);
  const rules = open.map(({ first, last, times }) => {
    const named = first === last ? WEEKDAYS[first] : `${WEEKDAYS[first]}-${WEEKDAYS[last]}`;
    return `${named} ${timesText(times)}`;
  });
  return [...rules, ...(holidays ? [`PH ${timesText(holidays) || "off"}`] : [])];
}

function timesText(times: Times): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const clocks = times.map((time) => `${two(Math.floor(time / 60))}:${two(time % 60)}`);
  return clocks.map((clock, i) => (i === 0 ? "" : i % 2 ? "-" : ",") + clock).join("");
}

/** Represents public holidays in a list of weekdays, where 0 is Monday. */
const HOLIDAYS = 7;

/** A piece of a text: days such as "Mo-Fr", times such as "7am-4pm", or the word "closed", which has empty times. */
interface Piece {
  days?: number[];
  times?: Times;
}

function hoursOf(text: string): OpeningHours | undefined {
  const pieces = piecesOf(plain(text));
  // In "7am-4pm Mon-Fri", the times come before their days.
  const rules = pieces && (rulesOf(pieces) ?? rulesOf(pieces.toReversed())?.toReversed());
  if (!rules) return undefined;
  const byDay = new Map<number, Times>();
  for (const { days, times } of rules) {
    const open = joined(times);
    if (!open) return undefined;
    for (const day of days) {
      // In OpenStreetMap, later rules replace earlier ones; in other texts that is ambiguous.
      if (byDay.has(day) && open.length > 0) return undefined;
      byDay.set(day, open);
    }
  }
  const days = [...WEEKDAYS.keys()].map((day) => byDay.get(day) ?? []);
  if (days.every((times) => times.length === 0)) return undefined;
  return { days, holidays: byDay.get(HOLIDAYS) };
}

/** Sorts a day's spans, and joins those that follow one another without a gap; undefined if two overlap. */
function joined(spans: Times[]): Times | undefined {
  const times = spans.toSorted(([a = 0], [b = 0]) => a - b).flat();
  if (times.some((time, i) => time < (times[i - 1] ?? 0))) return undefined;
  return times.filter((time, i) => time !== times[i % 2 === 0 ? i - 1 : i + 1]);
}

/** Days (d) followed by times (t) or "closed" (x), or "closed" before its days: "closed Mon, Tue-Sun 9am-4pm". */
const RULE = /xd+$|xd(?=dt)|d+(?:t+|x)/gy;

/** Pairs each list of days with its times; undefined if one lacks the other. */
function rulesOf(pieces: Piece[]): { days: number[]; times: Times[] }[] | undefined {
  const form = pieces.map(({ days, times }) => (days ? "d" : times?.length ? "t" : "x")).join("");
  const rules = [...form.matchAll(RULE)];
  if (rules.join("") !== form) return undefined;
  return rules.map(({ index, 0: { length } }) => {
    const rule = pieces.slice(index, index + length);
    const days = rule.flatMap((piece) => piece.days ?? []);
    return { days, times: rule.flatMap(({ times }) => (times ? [times] : [])) };
  });
}

/** Words and dashes between the two ends of a range. */
export const TO = String.raw`\b(?:to|until|till?|thru|through)\b|[‐‑‒–—−]`;

/** Writes a text in lower case, with "-" for every word and dash that means "to", and standard words for others. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(new RegExp(TO, "g"), "-")
    .replaceAll(/\bpublic hol(iday)?s?\b/g, "ph")
    .replaceAll(/\b24 ?\/ ?7\b|^(open )?24 ?(hours|hrs?)(?= ?($|;))/g, "mo-su 00:00-24:00")
    .replaceAll(/\b24 ?(hours|hrs?)\b/g, "00:00-24:00")
    .replaceAll(/\b(12(:00)? ?)?(noon|midday)\b/g, "12:00pm")
    .replaceAll(/\b(12(:00)? ?)?midnight\b/g, "24:00")
    .replaceAll(/\b(7 days( a week)?|every ?day|daily)\b/g, "mo-su")
    .replaceAll(/\bweekdays?\b|\bm-f\b/g, "mo-fr")
    .replaceAll(/\bweekends?\b/g, "sa-su")
    .replaceAll(/([ap])\.?\s?m\b\.?/g, "$1m")
    .replaceAll(/(?<![a-z])(open|from|hours|hrs)\b:?/g, " ");
}

const DAY = String.raw`(?:mo|tu|we|th|fr|sa|su)[a-z]*\.?`;
const DAY_NAME =
  /^(mo|mon|mondays?|tu|tues?|tuesdays?|we|weds?|wednesdays?|thu?|thurs?|thursdays?|fr|fri|fridays?|sa|sat|saturdays?|su|sun|sundays?)\.?$/;
const CLOCK = String.raw`\d{1,2}(?:[:.]?\d{2})?\s?(?:[ap]m)?`;
const OFF = String.raw`(?:off|closed?)\b`;
// A dash may also separate days from times: "Mon-Fri - 7am-4pm".
const PIECE = new RegExp(
  String.raw`\s*(?:(?<days>${DAY}(?:\s*-\s*${DAY})?|ph\b)(?:\s*-(?=\s*(?:\d|${OFF})))?|(?<times>${CLOCK}\s*-\s*${CLOCK})|(?<off>${OFF})|(?:[,;:&+/|()\n]|\band\b))\s*`,
  "gy",
);

/** Splits a text into pieces; undefined if there is anything else in it. */
function piecesOf(text: string): Piece[] | undefined {
  const found = [...text.matchAll(PIECE)];
  if (found.map(([piece]) => piece).join("") !== text) return undefined;
  const pieces = found.flatMap(({ groups: { days, times, off } = {} }) => {
    if (days) return daysOf(days);
    if (times) return timesOf(times);
    return off ? { times: [] } : [];
  });
  return pieces.every((piece) => piece !== undefined) ? pieces : undefined;
}

/** Reads days: "Mo-We" is 0, 1 and 2; "Sa-Mo" runs over the end of the week. */
function daysOf(text: string): Piece | undefined {
  if (text === "ph") return { days: [HOLIDAYS] };
  const names = text.split("-").map((name) => name.trim());
  if (!names.every((name) => DAY_NAME.test(name))) return undefined;
  const [first = 0, last = first] = names.map((name) =>
    WEEKDAYS.findIndex((day) => name.startsWith(day.toLowerCase())),
  );
  const count = ((last - first + 7) % 7) + 1;
  return { days: Array.from({ length: count }, (_, i) => (first + i) % 7) };
}

/** Reads times: "7-4pm" is 07:00-16:00; undefined for "8:00-4:30", which is ambiguous. */
function timesOf(text: string): Piece | undefined {
  const [from, to] = text.split("-").map(clockOf);
  if (!from || !to) return undefined;
  if (!to.half && (from.half || !from.isFull || !to.isFull)) return undefined;
  // A day that ends at 12 am or 0:00 ends at midnight.
  const end = inHalf(to.minutes, to.half) || MIDNIGHT;
  const isBefore = to.half && inHalf(from.minutes, to.half) >= end;
  const start = inHalf(from.minutes, from.half ?? (isBefore ? "am" : to.half));
  return start < end ? { times: [start, end] } : undefined;
}

/** Reads a time of day in minutes, and its "am" or "pm"; `isFull` is true if it has minutes, as in 7:00 or 0700. */
function clockOf(text: string) {
  const found = /^\s*(\d{1,2})[:.]?(\d{2})?\s?([ap]m)?\s*$/.exec(text);
  if (!found) return undefined;
  const [, hours, past, half] = found;
  const minutes = Number(hours) * 60 + Number(past ?? 0);
  if (Number(past ?? 0) > 59 || minutes > MIDNIGHT) return undefined;
  if (half && (Number(hours) > 12 || Number(hours) < 1)) return undefined;
  return { minutes, half, isFull: past !== undefined };
}

/** The time of day in minutes, adjusted for "am" or "pm" if given; 12 am is midnight. */
function inHalf(minutes: number, half: string | undefined): number {
  if (!half || minutes > 12 * 60 + 59) return minutes;
  return (minutes % (12 * 60)) + (half === "pm" ? 12 * 60 : 0);
}
