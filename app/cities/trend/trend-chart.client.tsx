import "./trend-chart.css";
import { type LineCustomSvgLayerProps, ResponsiveLine } from "@nivo/line";
import { useState } from "react";
import { priceTicks } from "../../ui/chart/chart-scale.ts";
import { MonthLabels } from "../../ui/chart/month-labels.tsx";
import { dollars } from "../../words/format.ts";
import { MonthSlider } from "./month-slider.tsx";
import { type CityTrend, type TrendMetal, trendOf } from "./trend.ts";
import { Bands, type Line, Lines, lineOf } from "./trend-lines.tsx";

interface TrendChartProps {
  city: string;
  trend: CityTrend;
  /** Metals whose lines are hidden. */
  hidden: TrendMetal[];
}

const MARGIN = { top: 36, right: 32, bottom: 46, left: 60 };

const THEME = {
  text: { fontFamily: "inherit", fontSize: 14, fill: "currentColor" },
  axis: {
    ticks: { text: { fill: "currentColor" }, line: { stroke: "var(--color-line)" } },
  },
  grid: { line: { stroke: "var(--color-line)" } },
};

/** The line chart. */
export function TrendChart({ city, trend, hidden }: TrendChartProps) {
  const { labels, series: all } = trendOf(trend);
  const series = all.filter(({ metal }) => !hidden.includes(metal));
  const [active, setActive] = useState<number | null>(null);
  const lines = series.map((metal) => lineOf(metal, labels));
  const prices = priceTicks(
    0,
    Math.max(0.04, ...lines.flatMap(({ data }) => data.map((month) => month.maxPrice))),
  );
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
        yScale={{ type: "linear", min: 0, max: prices.at(-1)! }}
        axisBottom={null}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: prices,
          format: (value) => dollars(Number(value)),
        }}
        enableGridX={false}
        gridYValues={prices}
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

/** The unit above the prices, and the months below the chart. Nivo would rotate both. */
function AxisLabels({ series, innerHeight }: LineCustomSvgLayerProps<Line>) {
  const months = series[0]?.data ?? [];
  return (
    <g {...THEME.text}>
      <text x={-8} y={-20} textAnchor="end">
        AUD/kg
      </text>
      <MonthLabels
        months={months.map(({ data, position }) => ({ label: data.x, x: position.x }))}
        y={innerHeight + 22}
      />
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
