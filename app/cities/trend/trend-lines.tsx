import type { ComputedSeries, LineCustomSvgLayerProps } from "@nivo/line";
import { EndLabels } from "../../ui/chart/end-labels.tsx";
import { endFigure, MONTHS, type TrendSeries, trendLevel } from "./trend.ts";

/** A metal as nivo draws it. */
export interface Line extends Pick<TrendSeries, "basis"> {
  id: TrendSeries["metal"];
  /** The words at the end of the line. */
  label: { name: string; figure: string };
  /** `y` is the middle of the price or its change, null without one. */
  data: { x: string; y: number | null; minPrice: number; maxPrice: number }[];
}

/**
 * Converts a metal's series for nivo.
 * @param labels names of the months, and of the latest prices
 * @param since index of the month since which changes are drawn; null to draw prices
 */
export function lineOf(metal: TrendSeries, labels: string[], since: number | null): Line {
  const data = labels.map((x, i) => {
    const { minPrice = 0, maxPrice = 0 } = metal.values[i] ?? {};
    return { x, y: trendLevel(metal, i, since), minPrice, maxPrice };
  });
  const label = { name: metal.shortName, figure: endFigure(metal, since) };
  return { id: metal.metal, basis: metal.basis, label, data };
}

/** Bands behind the lines, from the lowest to the highest recorded price. */
export function Bands({ series, yScale, lineGenerator }: LineCustomSvgLayerProps<Line>) {
  const edge = (months: Months, end: "minPrice" | "maxPrice") =>
    months.map(({ position, data: month }) => ({ x: position.x, y: yScale(month[end]) }));
  const outline = (months: Months) =>
    `${lineGenerator([...edge(months, "maxPrice"), ...edge(months, "minPrice").reverse()])}Z`;
  return series
    .filter(({ basis }) => basis === "recorded")
    .map(({ id, data }) => (
      <path key={id} className="chart-band" data-metal={id} d={runs(data).map(outline).join("")} />
    ));
}

/**
 * Replaces nivo's lines, because each metal has its own dashes, and colours for light and dark. A thin line crosses
 * months without a price, and leads to the ring of the latest price.
 */
export function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Line>) {
  return series.map(({ id, basis, data }) => {
    const path = (months: Months) => lineGenerator(months.map(({ position }) => position)) ?? "";
    const latest = data.slice(MONTHS).filter(isPriced);
    const known = [...runs(data), latest].filter(({ length }) => length > 0);
    const joins = known.slice(1).map(([next], i) => path([known[i]!.at(-1)!, next!]));
    return (
      <g key={id} data-metal={id}>
        <path className="chart-join" d={joins.join("")} />
        <path
          className="chart-line"
          data-metal={id}
          data-estimated={basis === "estimated" || undefined}
          d={path(data.slice(0, MONTHS))}
        />
        {latest.map(({ position: { x, y } }) => (
          <circle key={x} className="chart-ring" cx={x} cy={y} r={4} />
        ))}
      </g>
    );
  });
}

/** Each metal's name and last figure at the end of its line. */
export function Ends({ series, innerWidth, innerHeight }: LineCustomSvgLayerProps<Line>) {
  const labels = series.map(({ id, label, data }) => ({
    ...label,
    metal: id,
    y: data.findLast(isPriced)?.position.y ?? innerHeight,
  }));
  return <EndLabels labels={labels} x={innerWidth} height={innerHeight} />;
}

type Months = ComputedSeries<Line>["data"];

/** Groups consecutive months with a price, without the latest price. */
function runs(data: Months): Months[] {
  const found: Months[number][][] = [];
  let run: Months[number][] = [];
  for (const month of data.slice(0, MONTHS)) {
    if (!isPriced(month)) run = [];
    else if (run.push(month) === 1) found.push(run);
  }
  return found;
}

function isPriced({ data }: Months[number]): boolean {
  return data.y !== null;
}
