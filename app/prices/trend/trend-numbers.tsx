import { type Trend, trendPrice } from "./trend.ts";

const CAPTIONS = {
  simulated: "Simulated",
  mixed: "Recorded and simulated",
  recorded: "Recorded",
};

/** The numbers of the chart as a table, which needs no scripts. */
export function TrendNumbers({ city, kind, labels, series }: Trend & { city: string }) {
  return (
    <details className="trend-numbers">
      <summary>Show the numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused element */}
      <section className="table-scroll" aria-label="Numbers of the chart" tabIndex={0}>
        <table className="table">
          <caption>
            {`${CAPTIONS[kind]} monthly prices in ${city}, Australian dollars per kilogram`}
          </caption>
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
            {labels.map((label, month) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((metal) => (
                  <td key={metal.metal} className={metal.values[month] ? "figure" : "figure quiet"}>
                    {trendPrice(metal, month)}
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
