import { type LineCustomSvgLayerProps, ResponsiveLine } from "@nivo/line";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { dollars } from "../format.ts";
import { METAL_NAMES, type TrendMetal, type TrendPoint } from "./price-trend.ts";

export interface TrendChartProps {
  points: TrendPoint[];
  /** The metals whose lines are shown. */
  metals: TrendMetal[];
  city: string;
}

interface Series {
  id: TrendMetal;
  data: { x: string; y: number }[];
}

const MARGIN = { top: 12, right: 20, bottom: 72, left: 72 };

const THEME = {
  text: { fontFamily: "inherit", fontSize: 14, fill: "currentColor" },
  axis: {
    ticks: { text: { fill: "currentColor" }, line: { stroke: "var(--color-line)" } },
    legend: { text: { fill: "currentColor", fontSize: 14 } },
  },
  grid: { line: { stroke: "var(--color-line)" } },
};

/** The lines, and a readout of one month that follows the pointer, a finger or the arrow keys. */
export function TrendChart({ points, metals, city }: TrendChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const data = metals.map((id) => ({ id, data: points.map((p) => ({ x: p.label, y: p[id] })) }));
  const point = active === null ? undefined : points[active];
  return (
    <div
      className="trend-chart"
      role="slider"
      tabIndex={0}
      aria-label={`Chart of prices in ${city}, month by month`}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(active ?? points.length - 1) + 1}
      aria-valuetext={point ? readout(point, metals) : "Left and right arrows read the months"}
      onKeyDown={(event) => onKey(event, active, points.length, setActive)}
      onBlur={() => setActive(null)}
      onPointerDown={(event) => setActive(indexUnder(event, points.length))}
      onPointerMove={(event) => setActive(indexUnder(event, points.length))}
      // A finger that is lifted leaves its month to be read.
      onPointerLeave={(event) => event.pointerType === "mouse" && setActive(null)}
    >
      <ResponsiveLine<Series>
        data={data}
        margin={MARGIN}
        theme={THEME}
        xScale={{ type: "point" }}
        yScale={{ type: "linear", min: 0, max: metals.length > 0 ? "auto" : 1 }}
        axisBottom={{ tickRotation: -45, tickSize: 4, tickPadding: 6 }}
        axisLeft={{
          legend: "AUD/kg",
          legendPosition: "middle",
          legendOffset: -58,
          tickSize: 0,
          tickPadding: 8,
          tickValues: 5,
          format: (value) => dollars(Number(value)),
        }}
        enableGridX={false}
        gridYValues={5}
        layers={["grid", "axes", Lines, (props) => <Marker {...props} active={active} />]}
        animate={false}
        isInteractive={false}
        role="presentation"
      />
      {point && active !== null && (
        <div className="trend-readout" data-side={active < points.length / 2 ? "right" : "left"}>
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

/** Drawn by us, because each metal has a dash of its own and its colour follows light and dark. */
function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Series>) {
  return series.map(({ id, data }) => (
    <path
      key={id}
      className="trend-line"
      data-metal={id}
      d={lineGenerator(data.map(({ position }) => position)) ?? ""}
    />
  ));
}

function Marker({
  series,
  innerHeight,
  active,
}: LineCustomSvgLayerProps<Series> & { active: number | null }) {
  const places = series.flatMap(({ id, data }) => {
    const position = active === null ? undefined : data[active]?.position;
    return position ? [{ id, ...position }] : [];
  });
  const [first] = places;
  if (!first) return null;
  return (
    <g className="trend-marker">
      <line x1={first.x} x2={first.x} y2={innerHeight} />
      {places.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y ?? 0} r={5} />
      ))}
    </g>
  );
}

function readout(point: TrendPoint, metals: TrendMetal[]): string {
  const values = metals.map((metal) => `${METAL_NAMES[metal]} ${dollars(point[metal])}`);
  return `${point.label}: ${values.join(", ") || "no metal chosen"}`;
}

function indexUnder({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  const along = (clientX - left - MARGIN.left) / (width - MARGIN.left - MARGIN.right);
  return clamp(Math.round(along * (count - 1)), count);
}

function onKey(
  event: KeyboardEvent,
  active: number | null,
  count: number,
  setActive: (index: number | null) => void,
): void {
  const from = active ?? count;
  const to: Record<string, number | null> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    Home: 0,
    End: count - 1,
    Escape: null,
  };
  if (!(event.key in to)) return;
  event.preventDefault();
  const index = to[event.key] ?? null;
  setActive(index === null ? null : clamp(index, count));
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
