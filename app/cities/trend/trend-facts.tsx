import { TrendNotice } from "../../content/static-disclaimers.tsx";
import type { CityTrend } from "./trend.ts";
import { TrendNumbers } from "./trend-numbers.tsx";

interface TrendFactsProps {
  /** The city's name. */
  city: string;
  trend: CityTrend;
}

/** Below the chart: each line's basis, or why there is none, and a table of the numbers. */
export function TrendFacts({ city, trend }: TrendFactsProps) {
  const { basis, notes } = trend;
  return (
    <>
      {notes.length > 0 && <p>{notes.join(" ")}</p>}
      {basis && <TrendNotice basis={basis} />}
      <TrendNumbers {...{ city, trend }} />
    </>
  );
}
