import { Suspense } from "react";
import { Await } from "react-router";
import type { City } from "../../worker/data/cities.ts";
import { JsonLd } from "../head/json-ld.tsx";
import { Link } from "../ui/link.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { cityYardList } from "../yard-cards/yard-structured-data.ts";
import { CityYardList, type YardList } from "./city-yard-list.tsx";

/** Yards whose details are on the page before the visitor asks for all. */
export const FIRST_YARDS = 6;

interface CityYardsProps {
  city: Pick<City, "name" | "slug" | "state">;
  /** A failure shows the same message as an empty list. */
  yards: YardList | Promise<YardList>;
  /** True if all yards are shown with details. */
  isAll: boolean;
  /** Leaves out the structured data, because search engines should not see these yards. */
  isNoindex: boolean;
}

/** A city's yards: a spinner while loading, then a map with a list, or a message if there are none. */
export function CityYards({ city, yards, isAll, isNoindex }: CityYardsProps) {
  return (
    <section id="yards" className="wrap section" aria-labelledby="yards-heading">
      <h2 id="yards-heading">Scrap Metal Yards in {city.name}</h2>
      <p className="lead">
        Contact the yards directly for a quote and to ask which materials they accept. Prices change
        from day to day, and with quantity, grade and how clean the metal is.
      </p>
      <Suspense fallback={<LateYards city={city} />}>
        <Await resolve={yards} errorElement={<NoYards city={city} />}>
          {(list) =>
            list.yards.length > 0 ? (
              <MapAndList city={city} isAll={isAll} isNoindex={isNoindex} {...list} />
            ) : (
              <NoYards city={city} />
            )
          }
        </Await>
      </Suspense>
      <p id="after-yards" className="link-row">
        <Link to={`/scrap-yards/?${new URLSearchParams({ near: `${city.name} ${city.state}` })}`}>
          {`Yards near ${city.name}, nearest first`}
        </Link>
        <Link className="button" to="/category/scrap-yards/" reloadDocument>
          View All Scrap Yards
        </Link>
      </p>
    </section>
  );
}

/** Late content needs a script to appear; a page with all yards never sends them late. */
function LateYards({ city: { slug } }: Pick<CityYardsProps, "city">) {
  return (
    <>
      <Spinner label="Loading scrap yards..." />
      <p className="scriptless">
        <Link to={`/${slug}/?yards=all#yards`}>Show the yards</Link>
      </p>
    </>
  );
}

type MapAndListProps = YardList & Omit<CityYardsProps, "yards">;

function MapAndList({ city, isAll, isNoindex, ...list }: MapAndListProps) {
  const { yards, others, total } = list;
  const path = `/${city.slug}/`;
  const allPath = `${path}?yards=all`;
  const listed = yards.length + (others ? others.split("\n").length : 0);
  return (
    <>
      {!isNoindex && <JsonLd data={import.meta.env.SSR && cityYardList(city, list)} />}
      <CityYardList city={city.name} allPath={allPath} {...list} />
      {total > FIRST_YARDS && (
        <p>
          {!isAll && `The first ${FIRST_YARDS} are those nearest the middle of ${city.name}. `}
          <Link to={`${isAll ? path : allPath}#yards`}>
            {isAll ? "Show fewer" : `Show all ${listed} yards`}
          </Link>
        </p>
      )}
      {listed < total && (
        <p>
          <Link to={`/scrap-yards/?q=${encodeURIComponent(city.name)}`}>
            {`All ${total} yards in ${city.name}`}
          </Link>
        </p>
      )}
    </>
  );
}

function NoYards({ city }: Pick<CityYardsProps, "city">) {
  const query = new URLSearchParams({
    subject: `Scrap yard in ${city.name}`,
    from: `/${city.slug}/`,
  });
  return (
    <p className="empty">
      No scrap yards found in {city.name} yet. <Link to={`/contact/?${query}`}>Let us know!</Link>
    </p>
  );
}
