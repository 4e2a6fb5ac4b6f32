import { type LineCustomSvgLayerProps, ResponsiveLine } from "@nivo/line";
import { useState } from "react";
import { dollars } from "../../format.ts";
import { MonthSlider } from "./month-slider.tsx";
import type { TrendSeries } from "./trend.ts";
import { Bands, type Line, Lines, lineOf } from "./trend-lines.tsx";

/** The props of the chart, shared with what loads it. */
export interface TrendChartProps {
  /** The names of the months. */
  labels: string[];
  /** The metals whose lines are shown. */
  series: TrendSeries[];
  city: string;
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
export function TrendChart({ labels, series, city }: TrendChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const lines = series.map((metal) => lineOf(metal, labels));
  const highest = Math.max(...lines.flatMap(({ data }) => data.map((month) => month.maxPrice)));
  return (
    <MonthSlider
      labels={labels}
      series={series}
      city={city}
      active={active}
      onChange={setActive}
      margin={MARGIN}
    >
      <ResponsiveLine<Line>
        data={lines}
        margin={MARGIN}
        theme={THEME}
        xScale={{ type: "point" }}
        yScale={{ type: "linear", min: 0, max: lines.length > 0 ? highest : 1 }}
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
          Bands,
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
function AxisLabels({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Line>) {
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

/** A vertical line at the selected month with a dot on each metal's line. */
function MonthMarker({
  series,
  innerHeight,
  active,
}: LineCustomSvgLayerProps<Line> & { active: number | null }) {
  const dots = series.flatMap(({ id, data }) => {
    const month = active === null ? undefined : data[active];
    return month ? [{ id, ...month.position, isNothing: month.data.y === null }] : [];
  });
  const [first] = dots;
  if (!first) return null;
  return (
    <g className="trend-marker">
      <line x1={first.x} x2={first.x} y2={innerHeight} />
      {dots.map(({ id, x, y, isNothing }) => !isNothing && <circle key={id} cx={x} cy={y} r={5} />)}
    </g>
  );
}
