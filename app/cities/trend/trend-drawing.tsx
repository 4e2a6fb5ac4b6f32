import { LineChart } from "../../ui/chart/line-chart.tsx";
import { endFigure, MONTHS, type TrendProps, trendMonths, trendOf } from "./trend.ts";

/** The lines that the chart shows at first, drawn by the server, without scripts. */
export function TrendDrawing({ city, trend }: TrendProps) {
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
