import { isUnavailable, midpoint } from "../words/format.ts";
import { CityPriceTable } from "./city-price-table.tsx";
import type { ListedPrices } from "./listed-prices.ts";

/** Cities in the short table; where there are hardly more, the long one is short enough. */
const FEW = 10;

interface FewCitiesProps {
  material: { name: string; slug: string };
  listed: ListedPrices;
  /** The place that the page answers near: the nearest cities come first then, and otherwise those that pay best. */
  place: string | undefined;
}

/** The few cities of most use, before the table of all of them; nothing where that is short. */
export function FewCities({ material, listed: { prices, range }, place }: FewCitiesProps) {
  const current = prices.filter((price) => !isUnavailable(price) && !price.isOld);
  if (current.length < FEW + 5) return null;
  const few = current.toSorted((a, b) =>
    place ? (a.kilometres ?? 0) - (b.kilometres ?? 0) : midpoint(b) - midpoint(a),
  );
  return (
    <section className="section wrap" aria-labelledby="few-heading">
      <h2 id="few-heading">{place ? "Nearest cities" : "Best-paying cities"}</h2>
      <CityPriceTable
        {...{ material, range, place }}
        prices={few.slice(0, FEW)}
        order={place ? "near" : "price"}
      />
      <p>
        <a href="#cities-heading">{`All ${prices.length} cities`}</a>
      </p>
    </section>
  );
}
