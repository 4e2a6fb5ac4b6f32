import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { WorldPriceSource } from "../content/static-disclaimers.tsx";
import { LineChart } from "../ui/chart/line-chart.tsx";
import { dollars, shortMonthOf } from "../words/format.ts";
import { type PackedWorld, worldMonths, worldPriceName, worldYears } from "./world-history.ts";
import { WHY_LESS } from "./world-words.ts";

interface WorldSectionProps {
  material: { name: string; slug: string };
  /** The material's `world`. */
  world: string;
  packed: PackedWorld;
  /** How old its last month is, how it has moved since prices were checked, and that samples are invented. */
  since: string;
}

/** A metal's world price by month as a chart and tables, and why yards pay less. */
export function WorldSection({ material, world, packed, since }: WorldSectionProps) {
  const months = worldMonths(packed);
  const [first, last] = [months[0]!, months.at(-1)!];
  const name = material.name.toLowerCase();
  const line = months.map(({ month, audPerKg }) => ({
    month,
    minPrice: audPerKg,
    middlePrice: audPerKg,
    maxPrice: audPerKg,
  }));
  return (
    <section className="section wrap" aria-labelledby="world">
      <h2 id="world">The world price behind {name}</h2>
      <p>
        {worldPriceName(material.slug, world, last.month)}: <b>{dollars(last.audPerKg)}</b> a
        kilogram. {WHY_LESS} {since}
      </p>
      <figure className="history-chart">
        <LineChart
          summary={`World price behind ${name} by month: ${dollars(first.audPerKg)} per kg in ${shortMonthOf(first.month)} and ${dollars(last.audPerKg)} in ${shortMonthOf(last.month)}. The tables below have the figures.`}
          from={first.month}
          to={last.month}
          fromZero
          lines={[{ months: line }]}
        />
        <figcaption className="quiet">
          AUD per kg, the mean of each month. Not what yards pay, and not a forecast.{" "}
          <WorldPriceSource />
        </figcaption>
      </figure>
      <details>
        <summary>Show the world prices as tables</summary>
        <YearTable months={months} />
        <MonthTable months={months} />
      </details>
    </section>
  );
}

function YearTable({ months }: { months: WorldMonth[] }) {
  const end = shortMonthOf(months.at(-1)!.month).slice(0, 3);
  return (
    <table className="table">
      <caption>World prices by year, Australian dollars per kilogram</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col" className="figure">
            Mean
          </th>
          <th scope="col" className="figure">
            Lowest
          </th>
          <th scope="col" className="figure">
            Highest
          </th>
        </tr>
      </thead>
      <tbody>
        {worldYears(months).map(({ year, mean, lowest, highest, months }, i) => (
          <tr key={year}>
            <th scope="row">{i === 0 && months < 12 ? `${year} to ${end}` : year}</th>
            <td className="figure">{dollars(mean)}</td>
            <td className="figure">{dollars(lowest)}</td>
            <td className="figure">{dollars(highest)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Number of months in the table of recent ones. */
const RECENT = 24;

function MonthTable({ months }: { months: WorldMonth[] }) {
  return (
    <table className="table">
      <caption>World prices of the last two years, Australian dollars per kilogram</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="figure">
            Mean
          </th>
        </tr>
      </thead>
      <tbody>
        {months
          .slice(-RECENT)
          .reverse()
          .map(({ month, audPerKg }) => (
            <tr key={month}>
              <th scope="row">{shortMonthOf(month)}</th>
              <td className="figure">{dollars(audPerKg)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
