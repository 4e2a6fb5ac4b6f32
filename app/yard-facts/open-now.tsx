import { useLazyComponent } from "../ui/lazy-component.ts";
import type { TimedYard } from "./open-now-by-clock.tsx";

// Browsers work out which yards are open, because pages come from a cache. If that code does not load, the line
// stays empty; the hours are listed below it.

interface OpenNowProps extends Pick<TimedYard, "hours"> {
  /** Text at the start of the line, such as a distance. */
  before?: string;
}

/** A line that says if a yard is open now; nothing if its hours are unknown and `before` is empty. */
export function OpenNow({ hours, before = "" }: OpenNowProps) {
  const week = hours?.week;
  const { Component: Words } = useLazyComponent(
    () => import("./open-now-by-clock.tsx").then((module) => module.OpenNowByClock),
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
  /** The place of the yards, to follow "yards": "in Dubbo", "listed here". */
  where: string;
}

/** A line that says if the yards of a list are open now, or which opens first; nothing if no hours are known. */
export function OpenSummary({ yards, where }: OpenSummaryProps) {
  const isKnown = yards.some(({ hours }) => hours?.week);
  const { Component: Words } = useLazyComponent(
    () => import("./open-now-by-clock.tsx").then((module) => module.OpenSummaryByClock),
    isKnown,
  );
  if (!isKnown) return null;
  return <p className="open-now">{Words && <Words yards={yards} where={where} />}</p>;
}
