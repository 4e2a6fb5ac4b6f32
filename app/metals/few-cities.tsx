import { CityPriceTable } from "./city-price-table.tsx";
import type { ListedPrices } from "./listed-prices.ts";

interface FewCitiesProps extends Pick<ListedPrices, "prices" | "range"> {
  material: { name: string; slug: string };
  /** The place that the page answers near. */
  place: string | undefined;
}

/** The few cities of most use, before the table of all of them. */
export function FewCities({ place, ...shown }: FewCitiesProps) {
  return (
    <section className="section wrap" aria-labelledby="few-heading">
      <h2 id="few-heading">{place ? "Nearest cities" : "Best-paying cities"}</h2>
      <CityPriceTable {...shown} place={place} order={place ? "near" : "price"} />
      <p>
        <a href="#cities-heading">All cities</a>
      </p>
    </section>
  );
}
