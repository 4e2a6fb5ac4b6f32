import { LineChart } from "../ui/chart/line-chart.tsx";
import { DataTable } from "../ui/data-table.tsx";
import { dollars, shortMonthOf } from "../words/format.ts";
import { type PackedWorld, worldMonths, worldYears } from "./world-history.ts";
import { worldPriceName } from "./world-words.ts";

interface WorldSectionProps {
  material: { name: string; slug: string };
  /** The material's `world`. */
  world: string;
  packed: PackedWorld;
  /** The sentences of `besidePrices`. */
  words: string;
}

/** Number of months in the table of recent ones. */
const RECENT = 24;

/** A metal's world price by month, as a chart and tables. */
export function WorldSection({ material, world, packed, words }: WorldSectionProps) {
  const months = worldMonths(packed);
  const [first, last] = [months[0]!, months.at(-1)!];
  const end = shortMonthOf(last.month).slice(0, 3);
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
        kilogram. {words}
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
          AUD per kg, the mean of each month. Not what yards pay, and not a forecast.
        </figcaption>
      </figure>
      <details>
        <summary>Show the world prices as tables</summary>
        <DataTable
          caption="World prices by year, Australian dollars per kilogram"
          of="Year"
          columns={["Mean", "Lowest", "Highest"]}
          rows={worldYears(months).map(({ year, mean, lowest, highest, months }, i) => ({
            key: year,
            label: i === 0 && months < 12 ? `${year} to ${end}` : year,
            cells: [mean, lowest, highest].map((price) => dollars(price)),
          }))}
        />
        <DataTable
          caption="World prices of the last two years, Australian dollars per kilogram"
          of="Month"
          columns={["Mean"]}
          rows={months
            .slice(-RECENT)
            .map(({ month, audPerKg }) => ({
              key: month,
              label: shortMonthOf(month),
              cells: [dollars(audPerKg)],
            }))
            .reverse()}
        />
      </details>
    </section>
  );
}
