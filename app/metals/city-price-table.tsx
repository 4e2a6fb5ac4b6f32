import { OfferLink } from "../paths/offer-link.tsx";
import { checkedWords, MayBeOld } from "../prices/checked-on.tsx";
import { saysLeftOut } from "../prices/price-age.ts";
import { Link } from "../ui/link.tsx";
import { dollars, grouped, isUnavailable, midpoint, priceRange } from "../words/format.ts";
import type { CityPriceOrder } from "./city-price-view.ts";
import type { ListedPrice, ListedPrices } from "./listed-prices.ts";
import { PriceBar } from "./price-bar.tsx";

interface CityPriceTableProps extends Omit<ListedPrices, "checked"> {
  material: { name: string; slug: string };
  order: CityPriceOrder;
  /** "Dubbo" or "your location", if the page answers near a place. */
  place: string | undefined;
}

/** The prices of one material in each city; on narrow screens the three figures share a column. */
export function CityPriceTable(props: CityPriceTableProps) {
  const { material, prices, order, place } = props;
  const old = order === "price" ? prices.filter(({ isOld }) => isOld).length : 0;
  return (
    <>
      <table className="city-price-table table">
        <caption>{`${material.name}${orderWords(order, place)}, AUD per kilogram`}</caption>
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
              Average <span className="unit">$/kg</span>
            </th>
            <th className="wide" scope="col">
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map((price, i) => (
            <CityPriceRow key={price.citySlug ?? i} {...props} price={price} />
          ))}
        </tbody>
      </table>
      {old > 0 && (
        <p className="quiet">{`${saysLeftOut(old)} of the ranking and listed below it.`}</p>
      )}
    </>
  );
}

/** The few cities of most use, before the table of all of them. */
export function FewCities(props: Omit<CityPriceTableProps, "order">) {
  const { place } = props;
  return (
    <section className="few-cities section" aria-labelledby="few-heading">
      <h2 id="few-heading">{place ? "Nearest cities" : "Best-paying cities"}</h2>
      <CityPriceTable {...props} order={place ? "near" : "price"} />
      <p>
        <a href="#cities-heading">All cities</a>
      </p>
    </section>
  );
}

function orderWords(order: CityPriceOrder, place: string | undefined): string {
  if (order === "near") return `, nearest to ${place} first`;
  return order === "price" ? ", best price first" : ` by ${order}`;
}

interface CityPriceRowProps extends Pick<CityPriceTableProps, "material" | "range"> {
  price: ListedPrice;
}

function CityPriceRow({ material, price, range }: CityPriceRowProps) {
  const { cityName, citySlug, state, minPrice, maxPrice, checked, said, isOld, kilometres } = price;
  const unavailable = isUnavailable(price);
  const city = citySlug && `/${citySlug}/`;
  const figures = (
    <>
      <span className="narrow">{`${priceRange(price)} `}</span>
      {dollars(midpoint(price))}
    </>
  );
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
      <td className={unavailable ? "figure quiet" : "figure"}>
        {unavailable ? (
          "Price unavailable"
        ) : city ? (
          <OfferLink metal={material} city={{ name: cityName, state }}>
            {figures}
          </OfferLink>
        ) : (
          figures
        )}
        {(checked || said || isOld) && (
          <small>
            {checkedWords({ checked, said })}
            {isOld && <MayBeOld />}
          </small>
        )}
        {range && !unavailable && !isOld && <PriceBar price={price} scale={range} />}
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
