/** When a yard is open on one day of the week: 0 is Monday; minutes since midnight in its time zone. */
export interface OpeningSpan {
  day: number;
  from: number;
  to: number;
}

/** The days of the week as opening hours are written. */
export const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const DAYS = `(?:${WEEKDAYS.join("|")})`;
const TIME = String.raw`(?:[01]\d|2[0-4]):[0-5]\d`;
const DAY_LIST = new RegExp(`^${DAYS}(?:-${DAYS})?(?:,${DAYS}(?:-${DAYS})?)*$`);
const TIME_LIST = new RegExp(`^${TIME}-${TIME}(?:,${TIME}-${TIME})*$`);

/**
 * Opening hours such as "Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off", in the order of the week. Days that are
 * not named are closed. What they say of public holidays (PH) is left to `closedOnHolidays`.
 * @returns undefined when the text is not of this form, a span ends before it begins, or two overlap
 */
export function parseOpeningHours(text: string): OpeningSpan[] | undefined {
  const spans: OpeningSpan[] = [];
  for (const rule of text.split(";").map((part) => part.trim())) {
    if (rule.startsWith("PH ")) continue;
    const [days = "", times = "", ...more] = rule.split(/\s+/);
    if (more.length > 0 || !DAY_LIST.test(days) || !TIME_LIST.test(times)) return undefined;
    const ofEachDay = times.split(",").map(spanOf);
    for (const day of days.split(",").flatMap(daysOf))
      for (const span of ofEachDay) spans.push({ day, ...span });
  }
  spans.sort((a, b) => a.day - b.day || a.from - b.from);
  return spans.length > 0 && spans.every(isSound) ? spans : undefined;
}

/** Whether opening hours say that public holidays are days off. */
export function closedOnHolidays(text: string): boolean {
  return /;\s*PH off\s*$/.test(text);
}

/** "Mo-We" is 0, 1 and 2; "Sa-Mo" runs over the end of the week. */
function daysOf(range: string): number[] {
  const [first = 0, last = first] = range.split("-").map((day) => WEEKDAYS.indexOf(day));
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, i) => (first + i) % 7);
}

/** "07:00-16:00" in minutes since midnight. */
function spanOf(times: string): Pick<OpeningSpan, "from" | "to"> {
  const [from = "", to = ""] = times.split("-");
  return { from: minutes(from), to: minutes(to) };
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const MIDNIGHT = 24 * 60;

function isSound({ day, from, to }: OpeningSpan, index: number, spans: OpeningSpan[]): boolean {
  const before = spans[index - 1];
  const overlaps = before !== undefined && before.day === day && before.to > from;
  return from < to && to <= MIDNIGHT && !overlaps;
}
