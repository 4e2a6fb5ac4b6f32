import { dollars, isUnavailable, midpoint, priceRange } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { MayBeOld } from "./checked-on.tsx";
import type { AgedMaterialPrice, CityPriceView } from "./city-price-view.ts";
import { isAgeSaid, isOld, saysLeftOut } from "./price-age.ts";

interface CityPriceTableProps {
  material: string;
  prices: AgedMaterialPrice[];
  sort: CityPriceView["sort"];
}

/** The prices of one material in each city; on narrow screens the three figures share a column. */
export function CityPriceTable({ material, prices, sort }: CityPriceTableProps) {
  const old =
    sort === "price" ? prices.filter((price) => !isUnavailable(price) && isOld(price)).length : 0;
  return (
    <>
      <table className="city-price-table table">
        <caption>{material}: indicative prices, Australian dollars per kilogram</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sort === "city" ? "ascending" : undefined}>
              City
            </th>
            <th className="figure wide" scope="col">
              Min Price
            </th>
            <th className="figure wide" scope="col">
              Max Price
            </th>
            <th
              className="figure"
              scope="col"
              aria-sort={sort === "price" ? "descending" : undefined}
            >
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
      {old > 0 && (
        <p className="quiet">{`${saysLeftOut(old)} of the ranking and listed below it.`}</p>
      )}
    </>
  );
}

function CityPriceRow({ price }: { price: AgedMaterialPrice }) {
  const { cityName, citySlug, state, minPrice, maxPrice, checked } = price;
  const unavailable = isUnavailable(price);
  const city = citySlug && `/${citySlug}/`;
  const details = city && { to: city, "aria-label": `View Details, ${cityName}` };
  return (
    <tr>
      <th scope="row">
        {city ? (
          <Link to={city} prefetch="intent">
            {cityName}
          </Link>
        ) : (
          cityName
        )}{" "}
        <span className="quiet">{state}</span>
      </th>
      <td className="figure wide">{unavailable ? "–" : dollars(minPrice)}</td>
      <td className="figure wide">{unavailable ? "–" : dollars(maxPrice)}</td>
      <td className={unavailable ? "figure quiet" : "figure"}>
        {!unavailable && <span className="narrow quiet">{`${priceRange(price)} `}</span>}
        {unavailable ? "Price unavailable" : dollars(midpoint(price))}
        {details && (
          <Link className="city-price-more" {...details}>
            ›
          </Link>
        )}
        {!unavailable && isAgeSaid(price) && (
          <small className="narrow">
            {` checked ${checked}`}
            {isOld(price) && <MayBeOld />}
          </small>
        )}
      </td>
      <td className="wide quiet">
        {!unavailable && checked}
        {!unavailable && isOld(price) && <MayBeOld />}
      </td>
      <td className="wide">
        {details && (
          <Link prefetch="intent" {...details}>
            View Details
          </Link>
        )}
      </td>
    </tr>
  );
}
