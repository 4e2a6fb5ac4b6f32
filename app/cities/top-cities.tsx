import type { City } from "../../worker/data/types.ts";
import { Link } from "../ui/link.tsx";

/** The largest cities as cards. */
export function TopCities({ cities }: { cities: City[] }) {
  return (
    <ul className="top-cities">
      {cities.map(({ id, name, slug, state }) => (
        <li key={id}>
          <Link className="card" to={`/${slug}/`} prefetch="intent">
            <b>{name}</b> <span>{state}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As many placeholders as cities will come, of the same size. */
export function TopCitySkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading cities">
      <ul className="top-cities" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else
          <li key={place} className="card skeleton" />
        ))}
      </ul>
    </div>
  );
}
