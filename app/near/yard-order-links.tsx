import { useLocation, useSearchParams } from "react-router";
import { BEST_KILOGRAMS, KM_COST, ROAD_FACTOR } from "../../worker/data/places/drive.ts";
import type { YardOrder } from "../../worker/data/yards/best-first.ts";
import { Link } from "../ui/link.tsx";
import { dollars } from "../words/format.ts";

const BEST_FIRST = `Best first goes by what ${BEST_KILOGRAMS} kg brings at a yard’s own price, after the drive there and back at ${dollars(KM_COST)} a kilometre of road (${ROAD_FACTOR} times the straight line); the others follow, nearest first.`;

/** Links to a list of yards in either order, which keep the other search parameters; nothing if there is no choice. */
export function YardOrderLinks({ order }: { order: YardOrder }) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  if (!order) return null;
  const link = (sort: YardOrder, label: string) => {
    const next = new URLSearchParams(parameters);
    for (const name of ["page", "sort"]) next.delete(name);
    if (sort === "best") next.set("sort", sort);
    const current = sort === order ? "page" : undefined;
    return (
      <li>
        <Link to={`${pathname}?${next}`} rel="nofollow" aria-current={current} preventScrollReset>
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
      {order === "best" && <p>{BEST_FIRST}</p>}
    </div>
  );
}
