import { dayIn } from "../data/local-day.ts";
import { dayOf, halfHourOf } from "../data/yards/open-at.ts";

/** Texts about yards or their hours; in other texts, a day or an hour is ignored. */
const ABOUT_YARDS =
  /\b(?:open\w*|trading|hours?|(?:scrap)?yards?|scrapp(?:y|ies?|os?)|drop off|after work)\b/i;
/** "60 kg of brass on Sunday", but not "copper price monday". */
const WITH_LOAD =
  /^(?!.*\bprices?\b)(?=.*\d).*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)\b/i;
const NOW = /\b(?:now|atm|at the moment|still open|today)\b/i;
/** Not "sat in the yard". */
const DAY =
  /\b(?:(?!sat\s(?:(?:in|on|at)\s(?:the|my|our|a)|there|around|idle)\b)(mon|tue|we[dn]|thu|fri|sat|sun)(?:[a-z]{0,6}days?|e?s|rs?)?|(tomorrow|tmrw))\b/i;
/** "3pm", "15:00" and "after 5", but not "from 5 a kilo"; other numbers fit without a word before them. */
const CLOCK =
  /(?:\b(at|after|past|till?|until|to|before|b4|by|from)\s)?(?<![\w.$])(\d{1,2}(?=[.:\D]|$)|\d(?=[0-5]\d(?!\d)))(?:[.:]?([0-5]\d))?(?:\s?([ap])\.?m\b\.?|\s?o.?clock)?(?![\d.a-z]|\s?(?:kg|kilo|km|t\b|ton|m\b|c\b|%|\$|an?\b|per|each))/gi;
/** The first hour that means the morning without am or pm, by the word before it; 9 after any other word. */
const MORNING_FROM: Record<string, number> = { from: 5, by: 5, before: 5, b4: 5, at: 7 };
/** The hour that a part of the day means, from Monday to Friday and at weekends, when most yards close at noon. */
const PARTS: [part: RegExp, weekday: number, weekend: number][] = [
  [/\bearly\b/i, 7, 8],
  [/\bmornings?\b/i, 9, 9],
  [/\b(?:lunch(?:time)?|noon|midday)\b/i, 12, 12],
  [/\b(?:afternoons?|arvos?)\b/i, 15, 13],
  [/\b(?:late|after (?:work|hours)|evenings?|(?:to)?nights?)\b/i, 17, 17],
];
/** In minutes; a text that names only a day means the time `USUAL`. */
const [DAY_MINUTES, USUAL] = [24 * 60, 10 * 60];

/**
 * Takes from a text the time at which yards must be open, and returns it with the rest of the text: "now", or a
 * half-hour of a weekday, "today" or "tomorrow", such as "sat-13.00". The time is undefined if the text names none.
 */
export function takeTime(text: string): { time: string | undefined; rest: string } {
  if (!ABOUT_YARDS.test(text) && !WITH_LOAD.test(text)) return { time: undefined, rest: text };
  let minute: number | undefined;
  const [, weekday, tomorrow] = DAY.exec(text) ?? [];
  const day = weekday?.toLowerCase().replace("wen", "wed") ?? (tomorrow && "tomorrow");
  const isWeekend = day === "sat" || day === "sun" || /\bweekend/i.test(text);
  const named = DAY.exec(text)?.index ?? 0;
  let rest = text.replace(DAY, blank).replaceAll(CLOCK, (...groups) => {
    const found = minuteOf(groups as string[]);
    // "Before 6.30, or Saturday after 3" means the time after the day.
    const isFirst = minute === undefined || (groups.at(-2) as unknown as number) > named;
    if (found !== undefined && isFirst) minute = found;
    return found === undefined ? groups[0]! : blank(groups[0]!);
  });
  for (const [part, onWeekday, onWeekend] of PARTS) {
    if (!part.test(rest)) continue;
    rest = rest.replace(part, blank);
    minute ??= (isWeekend ? onWeekend : onWeekday) * 60;
  }
  const on = day ?? (isWeekend ? "sat" : undefined);
  if (on === undefined && minute === undefined)
    return { time: NOW.test(text) ? "now" : undefined, rest };
  return {
    time: `${on ?? "today"}-${halfHourOf(((minute ?? USUAL) + DAY_MINUTES) % DAY_MINUTES)}`,
    rest,
  };
}

/** Blanks of the same length, so that the text after them keeps its position. */
export function blank(text: string): string {
  return " ".repeat(text.length);
}

/** Minutes after midnight; one less for "till 5", so that it means the half-hour before. */
function minuteOf([whole, before, hours, minutes, half]: (string | undefined)[]):
  | number
  | undefined {
  const hour = Number(hours);
  if (hour > 23 || !(before || half || /:|clock/i.test(whole ?? ""))) return undefined;
  const word = before?.toLowerCase() ?? "at";
  const isLate = half ? half.toLowerCase() === "p" : hour < (MORNING_FROM[word] ?? 9);
  const minute = (half ? hour % 12 : hour) * 60 + (isLate ? 12 * 60 : 0) + Number(minutes ?? 0);
  return /^(?:till?|until|to|before|b4)$/.test(word) ? minute - 1 : minute;
}

/**
 * A time as written in URLs, with the weekday for "today" or "tomorrow" in a time zone; for "today", tomorrow's if it
 * is over.
 */
export function onWeekday(time: string, timeZone: string, at = Date.now()): string {
  const [day, clock] = time.split("-");
  const weekdayIn = (days: number) =>
    new Date(at + days * 86_400_000).toLocaleDateString("en", { weekday: "short", timeZone });
  const on = (days: number) => `${weekdayIn(days).toLowerCase()}-${clock}`;
  if (day === "tomorrow") return on(1);
  if (day !== "today") return time;
  return dayOf(on(0), timeZone, at) === dayIn(timeZone, at) ? on(0) : on(1);
}
