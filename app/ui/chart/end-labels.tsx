import { spread } from "./spread.ts";

/** Least distance between two labels, as a share of a chart's height: their two lines of text in a city's chart. */
const DISTANCE = 0.135;

interface EndLabelsProps {
  /** Name and last figure of each line, and the height of its end, down from the top of the chart. */
  labels: { metal?: string; name: string; figure: string; y: number }[];
  /** The right edge of the chart. */
  x: number | string;
  /** The chart's height. */
  height: number;
  /** Converts a height for the drawing; as it is by default. */
  toY?: (height: number) => number | string;
}

/** Names and last figures right of a chart, each at the end of its line and in its colour, moved apart if close. */
export function EndLabels({ labels, x, height, toY = (y) => y }: EndLabelsProps) {
  const ys = spread(
    labels.map(({ y }) => y),
    height * DISTANCE,
    height,
  );
  return (
    <g className="chart-ends" transform="translate(12)">
      {labels.map(({ metal, name, figure }, i) => (
        <text key={name} data-metal={metal} x={x} y={toY(ys[i]!)}>
          <tspan dy={figure ? "-.2em" : ".35em"}>{name} </tspan>
          {figure && (
            <tspan x={x} dy="1.15em">
              {figure}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}
