import {
  type OpeningSpan,
  parseOpeningHours,
  WEEKDAYS,
} from "../../worker/data/yards/opening-hours.ts";

/** The days of the week. */
export const DAY_NAMES = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** When a yard is open, in a line; in the words of its data if they are not days and times, null if there are none. */
export function openingLine(hours: string | null): string | null {
  if (!hours) return null;
  const spans = parseOpeningHours(hours);
  return spans ? `Open ${openingWords(spans)}` : `Hours: ${hours}`;
}

/** "Mon–Fri 7 am – 4 pm, Sat 8 am – 12 pm": consecutive days with the same hours are merged. */
export function openingWords(spans: OpeningSpan[]): string {
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [day] of DAY_NAMES.entries()) {
    const times = timesOf(spans, day);
    const run = runs.at(-1);
    if (times === "") continue;
    if (run?.last === day - 1 && run.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs
    .map(({ first, last, times }) =>
      first === last
        ? `${shortName(first)} ${times}`
        : `${shortName(first)}–${shortName(last)} ${times}`,
    )
    .join(", ");
}

function shortName(day: number): string {
  return (DAY_NAMES[day] ?? "").slice(0, 3);
}

/** The hours of a day (0 is Monday), such as "7 am – 12 pm and 1 pm – 4 pm"; "" if it is closed. */
export function timesOf(spans: OpeningSpan[], day: number): string {
  return spans
    .filter((span) => span.day === day)
    .map(({ from, to }) => (to - from === DAY ? "24 hours" : `${clock(from)} – ${clock(to)}`))
    .join(" and ");
}

/** "7 am", "4:30 pm", "midnight". */
function clock(minutes: number): string {
  if (minutes % (24 * 60) === 0) return "midnight";
  const hours = Math.floor(minutes / 60);
  const past = minutes % 60;
  const shown = past === 0 ? "" : `:${String(past).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown} ${hours < 12 ? "am" : "pm"}`;
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** "Open now until 4 pm" or "Closed now, opens tomorrow at 7 am"; `moment` is in ms since 1970. */
export function openNowWords(spans: OpeningSpan[], moment: number, timeZone: string): string {
  const now = timeInWeek(moment, timeZone);
  const today = Math.floor(now / DAY);
  const open = spans.find(({ day, from, to }) => day * DAY + from <= now && now < day * DAY + to);
  if (open) return `Open now until ${clock(open.to)}`;
  const [next] = spans
    .map((span) => ({ ...span, wait: (span.day * DAY + span.from - now + WEEK) % WEEK }))
    .sort((a, b) => a.wait - b.wait);
  if (!next) return "Closed now";
  const days = (next.day - today + 7) % 7;
  const day =
    days < 2 && next.wait < 2 * DAY ? ["today", "tomorrow"][days] : `on ${DAY_NAMES[next.day]}`;
  return `Closed now, opens ${day} at ${clock(next.from)}`;
}

/** A moment in a time zone, in minutes since Monday 0:00. */
function timeInWeek(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", {
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf((parts.get("weekday") ?? "").slice(0, 2));
  return day * DAY + Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
}
