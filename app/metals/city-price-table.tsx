import type { PriceRange } from "../../worker/data/prices.ts";
import { saysLeftOut } from "../prices/price-age-words.ts";
import { PriceFigure, useScaleWords } from "../prices/price-figure.tsx";
import { Link } from "../ui/link.tsx";
import { MoreRows } from "../ui/more-rows.tsx";
import { dollars, grouped, isUnavailable, midpoint } from "../words/format.ts";
import type { ListedPrice, ListedPrices } from "./listed-prices.ts";
import type { CityOrder } from "./material-query.ts";

interface CityPriceTableProps extends Pick<ListedPrices, "prices"> {
  material: { name: string; slug: string };
  order: CityOrder;
  /** The range over all Australian cities: the ends of the bars. */
  scale: PriceRange | undefined;
  /** "Dubbo" or "your location", if the page answers near a place. */
  place: string | undefined;
}

/** The prices of one material in each city. On narrow screens the three figures share a column. */
export function CityPriceTable(props: CityPriceTableProps) {
  const { material, prices, order, place, scale } = props;
  const scaleWords = useScaleWords();
  const old = order === "price" ? prices.filter(({ isOld }) => isOld).length : 0;
  return (
    <>
      <table className="city-price-table table">
        <caption>
          {`${material.name}${orderWords(order, place)}, AUD per kilogram. Average = midpoint.`}
          {scale && ` ${scaleWords(scale)}`}
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={order === "city" ? "ascending" : undefined}>
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
              aria-sort={order === "price" ? "descending" : undefined}
            >
              <span className="narrow">Price, </span>Average <span className="unit">$/kg</span>
            </th>
            <th className="wide" scope="col">
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price, i) => (
            <CityPriceRow key={price.citySlug ?? i} price={price} scale={scale} />
          ))}
        </tbody>
      </table>
      <MoreRows of="cities" count={prices.length} />
      {old > 0 && (
        <p className="quiet">{`${saysLeftOut(old)} of the ranking and listed below it.`}</p>
      )}
    </>
  );
}

function orderWords(order: CityOrder, place: string | undefined): string {
  if (order === "near") return `, nearest to ${place} first`;
  return order === "price" ? ", best price first" : ` by ${order}`;
}

function CityPriceRow({
  price,
  scale,
}: Pick<CityPriceTableProps, "scale"> & { price: ListedPrice }) {
  const { cityName, citySlug, state, minPrice, maxPrice, kilometres } = price;
  const unavailable = isUnavailable(price);
  const city = citySlug && `/${citySlug}/`;
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
        <span>{kilometres ? `${state} ${grouped(kilometres)} km` : state}</span>
      </th>
      <td className="figure wide">{unavailable ? "–" : dollars(minPrice)}</td>
      <td className="figure wide">{unavailable ? "–" : dollars(maxPrice)}</td>
      <td className="figure">
        <PriceFigure price={price} scale={scale}>
          {" "}
          <span className="price-average">
            <span className="narrow">avg </span>
            {dollars(midpoint(price))}
          </span>
        </PriceFigure>
      </td>
      <td className="wide">
        {city && (
          <Link to={city} prefetch="intent" aria-label={`View Details, ${cityName}`}>
            View Details
          </Link>
        )}
      </td>
    </tr>
  );
}
