import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { Link } from "../ui/link.tsx";
import { shortMonthOf } from "../words/format.ts";
import { ChoiceForm } from "./choice-form.tsx";
import { type HistoryRow, HistoryTable } from "./history-table.tsx";
import type { CityFigures, MaterialHistory } from "./material-history.ts";

interface CitiesInMonthProps {
  material: MaterialHistory["material"];
  /** Months to choose from, earliest first. */
  months: Pick<PriceMonth, "month">[];
  /** The chosen month, with its name in words. */
  shown: { month: string; name: string; cities: CityFigures[] };
}

/** A metal's prices in all cities in the chosen month. */
export function CitiesInMonth({ material, months, shown }: CitiesInMonthProps) {
  const { name, slug } = material;
  const options = months.map(({ month }) => ({ value: month, label: shortMonthOf(month) }));
  return (
    <section className="section history" aria-labelledby="cities-heading">
      <h2 id="cities-heading">
        {name} by city in {shown.name}
      </h2>
      <ChoiceForm
        action={`/material/${slug}/history/#cities-heading`}
        label="Month"
        name="month"
        options={options.reverse()}
        chosen={shown.month}
      />
      <HistoryTable
        caption={`${name} in ${shown.name}: recorded prices, Australian dollars per kilogram`}
        of="City"
        rows={shown.cities.map(cityRow)}
      />
      <p className="link-row">
        <a href={`/material/${slug}/history.csv?month=${shown.month}`}>
          Download the cities as CSV
        </a>
        <Link to={`/prices/${shown.month}/`}>All metals in {shown.name}</Link>
      </p>
    </section>
  );
}

function cityRow({ city, ...figures }: CityFigures): HistoryRow {
  const label = (
    <>
      <Link to={`/${city.slug}/`}>{city.name}</Link> <span className="quiet">{city.state}</span>
    </>
  );
  return { ...figures, key: city.slug, label };
}
