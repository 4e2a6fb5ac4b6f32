import type { MaterialPrice } from "../../worker/data/types.ts";
import { dollars, isUnavailable, midpoint, priceRange, shortDate } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { CheckedOn } from "./checked-on.tsx";

interface CityPriceTableProps {
  material: string;
  prices: MaterialPrice[];
}

/** The prices of one material in each city; on narrow screens the three figures share a column. */
export function CityPriceTable({ material, prices }: CityPriceTableProps) {
  return (
    <table className="city-price-table table">
      <caption>{material}: indicative prices, Australian dollars per kilogram</caption>
      <thead>
        <tr>
          <th scope="col">City</th>
          <th className="figure wide" scope="col">
            Min Price
          </th>
          <th className="figure wide" scope="col">
            Max Price
          </th>
          <th className="figure" scope="col">
            Average <span className="unit">$/kg</span>
          </th>
          <th className="wide" scope="col">
            Checked
          </th>
          <th className="wide" scope="col">
            Action
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <CityPriceRow key={price.cityId} price={price} />
        ))}
      </tbody>
    </table>
  );
}

function CityPriceRow({ price }: { price: MaterialPrice }) {
  const { cityName, citySlug, state, minPrice, maxPrice, checkedOn } = price;
  const unavailable = isUnavailable(price);
  return (
    <tr>
      <th scope="row">
        {cityName} <span className="quiet">{state}</span>
        {citySlug && (
          <Link className="narrow" to={`/${citySlug}/`} aria-label={`View Details, ${cityName}`}>
            View Details
          </Link>
        )}
      </th>
      <td className="figure wide">{unavailable ? "–" : dollars(minPrice)}</td>
      <td className="figure wide">{unavailable ? "–" : dollars(maxPrice)}</td>
      <td className="figure">
        {unavailable ? "Price unavailable" : dollars(midpoint(price))}
        {!unavailable && (
          <span className="narrow quiet">
            {priceRange(price)}
            <CheckedOn day={checkedOn} />
          </span>
        )}
      </td>
      <td className="wide quiet">{!unavailable && shortDate(checkedOn)}</td>
      <td className="wide">
        {citySlug && (
          <Link to={`/${citySlug}/`} prefetch="intent" aria-label={`View Details, ${cityName}`}>
            View Details
          </Link>
        )}
      </td>
    </tr>
  );
}
