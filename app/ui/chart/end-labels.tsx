/** The minimum distance between two labels, as a share of the chart's height: room for two lines of text. */
const DISTANCE = 0.135;

interface EndLabelsProps {
  /** Name and last figure of each line, and the position of its end from the top of the chart. */
  labels: { metal?: string; name: string; figure: string; y: number }[];
  /** The right edge of the chart. */
  x: number | string;
  /** The chart's height. */
  height: number;
  /** Converts a position for the drawing; by default it stays the same. */
  toY?: (height: number) => number | string;
}

/** Names and last figures right of a chart, each at the end of its line in its colour; moved apart if they overlap. */
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

/**
 * Moves positions apart until neighbours are at least `distance` apart, keeping all between 0 and `end`. Returns
 * them in the order given.
 */
export function spread(heights: number[], distance: number, end: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  let free = 0;
  for (const i of order) {
    moved[i] = Math.max(moved[i]!, free);
    free = moved[i] + distance;
  }
  // Push positions beyond the end back.
  let limit = end;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i]!, limit);
    limit = moved[i] - distance;
  }
  return moved;
}
