import { useLazyComponent } from "../ui/lazy-component.ts";
import type { OpenWeek } from "./open-state.ts";
import type { TimedYard } from "./open-summary.ts";

// The browser says what is open, because a cached page may be older than now. The code for that is loaded once the
// page has been hydrated; if it does not load, nothing is said, and the hours stand below.

interface OpenNowProps {
  hours: { week: OpenWeek | null } | null;
  /** What stands before it in its line, such as a distance. */
  before?: string;
}

/** Whether a yard is open now, in a line; no line if its hours are not known and nothing stands before them. */
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
  /** Where they are, as it follows "yards": "in Dubbo", "listed here". */
  where: string;
}

/** Whether the yards of a list are open now, and which is the first to open; no line if no hours are known. */
export function OpenSummary({ yards, where }: OpenSummaryProps) {
  const isKnown = yards.some(({ hours }) => hours?.week);
  const { Component: Words } = useLazyComponent(
    () => import("./open-words.tsx").then((module) => module.SummaryWords),
    isKnown,
  );
  if (!isKnown) return null;
  return <p className="open-now">{Words && <Words yards={yards} where={where} />}</p>;
}
