import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { dollars, shortMonthOf } from "../format.ts";
import { type ChartScale, chartScale, unbrokenRuns } from "./chart-scale.ts";

interface HistoryChartProps {
  /** What the prices are of, such as "Copper in Sydney". */
  of: string;
  /** The earliest first. */
  months: PriceMonth[];
}

/**
 * The recorded months as a line of the middles in a band from the lowest to the highest price, broken where
 * nothing was recorded. A single month makes no chart. The table beside it has every figure.
 */
export function HistoryChart({ of, months }: HistoryChartProps) {
  if (months.length < 2) return null;
  const scale = chartScale(months);
  const { x, y, prices, labels } = scale;
  return (
    <figure className="history-chart">
      <svg role="img" aria-label={summary(of, months)}>
        {prices.map((price) => (
          <line
            key={price}
            className="history-grid"
            x2="100%"
            y1={`${y(price)}%`}
            y2={`${y(price)}%`}
          />
        ))}
        {/* Its units are percent of the chart, which the shapes need and the text must not have. */}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          aria-hidden="true"
        >
          {unbrokenRuns(months).map((run) => (
            <Run key={run[0]?.month} run={run} scale={scale} />
          ))}
        </svg>
        {prices.map((price) => (
          <text key={price} className="history-price" y={`${y(price)}%`}>
            {dollars(price)}
          </text>
        ))}
        {labels.map((month, i) => (
          <MonthLabel key={month} month={month} x={x(month)} isLast={i === labels.length - 1} />
        ))}
      </svg>
      <figcaption className="quiet">
        AUD per kg. The line shows the middle of each month and the band runs from the lowest price
        to the highest. In the gaps, nothing was recorded.
      </figcaption>
    </figure>
  );
}

/** Half the width of the bar of a month that has no neighbour, in percent. */
const HALF_BAR = 0.4;

/** Months without a gap between them. */
function Run({ run, scale: { x, y } }: { run: PriceMonth[]; scale: ChartScale }) {
  const ends =
    run.length > 1
      ? run.map((month) => ({ ...month, at: x(month.month) }))
      : run.flatMap((month) => {
          const middle = x(month.month);
          return [middle - HALF_BAR, middle + HALF_BAR].map((at) => ({ ...month, at }));
        });
  const points = (price: "minPrice" | "middlePrice" | "maxPrice") =>
    ends.map((end) => `${end.at} ${y(end[price])}`);
  const band = [...points("maxPrice"), ...points("minPrice").reverse()];
  return (
    <>
      <polygon className="history-band" points={band.join(" ")} />
      <polyline
        className="history-line"
        points={points("middlePrice").join(" ")}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

/** A label of the axis of months; the first and the last end where the chart does. */
function MonthLabel({ month, x, isLast }: { month: string; x: number; isLast: boolean }) {
  const isBetween = x > 0 && !isLast;
  const anchor = isLast ? "end" : "start";
  return (
    <text
      className={isBetween ? "history-month-between" : undefined}
      x={`${x}%`}
      y="100%"
      dy="1.6em"
      textAnchor={isBetween ? "middle" : anchor}
    >
      {shortMonthOf(month)}
    </text>
  );
}

function summary(of: string, months: PriceMonth[]): string {
  const [first, last] = [months[0]!, months.at(-1)!];
  const lowest = Math.min(...months.map((month) => month.minPrice));
  const highest = Math.max(...months.map((month) => month.maxPrice));
  const middle = (month: PriceMonth) =>
    `${dollars(month.middlePrice)} in ${shortMonthOf(month.month)}`;
  return `${of}: recorded prices between ${dollars(lowest)} and ${dollars(highest)} per kg; the middle was ${middle(first)} and ${middle(last)}. The table has every month.`;
}
