import { useLazyComponent } from "../ui/lazy-component.ts";
import type { OpenWeek } from "./open-state.ts";
import type { TimedYard } from "./open-summary.ts";

// Browsers work out what is open, because a cached page may be older than now. That code loads after hydration;
// if it does not load, this line stays empty, and the hours are listed below.

interface OpenNowProps {
  hours: { week: OpenWeek | null } | null;
  /** Text before it in the line, such as a distance. */
  before?: string;
}

/** A line on whether a yard is open now; nothing if its hours are unknown and `before` is empty. */
export function OpenNow({ hours, before = "" }: OpenNowProps) {
  const week = hours?.week;
  const { Component: Words } = useLazyComponent(
    () => import("./open-words.tsx").then((module) => module.OpenWords),
    Boolean(week),
  );
  if (!before && !week) return null;
  return (
    <p className="open-now">
      {before}
      {week && Words && <Words week={week} before={before && " · "} />}
    </p>
  );
}

interface OpenSummaryProps {
  yards: TimedYard[];
  /** Location of the yards, to follow "yards": "in Dubbo", "listed here". */
  where: string;
}

/** A line on whether the yards of a list are open now, or which opens first; nothing if no hours are known. */
export function OpenSummary({ yards, where }: OpenSummaryProps) {
  const isKnown = yards.some(({ hours }) => hours?.week);
  const { Component: Words } = useLazyComponent(
    () => import("./open-words.tsx").then((module) => module.SummaryWords),
    isKnown,
  );
  if (!isKnown) return null;
  return <p className="open-now">{Words && <Words yards={yards} where={where} />}</p>;
}
