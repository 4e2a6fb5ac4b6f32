import { parseOpeningHours, WEEKDAYS } from "../../worker/data/yards/opening-hours.ts";
import type { Reading } from "./reading.ts";

const AS_HOURS = { one: "cell", many: "cells", how: "as opening hours" };
const AS_WORDS = { one: "cell", many: "cells", how: "as words and not as opening hours" };

/** Hours as people and OpenStreetMap write them, in the form that the site reads; otherwise the same words. */
export function readHours(typed: string): Reading {
  if (parseOpeningHours(typed)) return { value: typed };
  const hours = hoursOf(typed);
  if (hours !== undefined && parseOpeningHours(hours)) return { value: hours, as: AS_HOURS };
  // One line, as the site shows it.
  return { value: typed.replaceAll("\n", "; "), as: AS_WORDS };
}

/** "07:00-16:00"; "off" for a day that is named as closed. */
type Times = string;

/** Days of the week, 0 is Monday, and "PH" for public holidays. */
type Day = number | "PH";

const HOLIDAYS = "PH";

/** A piece of a text: days such as "Mo-Fr", times such as "7am-4pm", or the word closed. */
type Piece = { days: Day[] } | { times: Times };

function hoursOf(typed: string): string | undefined {
  if (/^(open )?24 ?\/ ?7$/i.test(typed)) return "Mo-Su 00:00-24:00";
  const pieces = piecesOf(plain(typed));
  if (!pieces) return undefined;
  // "7am-4pm Mon-Fri": the times stand before their days.
  const pairs =
    "times" in (pieces[0] ?? {}) ? pairsOf(pieces.toReversed())?.toReversed() : pairsOf(pieces);
  if (!pairs) return undefined;
  const byDay = new Map<Day, Times>();
  for (const { days, times } of pairs) {
    for (const day of days) {
      // OpenStreetMap's later rules replace earlier ones; in other people's hours nobody knows.
      if (byDay.has(day) && times !== "off") return undefined;
      byDay.set(day, times);
    }
  }
  return written(byDay);
}

/** Each list of days with the times that follow it; undefined if one lacks the other. */
function pairsOf(pieces: Piece[]): { days: Day[]; times: Times }[] | undefined {
  const pairs: { days: Day[]; times: Times }[] = [];
  let days: Day[] = [];
  let times: Times[] = [];
  const close = () => {
    if (days.length === 0 || times.length === 0) return false;
    if (times.includes("off") && times.length > 1) return false;
    pairs.push({ days, times: times.join(",") });
    days = [];
    times = [];
    return true;
  };
  for (const piece of pieces) {
    if ("times" in piece) times.push(piece.times);
    else {
      if (times.length > 0 && !close()) return undefined;
      days.push(...piece.days);
    }
  }
  return close() ? pairs : undefined;
}

