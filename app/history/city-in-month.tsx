import { Link } from "../ui/link.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { HistoryTable, metalRow } from "./history-table.tsx";
import type { ArchivedMonth } from "./month.ts";

type CityInMonthProps = Pick<ArchivedMonth, "month" | "name" | "city" | "cities" | "unknownCity">;

/** The chosen city's prices in one month. */
export function CityInMonth({ month, name, city, cities, unknownCity }: CityInMonthProps) {
  const options = cities.map((one) => ({ value: one.slug, label: one.name }));
  return (
    <section className="section history" aria-labelledby="city-heading">
      <h2 id="city-heading">{city ? `In ${city.name}` : "In one city"}</h2>
      {unknownCity && (
        <p className="notice" role="status">
          We don’t know the city “{unknownCity}”. Pick yours from the list.
        </p>
      )}
      <ChoiceForm
        action={`/prices/${month}/#city-heading`}
        label="City"
        name="city"
        options={[{ value: "", label: "Choose a city" }, ...options]}
        chosen={city?.slug ?? ""}
      />
      {city && city.metals.length > 0 && (
        <HistoryTable
          caption={`${city.name}, ${city.state} in ${name}: recorded prices, Australian dollars per kilogram`}
          of="Metal"
          rows={city.metals.map((figures) => metalRow(figures, month))}
        />
      )}
      {city && city.metals.length === 0 && (
        <p className="empty">
          No prices are recorded for {city.name} in {name}.
        </p>
      )}
      {city && (
        <p className="link-row">
          <Link to={`/${city.slug}/history/`}>Price history for {city.name}</Link>
        </p>
      )}
    </section>
  );
}
