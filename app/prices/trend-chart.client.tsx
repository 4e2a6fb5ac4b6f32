import { type LineCustomSvgLayerProps, ResponsiveLine } from "@nivo/line";
import { useState } from "react";
import { dollars } from "../format.ts";
import { MonthSlider } from "./month-slider.tsx";
import type { TrendMetal, TrendPoint } from "./price-trend.ts";

/** The props of the chart, shared with what loads it. */
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

const MARGIN = { top: 36, right: 32, bottom: 32, left: 60 };

/** Pixels from the middle of a month's label to that of the next, at least. */
const LABEL_DISTANCE = 80;

const THEME = {
  text: { fontFamily: "inherit", fontSize: 14, fill: "currentColor" },
  axis: {
    ticks: { text: { fill: "currentColor" }, line: { stroke: "var(--color-line)" } },
  },
  grid: { line: { stroke: "var(--color-line)" } },
};

/** The line chart. */
export function TrendChart({ points, metals, city }: TrendChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const data = metals.map((id) => ({ id, data: points.map((p) => ({ x: p.label, y: p[id] })) }));
  return (
    <MonthSlider
      points={points}
      metals={metals}
      city={city}
      active={active}
      onChange={setActive}
      margin={MARGIN}
    >
      <ResponsiveLine<Series>
        data={data}
        margin={MARGIN}
        theme={THEME}
        xScale={{ type: "point" }}
        yScale={{ type: "linear", min: 0, max: metals.length > 0 ? "auto" : 1 }}
        axisBottom={null}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: 5,
          format: (value) => dollars(Number(value)),
        }}
        enableGridX={false}
        gridYValues={5}
        layers={[
          "grid",
          "axes",
          AxisLabels,
          Lines,
          (props) => <MonthMarker {...props} active={active} />,
        ]}
        animate={false}
        isInteractive={false}
        role="presentation"
      />
    </MonthSlider>
  );
}

/**
 * The unit above the prices, and below the chart as many months as fit side by side, of every second at
 * most; the last one is always there. Nivo would turn both.
 */
function AxisLabels({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Series>) {
  const months = series[0]?.data ?? [];
  const step = Math.max(2, Math.ceil((LABEL_DISTANCE * (months.length - 1)) / innerWidth));
  const labelled = months.filter((_, i) => (months.length - 1 - i) % step === 0);
  return (
    <g {...THEME.text}>
      <text x={-8} y={-20} textAnchor="end">
        AUD/kg
      </text>
      {labelled.map(({ data, position }) => (
        <text key={data.x} x={position.x} y={innerHeight + 24} textAnchor="middle">
          {data.x}
        </text>
      ))}
    </g>
  );
}

/** In place of nivo's lines: each metal has its own dash pattern and a colour for light and dark. */
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

/** A vertical line at the selected month with a dot on each metal's line. */
function MonthMarker({
  series,
  innerHeight,
  active,
}: LineCustomSvgLayerProps<Series> & { active: number | null }) {
  const dots = series.flatMap(({ id, data }) => {
    const position = active === null ? undefined : data[active]?.position;
    return position ? [{ id, ...position }] : [];
  });
  const [first] = dots;
  if (!first) return null;
  return (
    <g className="trend-marker">
      <line x1={first.x} x2={first.x} y2={innerHeight} />
      {dots.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y ?? 0} r={5} />
      ))}
    </g>
  );
}
