import { LineChart } from "../../ui/chart/line-chart.tsx";
import { type CityTrend, endFigure, MONTHS, trendMonths, trendOf } from "./trend.ts";

interface TrendDrawingProps {
  /** The city's name. */
  city: string;
  trend: CityTrend;
}

/** The lines that the chart shows at first, drawn by the server, without scripts. */
export function TrendDrawing({ city, trend }: TrendDrawingProps) {
  const { month, latest, hidden } = trend;
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
      latest={latest}
      lines={drawn.map((metal) => ({
        metal: metal.metal,
        label: { name: metal.shortName, figure: endFigure(metal, null) },
        isEstimated: metal.basis === "estimated",
        months: metal.values.slice(0, MONTHS).filter((value) => value !== null),
        latest: metal.values[MONTHS]?.middlePrice,
      }))}
    />
  );
}
