import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { dollars } from "../format.ts";
import { METAL_NAMES, type TrendMetal, type TrendPoint } from "./price-trend.ts";

interface MonthSliderProps {
  points: TrendPoint[];
  /** The metals whose prices are read out. */
  metals: TrendMetal[];
  city: string;
  /** The index of the selected month; null for none. */
  active: number | null;
  onChange: (index: number | null) => void;
  /** Pixels between the sides of the chart and its first and last month. */
  margin: { left: number; right: number };
  /** The chart. */
  children: ReactNode;
}

/** A slider over the chart: the pointer, a finger or the arrow keys select a month, which is read out. */
export function MonthSlider(props: MonthSliderProps) {
  const { points, metals, city, active, onChange, margin, children } = props;
  const point = active === null ? undefined : points[active];
  const selectAt = (event: PointerEvent<HTMLElement>) =>
    onChange(monthAt(event, margin, points.length));
  return (
    <div
      className="trend-chart"
      role="slider"
      tabIndex={0}
      aria-label={`Chart of prices in ${city}, month by month`}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(active ?? points.length - 1) + 1}
      aria-valuetext={point ? valueText(point, metals) : "Left and right arrows read the months"}
      onKeyDown={(event) => onKey(event, active, points.length, onChange)}
      onBlur={() => onChange(null)}
      onPointerDown={selectAt}
      onPointerMove={selectAt}
      // After a touch the month stays selected, so that it can be read.
      onPointerLeave={(event) => event.pointerType === "mouse" && onChange(null)}
    >
      {children}
      {point && active !== null && (
        <div className="trend-readout" style={besideMonth(active / (points.length - 1), margin)}>
          <b>{point.label}</b>
          {metals.map((metal) => (
            <span key={metal}>
              {METAL_NAMES[metal]} {dollars(point[metal])}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** The distance from the month to the readout in pixels. */
const READOUT_GAP = 14;

/** Where the readout stands: on the side of its month with more room. `at` is 0 for the first, 1 for the last. */
function besideMonth(at: number, { left, right }: MonthSliderProps["margin"]): CSSProperties {
  const distance = (edge: number, share: number) =>
    `calc(${edge + READOUT_GAP}px + (100% - ${left + right}px) * ${share})`;
  return at < 0.5 ? { left: distance(left, at) } : { right: distance(right, 1 - at) };
}

function valueText(point: TrendPoint, metals: TrendMetal[]): string {
  const prices = metals.map((metal) => `${METAL_NAMES[metal]} ${dollars(point[metal])}`);
  return `${point.label}: ${prices.join(", ") || "no metal chosen"}`;
}

/** The index of the month that is closest to the pointer. */
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
