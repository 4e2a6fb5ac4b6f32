import { useLocation } from "react-router";
import { Link } from "../ui/link.tsx";
import type { CityLists } from "./city-lists.ts";

interface ChooseMetalProps extends Pick<CityLists, "metal" | "metals"> {
  /** True if the best price comes first; false if cities are grouped by state. */
  isByPrice: boolean;
}

/** The current metal, which unfolds a list of the others, and a link that sorts the cities the other way. */
export function ChooseMetal({ metal, metals, isByPrice }: ChooseMetalProps) {
  const { pathname } = useLocation();
  const to = (slug: string, byPrice: boolean) =>
    `${pathname}?${new URLSearchParams({ metal: slug, ...(byPrice && { sort: "price" }) })}`;
  return (
    <div className="city-choices row">
      {/* The key closes the list when another metal is chosen. */}
      <details className="narrow-fold" key={metal.slug}>
        <summary>{`${metal.name} prices · choose another`}</summary>
        <ul className="chips">
          {metals.map(({ name, slug }) => (
            <li key={slug}>
              <Link
                to={to(slug, isByPrice)}
                preventScrollReset
                rel="nofollow"
                aria-current={slug === metal.slug || undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </details>
      <Link to={to(metal.slug, !isByPrice)} preventScrollReset rel="nofollow">
        {isByPrice ? "By state" : "Best price first"}
      </Link>
    </div>
  );
}
