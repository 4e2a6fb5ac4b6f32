import type { ComputedSeries, LineCustomSvgLayerProps, LineGenerator } from "@nivo/line";
import type { TrendMetal, TrendSeries } from "./trend.ts";

/** A metal as nivo draws it; `y` is the middle of the price, null without one. */
export interface Line {
  id: TrendMetal;
  isRecorded: boolean;
  isEstimated: boolean;
  data: { x: string; y: number | null; minPrice: number; maxPrice: number }[];
}

/** Converts a metal's series for nivo; `labels` are the names of the months. */
export function lineOf({ metal, basis, values }: TrendSeries, labels: string[]): Line {
  const data = labels.map((x, i) => {
    const { minPrice = 0, middlePrice = null, maxPrice = 0 } = values[i] ?? {};
    return { x, y: middlePrice, minPrice, maxPrice };
  });
  const [isRecorded, isEstimated] = [basis === "recorded", basis === "estimated"];
  return { id: metal, isRecorded, isEstimated, data };
}

/** Bands behind the lines, from the lowest to the highest recorded price. */
export function Bands({ series, yScale, lineGenerator }: LineCustomSvgLayerProps<Line>) {
  return series
    .filter(({ isRecorded }) => isRecorded)
    .map(({ id, data }) => <Band key={id} {...{ id, data, yScale, lineGenerator }} />);
}

/**
 * Replaces nivo's lines: each metal has its own dash pattern and a colour for light and dark. Months without a
 * price leave a gap, and each recorded month has a dot.
 */
export function Lines({ series, lineGenerator }: LineCustomSvgLayerProps<Line>) {
  return series.map(({ id, isRecorded, isEstimated, data }) => (
    <g key={id}>
      <path
        className="chart-line"
        data-metal={id}
        data-estimated={isEstimated || undefined}
        d={lineGenerator(data.map(({ position }) => position)) ?? ""}
      />
      {isRecorded && <Dots id={id} data={data} />}
    </g>
  ));
}

type Months = ComputedSeries<Line>["data"];

interface BandProps {
  id: Line["id"];
  data: Months;
  yScale: (price: number) => number;
  lineGenerator: LineGenerator;
}

/** A metal's recorded prices from lowest to highest, with a gap where nothing was recorded. */
function Band({ id, data, yScale, lineGenerator }: BandProps) {
  const edge = (months: Months, end: "minPrice" | "maxPrice") =>
    months.map(({ position, data: month }) => ({ x: position.x, y: yScale(month[end]) }));
  const outline = (months: Months) =>
    `${lineGenerator([...edge(months, "maxPrice"), ...edge(months, "minPrice").reverse()])}Z`;
  return <path className="chart-band" data-metal={id} d={runs(data).map(outline).join("")} />;
}

/** A dot for each recorded month, so that one without neighbours can be seen. */
function Dots({ id, data }: Pick<BandProps, "id" | "data">) {
  return data
    .filter(isRecorded)
    .map(({ data: { x }, position }) => (
      <circle key={x} className="chart-dot" data-metal={id} cx={position.x} cy={position.y} r={3} />
    ));
}

/** Groups consecutive recorded months. */
function runs(data: Months): Months[] {
  const found: Months[number][][] = [];
  let run: Months[number][] = [];
  for (const month of data) {
    if (!isRecorded(month)) run = [];
    else if (run.push(month) === 1) found.push(run);
  }
  return found;
}

function isRecorded({ data }: Months[number]): boolean {
  return data.y !== null;
}
