import { useLocation } from "react-router";
import { BEST_KILOGRAMS, KM_COST, ROAD_FACTOR } from "../../worker/data/places/drive.ts";
import type { YardOrder } from "../../worker/data/yards/best-first.ts";
import { Link } from "../ui/link.tsx";
import { dollars } from "../words/format.ts";

const BEST_FIRST = `Best first goes by what ${BEST_KILOGRAMS} kg brings at a yard’s own price, after the drive there and back at ${dollars(KM_COST)} a kilometre of road (${ROAD_FACTOR} times the straight line); the others follow, nearest first.`;

interface YardOrderLinksProps {
  order: YardOrder;
  /** The path and query of the list; the current page by default. */
  address?: string;
  /** A sentence on what the best order rests on. */
  rests?: string;
}

/** Links to a list of yards in either order, which keep the other search parameters; nothing if there is no choice. */
export function YardOrderLinks({ order, address, rests = BEST_FIRST }: YardOrderLinksProps) {
  const { pathname, search } = useLocation();
  if (!order) return null;
  const [path, query] = (address ?? pathname + search).split("?");
  const link = (sort: YardOrder, label: string) => {
    const next = new URLSearchParams(query);
    for (const name of ["page", "sort"]) next.delete(name);
    if (sort === "best") next.set("sort", sort);
    const current = sort === order ? "page" : undefined;
    return (
      <li>
        <Link to={`${path}?${next}`} rel="nofollow" aria-current={current} preventScrollReset>
          {label}
        </Link>
      </li>
    );
  };
  return (
    <div className="stack">
      <ul className="chips" aria-label="Order of the yards">
        {link("nearest", "Nearest first")}
        {link("best", "Best first")}
      </ul>
      {order === "best" && <p>{rests}</p>}
    </div>
  );
}
