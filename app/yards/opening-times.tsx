import { type OpeningSpan, parseOpeningHours } from "../../worker/data/opening-hours.ts";

const DAY_NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** When a yard is open, in words; nothing where that is not known. */
export function OpeningTimes({ hours }: { hours: string | null }) {
  const spans = hours === null ? undefined : parseOpeningHours(hours);
  return spans && <p className="quiet">{`Open ${openingWords(spans)}`}</p>;
}

/** "Mon–Fri 7 am – 4 pm, Sat 8 am – 12 pm": following days with the same hours are one. */
export function openingWords(spans: OpeningSpan[]): string {
  const runs: { first: number; last: number; times: string }[] = [];
  for (const [day] of DAY_NAMES.entries()) {
    const ofDay = spans.filter((span) => span.day === day);
    const times = ofDay.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(" and ");
    const run = runs.at(-1);
    if (times === "") continue;
    if (run?.last === day - 1 && run.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs
    .map(({ first, last, times }) =>
      first === last
        ? `${DAY_NAMES[first]} ${times}`
        : `${DAY_NAMES[first]}–${DAY_NAMES[last]} ${times}`,
    )
    .join(", ");
}

/** "7 am", "4:30 pm", "midnight". */
function clock(minutes: number): string {
  if (minutes % (24 * 60) === 0) return "midnight";
  const hours = Math.floor(minutes / 60);
  const past = minutes % 60;
  const shown = past === 0 ? "" : `:${String(past).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown} ${hours < 12 ? "am" : "pm"}`;
}
