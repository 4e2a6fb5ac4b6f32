import { OfferHint } from "../paths/offer-hint.tsx";
import { Link } from "../ui/link.tsx";
import { CityPriceLinks } from "./city-price-links.tsx";
import { CityPriceTable } from "./city-price-table.tsx";
import { type CityPriceView, type MaterialAsked, orderOf } from "./city-price-view.ts";
import type { ListedPrices } from "./listed-prices.ts";

// Sorting and filtering open another page, so it has no controls but links.

interface MaterialCitiesProps {
  material: { name: string; slug: string; grade: string | null };
  view: CityPriceView;
  asked: MaterialAsked;
  /** Codes of the states to choose from. */
  states: string[];
  listed: ListedPrices;
  /** The place of the answer further up the page; its name is null for a position. */
  near: { name: string | null } | undefined;
}

/** A material's prices by city, sorted and filtered as its address says. */
export function MaterialCities(props: MaterialCitiesProps) {
  const { material, view, asked, states, listed, near } = props;
  const { prices, checked, scale } = listed;
  const isNear = near !== undefined;
  return (
    <section className="section" aria-labelledby="cities-heading">
      <h2 id="cities-heading">Prices by City</h2>
      <p>
        {material.grade && (
          <>
            Grade: <b>{material.grade}</b>.{" "}
          </>
        )}
        {checked}
      </p>
      {(prices.length > 0 || view.state) && (
        <CityPriceLinks slug={material.slug} {...{ view, asked, isNear, states }} />
      )}
      {prices.length > 0 ? (
        <>
          <CityPriceTable
            {...{ material, prices, scale }}
            order={orderOf(view, isNear)}
            place={near && (near.name ?? "your location")}
          />
          <p className="link-row">
            <OfferHint metal={material.slug} />
            <Link to={`/report/?material=${material.slug}`}>Price wrong?</Link>
          </p>
        </>
      ) : (
        <p className="empty">No price data available for this material at the moment.</p>
      )}
    </section>
  );
}
