import { Link } from "../ui/link.tsx";
import { grouped, isUnavailable, midpoint, priceRange } from "../words/format.ts";
import type { ListedPrice } from "./listed-prices.ts";

/** Cities in the short table; where there are hardly more, the long one is short enough. */
const FEW = 10;

interface FewCitiesProps {
  material: { name: string };
  prices: ListedPrice[];
  /** True if the page answers near a place; the nearest cities come first then, and otherwise those that pay best. */
  isNear: boolean;
}

/** The few cities of most use, before the table of all of them; nothing where that is short. */
export function FewCities({ material, prices, isNear }: FewCitiesProps) {
  const current = prices.filter((price) => !isUnavailable(price) && !price.isOld);
  if (current.length < FEW + 5) return null;
  const far = Number.MAX_VALUE;
  const few = current
    .toSorted((a, b) =>
      isNear ? (a.kilometres ?? far) - (b.kilometres ?? far) : midpoint(b) - midpoint(a),
    )
    .slice(0, FEW);
  return (
    <section className="section wrap" aria-labelledby="few-heading">
      <h2 id="few-heading">{isNear ? "Nearest cities" : "Best-paying cities"}</h2>
      <table className="few-cities table">
        <caption className="visually-hidden">{`${material.name}, AUD per kilogram`}</caption>
        <thead>
          <tr>
            <th scope="col">City</th>
            <th className="figure" scope="col">
              Price Range <span className="unit">$/kg</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {few.map((price) => (
            <tr key={price.citySlug}>
              <th scope="row">
                {price.citySlug ? (
                  <Link to={`/${price.citySlug}/`}>{price.cityName}</Link>
                ) : (
                  price.cityName
                )}{" "}
                <span>
                  {isNear && price.kilometres
                    ? `${price.state} ${grouped(price.kilometres)} km`
                    : price.state}
                </span>
              </th>
              <td className="figure">{priceRange(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="table-note">
        <a href="#cities-heading">{`All ${prices.length} cities`}</a>
      </p>
    </section>
  );
}
