import { Link } from "../ui/link.tsx";
import { type MaterialQuery, materialAddress, orderOf } from "./material-query.ts";

interface CityPriceLinksProps {
  /** The material's slug. */
  slug: string;
  query: MaterialQuery;
  /** True if the page answers near a place. */
  isNear: boolean;
  /** Codes of the states to choose from. */
  states: string[];
}

/** Links that sort a material's prices and filter them by state; each choice has its own address. */
export function CityPriceLinks({ slug, query, isNear, states }: CityPriceLinksProps) {
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
