import { type CityTrend, trendOf, trendPrice } from "./trend.ts";

/** Captions of the table, by the common basis of its prices. */
const CAPTIONS = {
  simulated: (city: string) => `Simulated monthly prices in ${city}`,
  estimated: (city: string) => `Monthly prices in ${city}, estimated from world prices`,
  mixed: (city: string) => `Monthly prices in ${city}, recorded or estimated from world prices`,
  recorded: (city: string) => `Recorded monthly prices in ${city}`,
};

interface TrendNumbersProps {
  /** The city's name. */
  city: string;
  trend: CityTrend;
}

/** The chart's numbers as a table, which needs no scripts; nothing if there are none. */
export function TrendNumbers({ city, trend }: TrendNumbersProps) {
  if (!trend.basis) return null;
  const { labels, series } = trendOf(trend);
  return (
    <details className="trend-numbers">
      <summary>Show the numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused element */}
      <section className="table-scroll" aria-label="Numbers of the chart" tabIndex={0}>
        <table className="table">
          <caption>{`${CAPTIONS[trend.basis](city)}, Australian dollars per kilogram`}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {series.map(({ metal, name }) => (
                <th key={metal} scope="col" className="figure">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((metal) => (
                  <td key={metal.metal} className={metal.values[index] ? "figure" : "figure quiet"}>
                    {trendPrice(metal, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
