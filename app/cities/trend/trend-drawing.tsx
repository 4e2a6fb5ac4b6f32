import { LineChart } from "../../ui/chart/line-chart.tsx";
import { type CityTrend, trendMonths, trendOf } from "./trend.ts";

interface TrendDrawingProps {
  /** The city's name. */
  city: string;
  trend: CityTrend;
}

/** The lines that the chart shows at first, drawn by the server, without scripts. */
export function TrendDrawing({ city, trend }: TrendDrawingProps) {
  const { month, hidden } = trend;
  const { series } = trendOf(trend);
  const drawn = series.filter(({ metal }) => !hidden.includes(metal));
  const [first = month] = trendMonths(month);
  return (
    <LineChart
      summary={`Chart of prices in ${city}: ${drawn.map(({ name }) => name).join(", ")}. The table below has every month.`}
      from={first}
      to={month}
      fromZero
      everyMonth
      lines={drawn.map(({ metal, name, basis, values }) => ({
        metal,
        label: name.split(" (")[0],
        isEstimated: basis === "estimated",
        months: values.filter((value) => value !== null),
      }))}
    />
  );
}
