import { FeedLink } from "../feeds/feed-link.tsx";
import { Link } from "../ui/link.tsx";
import { CityPriceLinks } from "./city-price-links.tsx";
import { CityPriceTable } from "./city-price-table.tsx";
import type { AgedMaterialPrice, CityPriceView, MaterialAsked } from "./city-price-view.ts";
import "./city-prices.css";

interface MaterialCitiesProps {
  material: { name: string; slug: string; grade: string | null };
  view: CityPriceView;
  asked: MaterialAsked;
  /** The codes of the states to choose from. */
  states: string[];
  prices: AgedMaterialPrice[];
  /** Whether it is the first section of the page. */
  isFirst: boolean;
}

/** The prices of a material by city, in an order and of the states that the address asks for. */
export function MaterialCities(props: MaterialCitiesProps) {
  const { material, view, asked, states, prices, isFirst } = props;
  return (
    <section className={isFirst ? "wrap" : "section wrap"} aria-labelledby="cities-heading">
      <h2 id="cities-heading">Prices by City</h2>
      {material.grade && (
        <p>
          Grade: <b>{material.grade}</b>. All prices are for this grade, so you can compare cities.
        </p>
      )}
      {asked.near === "" && (
        <p>
          <a href="#takers-heading">Who takes {material.name.toLowerCase()} near you</a>
        </p>
      )}
      {(prices.length > 0 || view.state) && (
        <CityPriceLinks slug={material.slug} view={view} asked={asked} states={states} />
      )}
      {prices.length > 0 ? (
        <>
          <CityPriceTable material={material.name} prices={prices} sort={view.sort} />
          <p className="link-row">
            <Link to={`/report/?material=${material.slug}`}>Price wrong?</Link>
          </p>
        </>
      ) : (
        <p className="empty">No price data available for this material at the moment.</p>
      )}
      <FeedLink pagePath={`/material/${material.slug}/`} about={material.name.toLowerCase()} />
    </section>
  );
}
