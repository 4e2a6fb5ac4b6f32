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
  /** Index of the month since which changes are read out instead of prices; null for prices. */
  since: number | null;
  /** Pixels between the sides of the chart and its first and last month. */
  margin: { left: number; right: number };
  /** The chart. */
  children: ReactNode;
}

/** A slider over the chart: pointer, finger or arrow keys select a month, whose prices are read out. */
export function MonthSlider(props: MonthSliderProps) {
  const { labels, series, city, active, onChange, since, margin, children } = props;
  const label = active === null ? undefined : labels[active];
  const figures = series.map((metal) => {
    const month = active ?? 0;
    return `${metal.name} ${trendFigure(metal, month, since)}${trendRange(metal, month, since)}`;
  });
  const selectAt = (event: PointerEvent<HTMLElement>) =>
    onChange(monthAt(event, margin, labels.length));
  return (
    <div
      className="trend-chart"
      role="slider"
      tabIndex={0}
      aria-label={`Chart of prices in ${city}, month by month`}
      aria-valuemin={1}
      aria-valuemax={labels.length}
      aria-valuenow={(active ?? labels.length - 1) + 1}
      aria-valuetext={
        label && active !== null
          ? `${label}: ${figures.join(", ") || "no metal chosen"}`
          : "Use the left and right arrow keys to read each month"
      }
      onKeyDown={(event) => onKey(event, active, labels.length, onChange)}
      onBlur={() => onChange(null)}
      onPointerDown={selectAt}
      onPointerMove={selectAt}
      // After a touch the month stays selected, so that it can be read.
      onPointerLeave={(event) => event.pointerType === "mouse" && onChange(null)}
    >
      {children}
      {label && active !== null && (
        <div className="trend-readout row">
          <b>{label}</b>
          {series.map((metal) => (
            <span key={metal.metal} data-metal={metal.metal}>
              {metal.shortName} <b>{trendFigure(metal, active, since)}</b>
              <small>{trendRange(metal, active, since)}</small>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Index of the month closest to the pointer. */
function monthAt(
  { clientX, currentTarget }: PointerEvent<HTMLElement>,
  margin: { left: number; right: number },
  count: number,
): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const fraction = (clientX - left - margin.left) / (width - margin.left - margin.right);
  return clamp(Math.round(fraction * (count - 1)), count);
}

function onKey(
  event: KeyboardEvent,
  active: number | null,
  count: number,
  onChange: (index: number | null) => void,
): void {
  const from = active ?? count;
  const targets: Record<string, number | null> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: count - 1,
    Escape: null,
  };
  if (!(event.key in targets)) return;
  event.preventDefault();
  const index = targets[event.key] ?? null;
  onChange(index === null ? null : clamp(index, count));
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
