import { useEffect, useState } from "react";
import { type OpenWeek, openNowWords, openState } from "./open-state.ts";
import { openSummary, type TimedYard } from "./open-summary.ts";

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

/** Says whether a yard is open by the visitor's clock; nothing if its time zone is unknown. */
export function OpenWords({ week, before }: { week: OpenWeek; before: string }) {
  const state = openState(week, useClock());
  return state && before + openNowWords(state);
}

/** Says whether the yards of a list are open by the visitor's clock. */
export function SummaryWords({ yards, where }: { yards: TimedYard[]; where: string }) {
  return openSummary(yards, where, useClock());
}
