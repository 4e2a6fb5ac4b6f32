import { OfferHint } from "../paths/offer-hint.tsx";
import { Link } from "../ui/link.tsx";
import { CityPriceLinks } from "./city-price-links.tsx";
import { CityPriceTable } from "./city-price-table.tsx";
import type { ListedPrices } from "./listed-prices.ts";
import { type MaterialQuery, orderOf } from "./material-query.ts";

interface MaterialCitiesProps {
  material: { name: string; slug: string; grade: string | null };
  query: MaterialQuery;
  /** Codes of the states to choose from. */
  states: string[];
  listed: ListedPrices;
  /** The place of the answer further up the page; its name is null for a position. */
  near: { name: string | null } | undefined;
}

/** A material's prices by city, sorted and filtered as its address says. */
export function MaterialCities({ material, query, states, listed, near }: MaterialCitiesProps) {
  const { slug, grade } = material;
  const { prices, checked, scale } = listed;
  const isNear = near !== undefined;
  return (
    <section className="section" aria-labelledby="cities-heading">
      <h2 id="cities-heading">Prices by City</h2>
      <p>
        {grade && (
          <>
            Grade: <b>{grade}</b>.{" "}
          </>
        )}
        {checked}
      </p>
      {(prices.length > 0 || query.state) && (
        <CityPriceLinks slug={slug} query={query} isNear={isNear} states={states} />
      )}
      {prices.length > 0 ? (
        <>
          <CityPriceTable
            material={material}
            prices={prices}
            scale={scale}
            order={orderOf(query, isNear)}
            place={near && (near.name ?? "your location")}
          />
          <p className="link-row">
            <OfferHint metal={slug} />
            <Link to={`/report/?material=${slug}`}>Price wrong?</Link>
          </p>
        </>
      ) : (
        <p className="empty">No price data available for this material at the moment.</p>
      )}
    </section>
  );
}
