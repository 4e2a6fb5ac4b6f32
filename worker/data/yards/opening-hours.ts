/** The days of the week as opening hours are written. */
export const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

const DAYS = `(?:${WEEKDAYS.join("|")})`;
const TIME = String.raw`(?:[01]\d|2[0-4]):[0-5]\d`;
const DAY_LIST = new RegExp(`^${DAYS}(?:-${DAYS})?(?:,${DAYS}(?:-${DAYS})?)*$`);
const TIME_LIST = new RegExp(`^${TIME}-${TIME}(?:,${TIME}-${TIME})*$`);

/**
 * Opening hours such as "Mo-Fr 07:00-16:00; Sa 08:00-12:00; PH off": for each day from Monday the minutes after
 * midnight at which the yard opens and closes, in turn. Days that are not named are closed. What they say of
 * public holidays (PH) is left to `closedOnHolidays`.
 * @returns undefined when the text is not of this form, a span ends before it begins, or two overlap
 */
export function parseOpeningHours(text: string): number[][] | undefined {
  const days = WEEKDAYS.map((): number[][] => []);
  for (const rule of text.split(";").map((part) => part.trim())) {
    if (rule.startsWith("PH ")) continue;
    const [names = "", times = "", ...more] = rule.split(/\s+/);
    if (more.length > 0 || !DAY_LIST.test(names) || !TIME_LIST.test(times)) return undefined;
    const spans = times.split(",").map((span) => span.split("-").map(minutes));
    for (const day of names.split(",").flatMap(daysOf)) days[day]?.push(...spans);
  }
  const times = days.map((spans) => spans.sort(([a = 0], [b = 0]) => a - b).flat());
  if (!times.some((day) => day.length > 0) || !times.every(isSound)) return undefined;
  // A span that begins where the one before it ends goes on from there.
  return times.map((day) => day.filter((time, i) => time !== day[i % 2 === 0 ? i - 1 : i + 1]));
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

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const MIDNIGHT = 24 * 60;

/** Whether a day's times follow one another; a span may begin where the one before it ends. */
function isSound(times: number[]): boolean {
  return times.every((time, i) => {
    const before = times[i - 1] ?? 0;
    return time <= MIDNIGHT && (i % 2 === 0 ? before <= time : before < time);
  });
}
