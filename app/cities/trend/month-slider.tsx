import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { type TrendSeries, trendFigure, trendRange } from "./trend.ts";

interface MonthSliderProps {
  /** Names of the months, and of the latest prices. */
  labels: string[];
  /** The metals whose prices are read out. */
  series: TrendSeries[];
  city: string;
  /** Index of the selected month; null for none. */
  active: number | null;
  onChange: (index: number | null) => void;
  /** Index of the month from which changes are measured and read out; null to read out prices. */
  since: number | null;
  /** Pixels between the sides of the chart and its first and last month. */
  margin: { left: number; right: number };
  /** The chart. */
  children: ReactNode;
}

/** A slider over the chart: pointer, finger or arrow keys select a month, whose prices are read out. */
export function MonthSlider(props: MonthSliderProps) {
  const { labels, series, city, active, onChange, since, margin, children } = props;
  const last = labels.length - 1;
  const select = (index: number) => onChange(Math.min(Math.max(index, 0), last));
  const selectAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const fraction = (clientX - left - margin.left) / (width - margin.left - margin.right);
    select(Math.round(fraction * last));
  };
  const selectByKey = (event: KeyboardEvent) => {
    const target = targetsOf(active ?? labels.length, last)[event.key];
    if (target === undefined) return;
    event.preventDefault();
    if (target === null) onChange(null);
    else select(target);
  };
  const figure = (metal: TrendSeries) => trendFigure(metal, active ?? 0, since);
  const range = (metal: TrendSeries) => trendRange(metal, active ?? 0, since);
  const words = series.map((metal) => `${metal.name} ${figure(metal)}${range(metal)}`);
  return (
    <div
      className="trend-chart"
      role="slider"
      tabIndex={0}
      aria-label={`Chart of prices in ${city}, month by month`}
      aria-valuemin={1}
      aria-valuemax={labels.length}
      aria-valuenow={(active ?? last) + 1}
      aria-valuetext={
        active === null
          ? "Use the left and right arrow keys to read each month"
          : `${labels[active]}: ${words.join(", ") || "no metal chosen"}`
      }
      onKeyDown={selectByKey}
      onBlur={() => onChange(null)}
      onPointerDown={selectAt}
      onPointerMove={selectAt}
      // After a touch the month stays selected, so that it can be read.
      onPointerLeave={(event) => event.pointerType === "mouse" && onChange(null)}
    >
      {children}
      {active !== null && (
        <div className="trend-readout row">
          <b>{labels[active]}</b>
          {series.map((metal) => (
            <span key={metal.metal} data-metal={metal.metal}>
              {metal.shortName} <b>{figure(metal)}</b>
              <small>{range(metal)}</small>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** The month that each key selects, given the current one; null deselects. */
function targetsOf(from: number, last: number): Record<string, number | null> {
  return {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: last,
    Escape: null,
  };
}
