import "./trend-chart.css";
import { type LineCustomSvgLayerProps, ResponsiveLine } from "@nivo/line";
import { useState } from "react";
import { priceTicks, tickNames } from "../../ui/chart/chart-scale.ts";
import { MonthLabels } from "../../ui/chart/month-labels.tsx";
import { MonthSlider } from "./month-slider.tsx";
import { levelWords, MONTHS, type TrendMetal, type TrendProps, trendOf } from "./trend.ts";
import { Bands, Ends, type Line, Lines, lineOf } from "./trend-lines.tsx";

interface TrendChartProps extends TrendProps {
  /** Metals whose lines are hidden. */
  hidden: TrendMetal[];
  /** Index of the month from which changes are measured; null to draw prices. */
  since: number | null;
}

/** Room for the readout, the names, the months and the prices; trend.css has the same for the server's drawing. */
const MARGIN = { top: 66, right: 84, bottom: 44, left: 44 };

const THEME = {
  text: { fontFamily: "inherit", fontSize: 14, fill: "var(--color-quiet)" },
  axis: { ticks: { line: { stroke: "var(--color-line)" } } },
  grid: { line: { stroke: "var(--color-line)" } },
};

/** The line chart. */
export function TrendChart({ city, trend, hidden, since }: TrendChartProps) {
  const { labels, series: all } = trendOf(trend);
  const series = all.filter(({ metal }) => !hidden.includes(metal));
  const [active, setActive] = useState<number | null>(null);
  const lines = series.map((metal) => lineOf(metal, labels, since));
  const isChange = since !== null;
  const levels = lines.flatMap(({ data }) =>
    data.map(({ y, maxPrice }) => (isChange ? (y ?? 0) : maxPrice)),
  );
  const ticks = priceTicks(Math.min(0, ...levels), Math.max(isChange ? 4 : 0.04, ...levels));
  const names = isChange ? ticks.map((tick) => levelWords(tick, true)) : tickNames(ticks);
  return (
    <MonthSlider
      labels={labels}
      series={series}
      city={city}
      active={active}
      onChange={setActive}
      since={since}
      margin={MARGIN}
    >
      <ResponsiveLine<Line>
        data={lines}
        margin={MARGIN}
        theme={THEME}
        xScale={{ type: "point" }}
        yScale={{ type: "linear", min: ticks[0]!, max: ticks.at(-1)! }}
        axisBottom={null}
        axisLeft={{
          tickSize: 0,
          tickPadding: 8,
          tickValues: ticks,
          format: (value) => names[ticks.indexOf(Number(value))],
        }}
        enableGridX={false}
        gridYValues={ticks}
        layers={[
          "grid",
          "axes",
          (props) => <AxisLabels {...props} unit={isChange ? "Change" : "AUD/kg"} />,
          ...(isChange ? [] : [Bands]),
          Lines,
          Ends,
          (props) => active !== null && <MonthMarker {...props} active={active} />,
        ]}
        animate={false}
        isInteractive={false}
        role="presentation"
      />
    </MonthSlider>
  );
}

/** The unit above the prices, and the months below the chart. Nivo would rotate both. */
function AxisLabels({
  series,
  innerHeight,
  unit,
}: LineCustomSvgLayerProps<Line> & { unit: string }) {
  const months = series[0]?.data ?? [];
  const places = months.map(({ data, position }) => ({ label: data.x, x: position.x }));
  return (
    <g {...THEME.text}>
      <text x={-MARGIN.left} y={-18}>
        {unit}
      </text>
      <MonthLabels months={places.slice(0, MONTHS)} latest={places[MONTHS]} y={innerHeight + 22} />
    </g>
  );
}

/** A vertical line at the selected month with a dot on each metal's line. */
function MonthMarker({
  series,
  innerHeight,
  active,
}: LineCustomSvgLayerProps<Line> & { active: number }) {
  const months = series.map(({ id, data }) => ({ id, ...data[active]! }));
  const x = months[0]?.position.x;
  if (x === undefined) return null;
  return (
    <g className="trend-marker">
      <line x1={x} x2={x} y2={innerHeight} />
      {months.map(
        ({ id, data, position: { y } }) =>
          data.y !== null && <circle key={id} cx={x} cy={y} r={5} />,
      )}
    </g>
  );
}
