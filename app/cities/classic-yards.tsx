import type { City, CityYard } from "../../worker/data/types.ts";
import { Link } from "../ui/link.tsx";
import { YardCard } from "../yards/yard-card.tsx";

/** Yards shown; the current city page has them all. */
const SHOWN = 5;

interface ClassicYardsProps {
  city: Pick<City, "name" | "slug">;
  yards: CityYard[];
}

/** A few of the city's yards. */
export function ClassicYards({ city, yards }: ClassicYardsProps) {
  return (
    <section className="section wrap" aria-labelledby="yards-heading">
      <h2 id="yards-heading">Scrap yards in {city.name}</h2>
      {yards.length > 0 ? (
        <ul className="card-grid">
          {yards.slice(0, SHOWN).map((yard) => (
            <YardCard key={yard.id} yard={yard} />
          ))}
        </ul>
      ) : (
        <p className="empty">No scrap yards found in this area.</p>
      )}
      <p>
        {yards.length > 0 ? (
          <Link to={`/${city.slug}/#yards`}>All yards in {city.name}</Link>
        ) : (
          <Link to="/scrap-yards/">Scrap yards in all of Australia</Link>
        )}
      </p>
    </section>
  );
}
