import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { LineChart } from "../ui/chart/line-chart.tsx";
import { dollars, shortMonthOf } from "../words/format.ts";

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
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || first === last) return null;
  return (
    <figure className="history-chart">
      <LineChart
        summary={summary(of, months)}
        from={first.month}
        to={last.month}
        lines={[{ months }]}
      />
      <figcaption className="quiet">
        The line shows the middle of each month and the band runs from the lowest price to the
        highest. In the gaps, nothing was recorded.
      </figcaption>
    </figure>
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
