import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import type { OpenThen } from "../../worker/data/yards/open-then.ts";
import { clock } from "../words/clock.ts";
import { shortWeekday } from "../words/format.ts";

/**
 * Says how many yards are open at a chosen time: "Sat 28 Nov, 1 pm: 2 of the 9 near Perth whose hours we know are
 * open then." If none is, says which yard closes last before that time and which opens next. The number of yards with
 * unknown hours comes last. Returns "" if there are no yards and no place.
 * @param where "near Perth", or ""
 */
export function openAtWords(then: OpenThen, where: string): string {
  const { day, minute, open, known, holiday, unknown, latest, first, next } = then;
  const time = `${shortWeekday(day)}, ${clock(minute)}:`;
  if (known + holiday + unknown === 0)
    return where && `${time} We don’t know of a yard within ${NEAR_KILOMETRES}\u00A0km.`;
  const at = where && ` ${where}`;
  const verb = open > 1 ? "are" : "is";
  const whose = `${known}${at} whose hours we know`;
  const sentences = [
    known === 1 && `The one yard${at} whose hours we know is ${open ? "open" : "closed"} then.`,
    known > 1 && `${open || "None"} of the ${whose} ${verb} open then.`,
    open === 0 && latest && `Latest: ${latest.name} until ${clock(latest.minute)}.`,
    open === 0 && first && `Next to open: ${first.name} at ${clock(first.minute)}.`,
    next && `Next to open: ${next.name}, ${shortWeekday(next.day)} at ${clock(next.minute)}.`,
    holiday > 0 && `It is a public holiday for ${yards(holiday)}: ring first.`,
    unknown > 0 &&
      `We don’t know the hours of ${known + holiday > 0 ? `${unknown} more` : `${yards(unknown)}${at}`}: ring and ask.`,
  ];
  return [time, ...sentences].filter(Boolean).join(" ");
}

function yards(count: number): string {
  return count === 1 ? "1 yard" : `${count} yards`;
}
