import { useEffect, useState } from "react";
import {
  isHolidayToday,
  type OpenState,
  type OpenWeek,
  opening,
  openNowWords,
  openState,
  untilWords,
} from "./open-state.ts";

// This part of open-now.tsx loads after hydration.

/** A yard in a list with its hours; null if unknown. */
export interface TimedYard {
  name: string;
  hours: { week: OpenWeek | null } | null;
}

const MINUTE = 60_000;

/** The visitor's clock (ms since 1970), updated every minute. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says by the visitor's clock if a yard is open; nothing if its time zone is unknown. */
export function OpenNowByClock({ week, before }: { week: OpenWeek; before: string }) {
  const state = openState(week, useClock());
  return state && before + openNowWords(state);
}

/** Says by the visitor's clock if the yards of a list are open. */
export function OpenSummaryByClock({ yards, where }: { yards: TimedYard[]; where: string }) {
  return openSummary(yards, where, useClock());
}

/**
 * Says in one or two sentences if the yards of a list are open at a moment (ms since 1970), and which opens first;
 * null if no hours are known.
 * @param where to follow "yards": "in Dubbo", "listed here"
 */
export function openSummary(yards: TimedYard[], where: string, moment: number): string | null {
  const known = yards.flatMap(({ name, hours }) => {
    const state = hours?.week && openState(hours.week, moment);
    return state ? [{ ...state, name }] : [];
  });
  const open = known.filter(({ isOpen }) => isOpen);
  const [first] = known.toSorted((a, b) => a.wait - b.wait);
  if (!first) return null;
  const place = known.length < yards.length ? `${where} whose hours we know` : where;
  if (open.length > 0) return openWords(open, known.length, place);
  if (known.some(isHolidayToday)) return "It is a public holiday today: ring first.";
  const today = known.every(({ isDayOff }) => isDayOff) ? " today" : "";
  const opens = opening(first).replace(/^today /, "");
  if (known.length === 1)
    return `The yard ${place} is closed${today || " now"}. It opens ${opens}.`;
  const count = known.filter(({ wait }) => wait === first.wait).length;
  const name = count > 1 ? `${NUMBERS[count] ?? count} open` : `${first.name} opens`;
  const closed = known.length < yards.length ? "All whose hours we know are closed" : "All closed";
  return `${closed}${today}. ${name} ${/^\d/.test(opens) ? "at " : ""}${opens}.`;
}

const NUMBERS = ["", "", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** @param open one or more of the yards with known hours, `known` in number */
function openWords(open: (OpenState & { name: string })[], known: number, place: string): string {
  const first = open[0]!;
  const until = untilWords(first);
  if (known === 1) {
    return `The yard ${place} is open ${until.startsWith("until") ? "now, " : ""}${until}.`;
  }
  if (open.length === known) {
    return `${known === 2 ? "Both" : `All ${known}`} yards ${place} are open now.`;
  }
  if (open.length > 1) return `${open.length} of ${known} yards ${place} are open now.`;
  return `1 of ${known} yards ${place} is open now: ${first.name}, ${until}.`;
}
