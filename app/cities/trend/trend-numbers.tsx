import { DataTable } from "../../ui/data-table.tsx";
import { MONTHS, type TrendProps, trendFigure, trendOf, trendRange } from "./trend.ts";

/** Captions of the table, by the basis of its prices. */
const CAPTIONS = {
  simulated: (city: string) => `Simulated monthly prices in ${city}`,
  estimated: (city: string) => `Monthly prices in ${city}, estimated from world prices`,
  mixed: (city: string) => `Monthly prices in ${city}, recorded or estimated from world prices`,
  recorded: (city: string) => `Recorded monthly prices in ${city}`,
};

/** The chart's numbers as a table, which needs no scripts; renders nothing without numbers. */
export function TrendNumbers({ city, trend }: TrendProps) {
  if (!trend.basis) return null;
  const { labels, series } = trendOf(trend);
  return (
    <details className="trend-numbers">
      <summary>Show the numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused element */}
      <section className="table-scroll" aria-label="Numbers of the chart" tabIndex={0}>
        <DataTable
          caption={`${CAPTIONS[trend.basis](city)}, Australian dollars per kilogram`}
          of="Month"
          columns={series.map(({ name }) => name)}
          rows={labels.slice(0, MONTHS).map((label, index) => ({
            key: label,
            label,
            cells: series.map((metal) => (
              <span key={metal.metal} className={metal.values[index] ? undefined : "quiet"}>
                {trendFigure(metal, index, null) + trendRange(metal, index, null)}
              </span>
            )),
          }))}
        />
      </section>
    </details>
  );
}