/** Lower case, with "-" for every word and dash that means "to". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\bpublic holidays?\b/g, "ph")
    .replaceAll(/\b(12 ?)?(noon|midday)\b/g, "12:00pm")
    .replaceAll(/\b(12 ?)?midnight\b/g, "24:00")
    .replaceAll(/\b(7 days( a week)?|every ?day|daily)\b/g, "mo-su")
    .replaceAll(/\bweekdays?\b/g, "mo-fr")
    .replaceAll(/\bweekends?\b/g, "sa-su")
    .replaceAll(/\b(to|until|till|thru|through)\b/g, "-")
    .replaceAll(/([ap])\.?\s?m\b\.?/g, "$1m")
    .replaceAll(/\bm-f\b/g, "mo-fr")
    .replaceAll(/\b(open|from|hours|hrs)\b:?/g, " ");
}

const DAY = String.raw`(?:mo|tu|we|th|fr|sa|su)[a-z]*\.?`;
const DAY_NAME =
  /^(mo|mon|mondays?|tu|tues?|tuesdays?|we|weds?|wednesdays?|thu?|thurs?|thursdays?|fr|fri|fridays?|sa|sat|saturdays?|su|sun|sundays?)\.?$/;
const CLOCK = String.raw`\d{1,2}(?:[:.]?\d{2})?\s?(?:[ap]m)?`;
const PIECE = new RegExp(
  String.raw`\s*(?:(?<days>${DAY}(?:\s*-\s*${DAY})?|ph\b)|(?<times>${CLOCK}\s*-\s*${CLOCK})|(?<off>off|closed?)\b|(?:[,;:&+/|\n]|\band\b))\s*`,
  "y",
);

/** The pieces of a text; undefined if there is anything else in it. */
function piecesOf(text: string): Piece[] | undefined {
  const pieces: Piece[] = [];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const found = PIECE.exec(text);
    if (!found) return undefined;
    const { days, times, off } = found.groups ?? {};
    const piece = days ? daysOf(days) : times ? timesOf(times) : off ? { times: "off" } : "between";
    if (piece === undefined) return undefined;
    if (piece !== "between") pieces.push(piece);
  }
  return pieces;
}

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

/** "7-4pm" is 07:00-16:00, and "8:00-4:30" is nothing that anybody can be sure of. */
function timesOf(text: string): Piece | undefined {
  const [from, to] = text.split("-").map(clockOf);
  if (!from || !to) return undefined;
  const half =
    from.half ?? (to.half && inHalf(from, to.half) < inHalf(to, to.half) ? to.half : "am");
  const isTwelveHours = from.half !== undefined || to.half !== undefined;
  if (isTwelveHours && !to.half) return undefined;
  if (!isTwelveHours && !(from.isFull && to.isFull)) return undefined;
  const start = isTwelveHours ? inHalf(from, half) : from.minutes;
  const end = to.half ? inHalf(to, to.half) : to.minutes;
  return start < end ? { times: `${clockText(start)}-${clockText(end)}` } : undefined;
}

interface Clock {
  minutes: number;
  half: "am" | "pm" | undefined;
  /** With minutes, as in 7:00 or 0700. */
  isFull: boolean;
}

function clockOf(text: string): Clock | undefined {
  const found = /^\s*(\d{1,2})[:.]?(\d{2})?\s?([ap]m)?\s*$/.exec(text);
  if (!found) return undefined;
  const [, hours, past, half] = found;
  const minutes = Number(hours) * 60 + Number(past ?? 0);
  if (Number(past ?? 0) > 59 || minutes > 24 * 60) return undefined;
  if (half && (Number(hours) > 12 || Number(hours) < 1)) return undefined;
  return { minutes, half: half as Clock["half"], isFull: past !== undefined };
}

/** The time of day in minutes, in the morning or the afternoon; 12 am is midnight. */
function inHalf({ minutes }: Clock, half: "am" | "pm"): number {
  if (minutes > 12 * 60 + 59) return minutes;
  return (minutes % (12 * 60)) + (half === "pm" ? 12 * 60 : 0);
}

function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** "Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off": days in a row with the same times are one rule. */
function written(byDay: Map<Day, Times>): string {
  const rules: { first: number; last: number; times: Times }[] = [];
  for (const day of WEEKDAYS.keys()) {
    const times = byDay.get(day);
    const rule = rules.at(-1);
    if (times === undefined || times === "off") continue;
    if (rule?.last === day - 1 && rule.times === times) rule.last = day;
    else rules.push({ first: day, last: day, times });
  }
  const texts = rules.map(({ first, last, times }) => {
    const days = first === last ? WEEKDAYS[first] : `${WEEKDAYS[first]}-${WEEKDAYS[last]}`;
    return `${days} ${times}`;
  });
  const onHolidays = byDay.get(HOLIDAYS);
  return [...texts, ...(onHolidays ? [`PH ${onHolidays}`] : [])].join("; ");
}
