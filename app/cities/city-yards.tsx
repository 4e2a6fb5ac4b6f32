import { Suspense } from "react";
import { Await } from "react-router";
import type { City, CityYard } from "../../worker/data/types.ts";
import { JsonLd } from "../ui/json-ld.tsx";
import { Link } from "../ui/link.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { YardCard } from "../yards/yard-card.tsx";
import { cityYardList } from "../yards/yard-structured-data.ts";
import { CityMap } from "./city-map.tsx";

interface CityYardsProps {
  city: Pick<City, "name" | "slug">;
  /** How many are shown; one more may arrive, which says that there are more. */
  shown: number;
  /** May arrive late; undefined and a failure both show the empty message, as an empty list does. */
  yards: CityYard[] | Promise<CityYard[] | undefined>;
}

/** The yards of a city: a spinner, then cards or the empty message. */
export function CityYards({ city, yards, shown }: CityYardsProps) {
  return (
    <section id="yards" className="wrap section" aria-labelledby="yards-heading">
      <h2 id="yards-heading">Scrap Metal Yards in {city.name}</h2>
      <p className="lead">
        Contact the yards directly for a quote and for the materials they accept: prices change from
        day to day and with quantity, grade and cleanliness.
      </p>
      <Suspense fallback={<Spinner label="Loading scrap yards..." />}>
        <Await resolve={yards} errorElement={<NoYards city={city} />}>
          {(found) =>
            found?.length ? (
              <Found city={city} yards={found} shown={shown} />
            ) : (
              <NoYards city={city} />
            )
          }
        </Await>
      </Suspense>
      <p>
        <Link className="button" to="/category/scrap-yards/" reloadDocument>
          View All Scrap Yards
        </Link>
      </p>
    </section>
  );
}

interface FoundProps extends Pick<CityYardsProps, "city" | "shown"> {
  yards: CityYard[];
}

function Found({ city, yards, shown }: FoundProps) {
  const first = yards.slice(0, shown);
  return (
    <>
      <JsonLd data={import.meta.env.SSR && cityYardList(city, first)} />
      <CityMap city={city.name} yards={first} />
      <ul className="card-grid">
        {first.map((yard) => (
          <YardCard key={yard.id} yard={yard} />
        ))}
      </ul>
      {yards.length > shown && (
        <p>
          These are the first {shown} by name.{" "}
          <Link to={`/scrap-yards/?q=${encodeURIComponent(city.name)}`}>
            All yards in {city.name}
          </Link>
        </p>
      )}
    </>
  );
}

function NoYards({ city }: Pick<CityYardsProps, "city">) {
  const told = new URLSearchParams({
    subject: `Scrap yard in ${city.name}`,
    from: `/${city.slug}/`,
  });
  return (
    <p className="empty">
      No scrap yards found in {city.name} yet. <Link to={`/contact/?${told}`}>Let us know!</Link>
    </p>
  );
}
