import { OfferHint } from "../paths/offer-hint.tsx";
import { Link } from "../ui/link.tsx";
import { CityPriceTable } from "./city-price-table.tsx";
import type { ListedPrices } from "./listed-prices.ts";
import { type MaterialQuery, materialAddress, orderOf } from "./material-query.ts";

interface MaterialCitiesProps {
  material: { name: string; slug: string; grade: string | null };
  query: MaterialQuery;
  /** Codes of the states to choose from. */
  states: string[];
  listed: ListedPrices;
  /** The place of the answer further up the page; its name is null for a position. */
  near: { name: string | null } | undefined;
}

/** A material's prices by city, sorted and filtered by the page's query. */
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
        <CityLinks slug={slug} query={query} isNear={isNear} states={states} />
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

interface CityLinksProps extends Pick<MaterialCitiesProps, "query" | "states"> {
  slug: string;
  /** True if the page answers near a place. */
  isNear: boolean;
}

/** Links that sort the prices and filter them by state; each choice has its own URL. */
export function CityLinks({ slug, query, isNear, states }: CityLinksProps) {
  const choice = (label: string, change: Partial<MaterialQuery>) => {
    const chosen = { ...query, ...change };
    // The prices of one state cannot be sorted by state.
    if (chosen.state && chosen.sort === "state") chosen.sort = "";
    const isCurrent =
      orderOf(chosen, isNear) === orderOf(query, isNear) && chosen.state === query.state;
    return (
      <li key={label}>
        <Link
          to={materialAddress(slug, chosen)}
          rel={query.near ? "nofollow" : undefined}
          aria-current={isCurrent ? "page" : undefined}
          prefetch="intent"
          preventScrollReset
        >
          {label}
        </Link>
      </li>
    );
  };
  return (
    <nav className="city-price-links row" aria-label="Order and state">
      <ul className="chips" aria-label="Order">
        {isNear && choice("Nearest first", { sort: "" })}
        {choice("By city", { sort: isNear ? "city" : "" })}
        {choice("Best price first", { sort: "price" })}
        {states.length > 1 && !query.state && choice("By state", { sort: "state" })}
      </ul>
      {(states.length > 1 || query.state) && (
        <ul className="chips" aria-label="State">
          {choice("All states", { state: "" })}
          {states.map((state) => choice(state, { state }))}
        </ul>
      )}
    </nav>
  );
}
