import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { LineChart } from "../ui/chart/line-chart.tsx";
import { dollars, shortMonthOf } from "../words/format.ts";

interface HistoryChartProps {
  /** Subject of the prices, such as "Copper in Sydney". */
  of: string;
  /** Earliest first. */
  months: PriceMonth[];
}

/**
 * A line chart of the recorded months: the middle price within a band from lowest to highest, thin where nothing was
 * recorded. Nothing for a single month. The table beside it has every figure.
 */
export function HistoryChart({ of, months }: HistoryChartProps) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last || first === last) return null;
  return (
    <figure className="history-chart">
      <LineChart
        summary={summary(of, months, first, last)}
        from={first.month}
        to={last.month}
        lines={[{ months }]}
      />
      <figcaption className="quiet">
        Line: mid-price. Band: low to high. Where the line is thin, nothing was recorded.
      </figcaption>
    </figure>
  );
}

function summary(of: string, months: PriceMonth[], first: PriceMonth, last: PriceMonth): string {
  const lowest = Math.min(...months.map((month) => month.minPrice));
  const highest = Math.max(...months.map((month) => month.maxPrice));
  const middle = (month: PriceMonth) =>
    `${dollars(month.middlePrice)} in ${shortMonthOf(month.month)}`;
  return `${of}: recorded prices between ${dollars(lowest)} and ${dollars(highest)} per kg; the middle was ${middle(first)} and ${middle(last)}. The table has every month.`;
}
