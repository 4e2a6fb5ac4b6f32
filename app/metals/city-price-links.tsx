import { Link } from "../ui/link.tsx";
import {
  type CityPriceView,
  cityPriceAddress,
  type MaterialAsked,
  orderOf,
} from "./city-price-view.ts";

interface CityPriceLinksProps {
  /** The material's slug. */
  slug: string;
  view: CityPriceView;
  asked: MaterialAsked;
  /** True if the page answers near a place. */
  isNear: boolean;
  /** Codes of the states to choose from. */
  states: string[];
}

/** Links that sort a material's prices and filter them by state; each choice has its own address. */
export function CityPriceLinks({ slug, view, asked, isNear, states }: CityPriceLinksProps) {
  const choice = (label: string, change: Partial<CityPriceView>) => {
    const chosen = { ...view, ...change };
    // The prices of one state cannot be sorted by state.
    if (chosen.state && chosen.sort === "state") chosen.sort = "";
    const isCurrent =
      orderOf(chosen, isNear) === orderOf(view, isNear) && chosen.state === view.state;
    return (
      <li key={label}>
        <Link
          to={cityPriceAddress(slug, chosen, asked)}
          rel={asked.near ? "nofollow" : undefined}
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
        {states.length > 1 && !view.state && choice("By state", { sort: "state" })}
      </ul>
      {(states.length > 1 || view.state) && (
        <ul className="chips" aria-label="State">
          {choice("All states", { state: "" })}
          {states.map((state) => choice(state, { state }))}
        </ul>
      )}
    </nav>
  );
}
